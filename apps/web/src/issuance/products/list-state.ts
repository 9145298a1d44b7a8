import { useMemo } from 'react'
import { type Search, useScreenSearch } from '#parts/url-state.ts'
import type { categories, sorts, statuses, tabs, views } from '@tessera/domain/issuance/products/list-choices.ts'

export const PAGE_SIZE = 20

type Found = {
  readonly rows: readonly unknown[]
  readonly total: number
  readonly regions: readonly { readonly id: string }[]
}
type Choices = {
  tab: (typeof tabs)[number]
  sort: (typeof sorts)[number]
  status: (typeof statuses)[number]
  category: (typeof categories)[number]
  /** The `id` of one of the list's regions; empty for any. */
  region: string
  view: (typeof views)[number]
  search: string
  page: number
}
export type ListState = Choices & {
  readonly change: (next: Partial<Choices>) => void
  /** Replaces a value in the address that does not exist, without a history entry. */
  readonly correct: (next: Partial<Choices>) => void
}

const plain = {
  tab: 'all',
  sort: 'comprehensive',
  status: 'any',
  category: 'any',
  view: 'cards',
  region: '',
  search: '',
  page: 1,
} as const

const usual = new Map<string, unknown>(Object.entries(plain))

/** The choices of the list. They are in the address, except default values. A new filter leads to page 1. */
export function useListState(): ListState {
  const [query, set] = useScreenSearch('/investments')
  return useMemo(
    () => ({
      ...choicesIn(query),
      change: (next) => set(written(next), isTypedOn(query, next) ? 'replace' : 'push'),
      correct: (next) => set(written(next), 'replace'),
    }),
    [query, set],
  )
}

/** Returns the choices in an address. */
export const choicesIn = (query: Search<'/investments'>): Choices => ({
  tab: query.tab ?? plain.tab,
  sort: query.sort ?? plain.sort,
  status: query.status ?? plain.status,
  category: query.category ?? plain.category,
  view: query.view ?? plain.view,
  region: printable(query.region),
  search: printable(query.search),
  page: query.page ?? plain.page,
})

/** An address may contain any characters. */
const printable = (text = ''): string => text.replaceAll(/\p{Cc}/gu, '')

/** True if a search continues the previous text, so that both are one history entry. */
const isTypedOn = (query: Search<'/investments'>, next: Partial<Choices>): boolean =>
  query.search !== undefined && Object.keys(next).every((key) => key === 'search')

/** Returns the corrected choices once a response tells which pages and regions exist. */
export function correction(
  { page, region }: Pick<Choices, 'page' | 'region'>,
  { rows, total, regions }: Found,
): Partial<Choices> | undefined {
  if (region !== '' && regions.every(({ id }) => id !== region)) return { region: '' }
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return rows.length === 0 && page > last ? { page: last } : undefined
}

/** Returns the choices as address parameters, without default values. */
export function written(next: Partial<Choices>): Partial<Search<'/investments'>> {
  const keepsPage = 'page' in next || 'view' in next
  const entries = Object.entries({ ...(!keepsPage && { page: 1 }), ...next })
  return Object.fromEntries(entries.map(([key, value]) => [key, value === usual.get(key) ? undefined : value]))
}

/** Returns the input of the list request; `symbols` are the favorites of a visitor. */
export const listInput = (s: Choices, symbols: readonly string[]) => ({
  page: s.page,
  pageSize: PAGE_SIZE,
  tab: s.tab,
  sort: s.sort,
  ...(s.search !== '' && { search: s.search.slice(0, 60) }),
  ...(s.status !== 'any' && { status: s.status }),
  ...(s.category !== 'any' && { category: s.category }),
  ...(s.region !== '' && { region: s.region.slice(0, 60) }),
  ...(symbols.length > 0 && { symbols: [...symbols] }),
})
