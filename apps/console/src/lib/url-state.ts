import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { BASE } from './paths.ts'

type Query = Readonly<Record<string, string | undefined>>

/** Filters, tabs and page numbers live in the address, so that they can be shared and Back undoes them. */
export function useQuery(): readonly [query: Query, change: (next: Query, how?: 'push' | 'replace') => void] {
  const { history } = useRouter()
  const { pathname, searchStr } = useLocation()
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(searchStr)), [searchStr])
  const change = (next: Query, how: 'push' | 'replace' = 'replace') => {
    const merged = Object.entries({ ...query, ...next }).filter(
      (e): e is [string, string] => e[1] !== undefined && e[1] !== '',
    )
    const text = new URLSearchParams(merged).toString()
    // The router's path is without the base.
    history[how](`${BASE}${pathname}${text === '' ? '' : `?${text}`}`)
  }
  return [query, change]
}

/** `text` if it is one of the known ones, else the first of them. */
export const oneOf = <T extends string>(known: readonly [T, ...T[]], text: string | undefined): T =>
  known.find((each) => each === text) ?? known[0]

/** A page number out of an address: from 1 to 10,000, anything else is the first page. */
export const pageIn = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
