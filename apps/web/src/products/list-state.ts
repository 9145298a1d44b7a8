import { publicProductStatuses } from '@tessera/domain/products/machine.ts'
import { investorClasses } from '@tessera/domain/products/product.ts'
import { oneOf, pageIn, useQuery } from '../lib/url-state.ts'

export const tabs = ['all', 'favorites', 'bonds', 'stocks', 'funds', 'real_estate'] as const
export const sorts = ['comprehensive', 'newest', 'alphabetical'] as const
export const statuses = ['any', ...publicProductStatuses] as const
export const categories = ['any', ...investorClasses] as const
const views = ['cards', 'table'] as const
export const PAGE_SIZE = 20

type Choices = {
  tab: (typeof tabs)[number]
  sort: (typeof sorts)[number]
  status: (typeof statuses)[number]
  category: (typeof categories)[number]
  view: (typeof views)[number]
  search: string
  page: number
}
export type ListState = Choices & { readonly change: (next: Partial<Choices>) => void }

const plain: Readonly<Record<string, string>> = {
  tab: 'all',
  sort: 'comprehensive',
  status: 'any',
  category: 'any',
  view: 'cards',
  page: '1',
}

/** Everything chosen on the list stands in the address; what is usual is left out of it. A filter leads to page 1. */
export function useListState(): ListState {
  const [query, set] = useQuery()
  const change = (next: Partial<Choices>) => {
    const keepsPage = 'page' in next || 'view' in next
    const entries = Object.entries({ ...(!keepsPage && { page: 1 }), ...next }).map(([key, value]) => {
      const text = String(value)
      return [key, text === plain[key] ? undefined : text] as const
    })
    set(Object.fromEntries(entries))
  }
  return {
    tab: oneOf(tabs, query['tab']),
    sort: oneOf(sorts, query['sort']),
    status: oneOf(statuses, query['status']),
    category: oneOf(categories, query['category']),
    view: oneOf(views, query['view']),
    search: query['search'] ?? '',
    page: pageIn(query['page']),
    change,
  }
}

/** What the list asks the server for. */
export const listInput = (s: Choices) => ({
  page: s.page,
  pageSize: PAGE_SIZE,
  tab: s.tab,
  sort: s.sort,
  ...(s.search !== '' && { search: s.search.slice(0, 60) }),
  ...(s.status !== 'any' && { status: s.status }),
  ...(s.category !== 'any' && { category: s.category }),
})
