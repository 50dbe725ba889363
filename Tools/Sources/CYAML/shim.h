// libyaml, from Debian's libyaml-dev; Scripts/setup installs it.
#include <yaml.h>
