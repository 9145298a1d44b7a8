import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const registrationForbidden = refuse('REGISTRATION_FORBIDDEN')
export const regionNotServed = refuse('REGION_NOT_SERVED')
/** The accepted edition of the terms is not the current one. */
export const registrationTermsOutdated = (version: string) =>
  refuse('REGISTRATION_TERMS_OUTDATED', { field: 'termsVersion', params: { version } })
export const accountRegionProhibited = refuse('ACCOUNT_REGION_PROHIBITED', { field: 'account' })
export const loginForbidden = refuse('LOGIN_FORBIDDEN')
