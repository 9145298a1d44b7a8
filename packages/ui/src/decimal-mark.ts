import type { DecimalMark } from '@tessera/domain/books/money/typed-amount.ts'
import { useSyncExternalStore } from 'react'

const KEY = 'tessera.decimals'
const listeners = new Set<() => void>()
/** The choice of this page, for a browser that blocks storage. */
let chosen: DecimalMark | undefined

/** The decimal sign that the reader chose in this browser, else the one of the browser's language. */
export function decimalMark(): DecimalMark {
  const saved = storage()?.getItem(KEY) ?? chosen
  return saved === 'comma' || saved === 'point' ? saved : markOf(navigator.language)
}

/** The decimal sign of a language: 'de' → 'comma', 'en-US' → 'point'. */
export const markOf = (language: string): DecimalMark =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? 'comma'
    : 'point'

function choose(mark: DecimalMark): void {
  const store = storage()
  if (store) store.setItem(KEY, mark)
  else chosen = mark
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The reader's decimal sign and a function to change it. A server only knows the point. */
export const useDecimalMark = (): readonly [mark: DecimalMark, choose: (mark: DecimalMark) => void] => [
  useSyncExternalStore(subscribe, decimalMark, () => 'point'),
  choose,
]

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    // Access throws if the browser blocks site data; the choice then lasts for this page only.
    return undefined
  }
}
