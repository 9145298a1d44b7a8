import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const blacklistSelf = refuse('BLACKLIST_SELF', { field: 'userAccount' })
export const blacklistFull = (max: number) => refuse('BLACKLIST_FULL', { params: { max } })
