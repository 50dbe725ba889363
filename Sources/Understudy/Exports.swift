// The values that a stage hands out: pending work, virtual time, findings.
@_exported public import Clockwork
@_exported public import Findings
