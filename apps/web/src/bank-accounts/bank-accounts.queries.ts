import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { bankAccounts } from '@tessera/contract/bank-accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

export type BankAccounts = ReplyOf<typeof bankAccounts.get>
export type BankAccount = BankAccounts['rows'][number]

export const ownBankAccounts = () =>
  queryOptions({
    queryKey: ['bankAccounts'],
    queryFn: () => api.bankAccounts.get({}),
    refetchInterval: 60_000,
  })
