public import CoreGraphics

// The words of queries; they are strings, as CFString is one here.

/// The kind of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A key with its certificate.
public let kSecClassIdentity: CFString = "idnt"
/// When an item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Readable on an unlocked device.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Readable once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Readable always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Readable on this unlocked device with a code.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Readable on this unlocked device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Readable once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Readable always on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Who can read an item.
public let kSecAttrAccessControl: CFString = "accc"
/// The apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item is on all devices of the user.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items whether or not on all devices.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// What an item is.
public let kSecAttrDescription: CFString = "desc"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// Who made an item.
public let kSecAttrCreator: CFString = "crtr"
/// The type of an item.
public let kSecAttrType: CFString = "type"
/// What the user reads.
public let kSecAttrLabel: CFString = "labl"
/// Whether the user sees an item.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The account.
public let kSecAttrAccount: CFString = "acct"
/// The service.
public let kSecAttrService: CFString = "svce"
/// Bytes of the app.
public let kSecAttrGeneric: CFString = "gena"
/// The domain of security.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The protocol of the web.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol of the secure web.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// How the server asks.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The server asks as usual.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// The port.
public let kSecAttrPort: CFString = "port"
/// The path.
public let kSecAttrPath: CFString = "path"
/// Bytes that tell a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// A label that tells a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The type of a key.
public let kSecAttrKeyType: CFString = "type.key"
/// The size of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// How many items are found.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether case does not matter.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether the bytes are given back.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are given back.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether an object is given back.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a lasting reference is given back.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The bytes.
public let kSecValueData: CFString = "v_Data"
/// The object.
public let kSecValueRef: CFString = "v_Ref"
/// The lasting reference.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the keychain is that of iOS.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// What the user reads when asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the user may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user must not be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items that need the user are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The context that asks the user.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
