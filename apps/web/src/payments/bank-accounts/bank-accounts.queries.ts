import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type BankAccounts = ReplyOf<typeof bankAccounts.get>
export type BankAccount = BankAccounts['rows'][number]

export const ownBankAccounts = () =>
  queryOptions({
    queryKey: ['bankAccounts'],
    queryFn: () => api.bankAccounts.get({}),
    refetchInterval: 60_000,
  })
