import { storedList } from '#parts/stored-list.ts'

/** The accounts whose notice about a missing second factor was closed in this browser, by the account's id. */
export const closedFactorNotices = storedList('tessera.closedFactorNotices', { fits: /^[\da-f-]{36}$/, max: 20 })
