import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type SubAccount = ReplyOf<typeof subAccounts.create>

export const subAccountList = () =>
  queryOptions({ queryKey: ['subAccounts'], queryFn: () => api.subAccounts.list({}), refetchInterval: 60_000 })

/** The balances of one account of the family. */
export const heldBy = (account: string) =>
  queryOptions({
    queryKey: ['accounts', 'ofFamily', account],
    queryFn: () => (account === 'main' ? api.accounts.overview({}) : api.subAccounts.overview({ id: account })),
  })
