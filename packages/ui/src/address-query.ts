import { useCallback, useMemo } from 'react'
import { useLocation, useRouter } from './router.tsx'

type Query = Readonly<Record<string, string | undefined>>
type How = 'push' | 'replace'
/** `state` is kept with the entry of the history. */
type Change = (next: Query, how?: How, state?: object) => void

/**
 * Filters, tabs and page numbers live in the address, so that they can be shared; after `push` Back undoes a change, `replace`
 * is for what is no step of the reader's.
 */
export function useAddressQuery(usual: How): readonly [query: Query, change: Change] {
  const { history } = useRouter()
  const { search: shown } = useLocation()
  const query = useMemo(() => inSearch(shown), [shown])
  // From the address as it is then: two changes after one another are both in it.
  const change = useCallback(
    (next: Query, how: How = usual, state?: object) => {
      const { pathname, search } = history.location
      const merged = Object.entries({ ...inSearch(search), ...next }).filter(
        (e): e is [string, string] => e[1] !== undefined && e[1] !== '',
      )
      const text = new URLSearchParams(merged).toString()
      if (text !== new URLSearchParams(search).toString())
        history[how](text === '' ? pathname : `${pathname}?${text}`, state)
    },
    [history, usual],
  )
  return [query, change]
}

const inSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

/** `text` if it is one of the known ones, else the first of them. */
export const oneOf = <T extends string>(known: readonly [T, ...T[]], text: string | undefined): T =>
  known.find((each) => each === text) ?? known[0]

/** A page number out of an address: from 1 to 10,000, anything else is the first page. */
export const pageIn = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
