import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_KEYS } from '@tessera/domain/access/api-keys/key.ts'

export const apiKeyLimitReached = refuse('API_KEY_LIMIT_REACHED', { params: { max: MAX_KEYS } })
export const apiKeyUnknown = refuse('API_KEY_UNKNOWN')
export const apiSignatureWrong = refuse('API_SIGNATURE_WRONG')
export const apiRequestRepeated = refuse('API_REQUEST_REPEATED')
export const apiAddressForeign = (ip: string) => refuse('API_ADDRESS_FOREIGN', { params: { ip } })
export const apiKeyOfAnother = refuse('API_KEY_OF_ANOTHER')
export const brokerKeyFixed = refuse('BROKER_KEY_FIXED')
