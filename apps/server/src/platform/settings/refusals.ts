import type { SettingFault } from '@tessera/contract/platform/settings/setting-faults.ts'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const registrationForbidden = refuse('REGISTRATION_FORBIDDEN')
export const regionNotServed = refuse('REGION_NOT_SERVED')
/** The accepted edition of the terms is not the current one. */
export const registrationTermsOutdated = (version: string) =>
  refuse('REGISTRATION_TERMS_OUTDATED', { field: 'termsVersion', params: { version } })
export const accountRegionProhibited = refuse('ACCOUNT_REGION_PROHIBITED', { field: 'account' })
export const loginForbidden = refuse('LOGIN_FORBIDDEN')

const timeRefusal = (rule: 'same_time' | 'due', version: number) =>
  refuse('SETTING_TIME_TAKEN', { field: 'effectiveFrom', params: { rule, version } })
export const settingTimeTaken = (version: number) => timeRefusal('same_time', version)
/** A version that is due but not applied yet. */
export const settingWaits = (version: number) => timeRefusal('due', version)
export const settingTimePast = refuse('SETTING_TIME_PAST', { field: 'effectiveFrom' })
/** A planned time that is later than the latest one. */
export const settingTimeFar = (days: number, latest: Date) =>
  refuse('SETTING_TIME_FAR', { field: 'effectiveFrom', params: { days, latest: latest.toISOString() } })
export const settingUnchanged = refuse('SETTING_UNCHANGED')
/** A code that staff want to remove. */
export const settingReasonRemoved = (code: string) =>
  refuse('SETTING_REASON_REMOVED', { field: 'values.codes', params: { code } })
export const settingReasonBuiltIn = (at: number, code: string) =>
  refuse('SETTING_REASON_BUILT_IN', { field: `values.codes.${at}.lastDay`, params: { code } })
export const settingReasonNeeded = refuse('SETTING_REASON_NEEDED', { field: 'values.codes.0.lastDay' })
export const settingFixed = (field: string) => refuse('SETTING_FIXED', { field: `values.${field}`, params: { field } })
const subjectRefusal = (rule: 'format' | 'taken', expected: string) =>
  refuse('SETTING_SUBJECT_WRONG', { field: 'subject', params: { rule, expected } })
export const settingSubjectWrong = (format: string) => subjectRefusal('format', format)
export const settingSubjectTaken = (name: string) => subjectRefusal('taken', name)
type ConflictParams =
  | { readonly rule: 'accepted'; readonly accepted: string }
  | { readonly rule: 'repeated'; readonly line: number }
  | { readonly rule: 'taken'; readonly name: string }
  | { readonly rule: 'held'; readonly accepted: string }
  | { readonly rule: 'never_open' | 'unpriced' | 'hidden' }
const conflictRefusal = (field: string, params: ConflictParams) =>
  refuse('SETTING_CONFLICT', { field: `values.${field}`, params })
/** A value that does not fit the rest of the exchange, and the values that would be accepted. */
export const settingConflict = (field: string, accepted: string) =>
  conflictRefusal(field, { rule: 'accepted', accepted })
/** A row of a list that repeats an earlier one. `line` is the position of the earlier one, from 1. */
const settingRepeated = (field: string, line: number) => conflictRefusal(field, { rule: 'repeated', line })
/** A value that must be unique and that the subject `name` has. */
export const settingTaken = (field: string, name: string) => conflictRefusal(field, { rule: 'taken', name })
/** A limit below the amounts that open withdrawals hold, and the lowest accepted one. */
export const settingHeld = (field: string, accepted: string) => conflictRefusal(field, { rule: 'held', accepted })
/** A lower limit, while the value of held amounts is unknown. */
export const settingUnpriced = (field: string) => conflictRefusal(field, { rule: 'unpriced' })
/** A text with control characters or without visible ones. */
const settingHidden = (field: string) => conflictRefusal(field, { rule: 'hidden' })
/** The fault of a field by the rules of its area. */
export function settingFaulty(fault: SettingFault) {
  if ('isHidden' in fault) return settingHidden(fault.field)
  return 'repeats' in fault ? settingRepeated(fault.field, fault.repeats) : settingConflict(fault.field, fault.accepted)
}
/** Holidays that leave a pair no trading day. */
export const settingNeverOpen = conflictRefusal('holidays', { rule: 'never_open' })

type CancelsParams = {
  /** Another number than the proposal names, or more than both people agreed on. */
  readonly rule: 'differs' | 'rose'
  readonly count: number
  readonly agreed: number
}
/** A change that cancels another number of open orders than people agreed on. */
export const settingCancelsOrders = (params: CancelsParams) =>
  refuse('SETTING_CANCELS_ORDERS', { field: 'cancelledOrders', params })

type MintParams =
  | { readonly rule: 'accepted'; readonly found: string; readonly accepted: string }
  | { readonly rule: 'taken'; readonly coin: string }
const mintRefusal = (params: MintParams) => refuse('SETTING_MINT_WRONG', { field: 'values.mint', params })
/** A mint that no coin can use. */
export const settingMintWrong = (found: string, accepted: string) => mintRefusal({ rule: 'accepted', found, accepted })
/** A mint that another coin uses. */
export const settingMintTaken = (coin: string) => mintRefusal({ rule: 'taken', coin })
export const settingChainSilent = refuse('SETTING_CHAIN_SILENT', { field: 'values.mint' })
export const settingCeilingMissing = (coin: string, decimals: number) =>
  refuse('SETTING_CEILING_MISSING', { field: 'values.withdrawOpen', params: { coin, decimals } })
export const settingLastTwo = refuse('SETTING_LAST_TWO')
export const settingOwnRights = refuse('SETTING_OWN_RIGHTS')
export const settingFileSigned = refuse('SETTING_FILE_SIGNED')
const fileMoved = (rule: 'changed' | 'outdated', list: string) =>
  refuse('SETTING_FILE_CHANGED', { params: { rule, list } })
/** Settings of a proposed file that another decision changed since. */
export const settingFileChanged = (list: string) => fileMoved('changed', list)
/** Settings of a proposed file that have other fields in this release. */
export const settingFileOutdated = (list: string) => fileMoved('outdated', list)
export const settingPasskeyNeeded = refuse('SETTING_PASSKEY_NEEDED')
export const settingPasskeyUntrusted = refuse('SETTING_PASSKEY_UNTRUSTED')
/** Another open account of the currency is as specific, for some of the same customers. */
export const settingAccountOpen = (name: string, coin: string) =>
  refuse('SETTING_ACCOUNT_OPEN', { field: 'values.customerCountries', params: { name, coin } })
export const settingProductNotAllotted = (symbol: string) =>
  refuse('SETTING_PRODUCT_NOT_ALLOTTED', { field: 'subject', params: { symbol } })
export const settingTokensLocked = (symbol: string, until: Date) =>
  refuse('SETTING_TOKENS_LOCKED', { field: 'subject', params: { symbol, until: until.toISOString() } })
