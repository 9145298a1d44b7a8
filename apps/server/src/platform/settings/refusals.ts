import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const registrationForbidden = refuse('REGISTRATION_FORBIDDEN')
export const regionNotServed = refuse('REGION_NOT_SERVED')
/** The accepted edition of the terms is not the current one. */
export const registrationTermsOutdated = (version: string) =>
  refuse('REGISTRATION_TERMS_OUTDATED', { field: 'termsVersion', params: { version } })
export const accountRegionProhibited = refuse('ACCOUNT_REGION_PROHIBITED', { field: 'account' })
export const loginForbidden = refuse('LOGIN_FORBIDDEN')

export const settingTimeTaken = (version: number) =>
  refuse('SETTING_TIME_TAKEN', { field: 'effectiveFrom', params: { version } })
export const settingTimePast = refuse('SETTING_TIME_PAST', { field: 'effectiveFrom' })
export const settingUnchanged = refuse('SETTING_UNCHANGED')
export const settingFixed = (field: string) => refuse('SETTING_FIXED', { field: `values.${field}`, params: { field } })
export const settingSubjectWrong = (expected: string) =>
  refuse('SETTING_SUBJECT_WRONG', { field: 'subject', params: { expected } })
/** A value that does not fit to the rest of the exchange, and what would be accepted. */
export const settingConflict = (field: string, accepted: string) =>
  refuse('SETTING_CONFLICT', { field: `values.${field}`, params: { accepted } })
/** A mint that the coin cannot use. */
export const settingMintWrong = (found: string, accepted: string) =>
  refuse('SETTING_MINT_WRONG', { field: 'values.mint', params: { found, accepted } })
export const settingChainSilent = refuse('SETTING_CHAIN_SILENT', { field: 'values.mint' })
export const settingCeilingMissing = (coin: string, decimals: number) =>
  refuse('SETTING_CEILING_MISSING', { field: 'values.withdrawOpen', params: { coin, decimals } })
export const settingLastTwo = refuse('SETTING_LAST_TWO')
export const settingOwnRights = refuse('SETTING_OWN_RIGHTS')
export const settingFileSigned = refuse('SETTING_FILE_SIGNED')
export const settingPasskeyNeeded = refuse('SETTING_PASSKEY_NEEDED')
export const settingPasskeyUntrusted = refuse('SETTING_PASSKEY_UNTRUSTED')
/** Another open account of the currency is as specific, for some of the same customers. */
export const settingAccountOpen = (name: string, coin: string) =>
  refuse('SETTING_ACCOUNT_OPEN', { field: 'values.customerCountries', params: { name, coin } })
export const settingProductNotAllotted = (symbol: string) =>
  refuse('SETTING_PRODUCT_NOT_ALLOTTED', { field: 'subject', params: { symbol } })
export const settingTokensLocked = (symbol: string, until: Date) =>
  refuse('SETTING_TOKENS_LOCKED', { field: 'subject', params: { symbol, until: until.toISOString() } })
