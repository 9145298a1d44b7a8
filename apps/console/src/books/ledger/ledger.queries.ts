import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ledger } from '@tessera/contract/books/ledger/ledger.ts'
import { Coin } from '@tessera/contract/platform/http/shared.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { api } from '#parts/api.ts'
import type { SearchOf } from '#parts/screen-search.ts'

export type Account = ReplyOf<typeof ledger.accounts>['rows'][number]
export type Entry = ReplyOf<typeof ledger.entries>['rows'][number]
export type Trial = ReplyOf<typeof ledger.trial>
type Address = SearchOf<'ledger'>

const DAY = /^\d{4}-\d{2}-\d{2}$/u
const startOf = (day: string | undefined): number | undefined => {
  const at = day !== undefined && DAY.test(day) ? Date.parse(day) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}
const timeOf = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : new Date(ms).toISOString()
/** The first moment of a day in the address (UTC), or of the next one. Anything that is not a day counts as missing. */
const from = (day: string | undefined): string | undefined => timeOf(startOf(day))
const after = (day: string | undefined): string | undefined => {
  const start = startOf(day)
  return timeOf(start === undefined ? undefined : start + DAY_MS)
}
const matching = (text: string | undefined, pattern: RegExp): string | undefined =>
  text !== undefined && pattern.test(text) ? text : undefined

const known = <T extends object>(fields: T): Partial<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields without those that are undefined
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** The filters of the accounts that the address requests. A half-typed number is not sent. */
export const accountFilter = ({ tab, coin, customer, at }: Address) =>
  known({
    kind: tab,
    coin: coin !== undefined && Coin.safeParse(coin).success ? coin : undefined,
    customer: matching(customer, /^\d{6,12}$/u),
    at: after(at),
  })

export const entryFilter = (id: string, address: Address) => ({
  id,
  ...known({
    kind: address.kind,
    from: from(address.from),
    until: after(address.until),
    amount: matching(address.amount, /^(0|[1-9]\d*)(\.\d+)?$/u),
    reference: address.reference === '' ? undefined : address.reference,
  }),
})

export const accountsOf = (address: Address) => {
  const request = { page: address.page ?? 1, ...accountFilter(address) }
  return queryOptions({
    queryKey: ['ledger', 'accounts', request],
    queryFn: () => api.ledger.accounts(request),
    placeholderData: keepPreviousData,
    // Each search for a customer is an entry of the audit log.
    refetchOnWindowFocus: false,
  })
}

export const entriesOf = (accountId: string, address: Address) => {
  const request = { page: address.page ?? 1, ...entryFilter(accountId, address) }
  return queryOptions({
    queryKey: ['ledger', 'entries', request],
    queryFn: () => api.ledger.entries(request),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
}

export const journalOf = (id: string) =>
  queryOptions({
    queryKey: ['ledger', 'journal', id],
    queryFn: () => api.ledger.journal({ id }),
    refetchOnWindowFocus: false,
  })

export const trialOf = (day: string) =>
  queryOptions({
    queryKey: ['ledger', 'trial', day],
    queryFn: () => api.ledger.trial({ day }),
    placeholderData: keepPreviousData,
  })
