import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { ipfs } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { api } from '#parts/api.ts'

export type Publication = ReplyOf<typeof ipfs.lookup>['rows'][number]

/** Publications under a CID or a SHA-256, newest first. */
export const publications = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['ipfs', 'lookup', id, locale],
    queryFn: async () => (await api.ipfs.lookup({ id })).rows,
  })
