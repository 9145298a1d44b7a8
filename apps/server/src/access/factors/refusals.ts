import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const authenticatorBoundAlready = refuse('AUTHENTICATOR_BOUND_ALREADY')
export const authenticatorSetupExpired = refuse('AUTHENTICATOR_SETUP_EXPIRED')
