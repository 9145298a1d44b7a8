import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const cmsSlugTaken = refuse('CMS_SLUG_TAKEN', { field: 'slug' })
export const cmsWrongStatus = refuse('CMS_WRONG_STATUS')
export const cmsVersionStale = (version: number) => refuse('CMS_VERSION_STALE', { params: { version } })
export const cmsKindFixed = refuse('CMS_KIND_FIXED', { field: 'content.kind' })
export const cmsEditionUsed = (edition: string) =>
  refuse('CMS_EDITION_USED', { field: 'content.edition', params: { edition } })
export const cmsLinkNowhere = (href: string) => refuse('CMS_LINK_NOWHERE', { params: { href } })
export const cmsHourPast = refuse('CMS_HOUR_PAST', { field: 'publishAt' })
export const cmsTextRequired = refuse('CMS_TEXT_REQUIRED')
export const cmsImageUnknown = (field: string) => refuse('CMS_IMAGE_UNKNOWN', { field: `content.${field}` })
export const cmsIncomplete = (field: string) =>
  refuse('CMS_INCOMPLETE', { field: `content.${field}`, params: { field } })
export const cmsOwnText = refuse('CMS_OWN_TEXT')
