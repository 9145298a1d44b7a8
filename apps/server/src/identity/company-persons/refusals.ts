import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const companyPersonIncomplete = refuse('COMPANY_PERSON_INCOMPLETE')
export const companyLinkDone = refuse('COMPANY_LINK_DONE')
export const companyLinkExpired = refuse('COMPANY_LINK_EXPIRED')
export const companyLinkDateWrong = (left: number) =>
  refuse('COMPANY_LINK_DATE_WRONG', { field: 'birthDate', params: { left } })
export const companyLinkFactsChanged = refuse('COMPANY_LINK_FACTS_CHANGED')
export const companyLinksTooMany = refuse('COMPANY_LINKS_TOO_MANY', { field: 'email' })
export const companyLinkPhotoMissing = refuse('COMPANY_LINK_PHOTO_MISSING')
export const companyLinkItemUnknown = refuse('COMPANY_LINK_ITEM_UNKNOWN', { field: 'item' })
export const companyConsentChanged = refuse('COMPANY_CONSENT_CHANGED', { field: 'consent' })
export const companyLinkNoMailbox = refuse('COMPANY_LINK_NO_MAILBOX')
