import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_PASSKEYS } from '@tessera/domain/access/passkeys/passkey.ts'

export const passkeyNotAvailable = refuse('PASSKEY_NOT_AVAILABLE')
export const passkeyExpired = refuse('PASSKEY_EXPIRED')
export const passkeyFailed = refuse('PASSKEY_FAILED')
export const passkeyCopied = refuse('PASSKEY_COPIED')
export const passkeyExist = refuse('PASSKEY_EXIST')
export const passkeyTooMany = refuse('PASSKEY_TOO_MANY', { params: { max: MAX_PASSKEYS } })
