import { FAVORITES_KEPT } from '@tessera/domain/products/favorites.ts'
import { useSyncExternalStore } from 'react'

const KEY = 'tessera.favorites'
const NONE: readonly string[] = []
const listeners = new Set<() => void>()

/** What was read last, so that the same text is the same list. */
let read: { text: string; symbols: readonly string[] } = { text: '', symbols: NONE }

/** Tickers that a visitor starred in this browser; what somebody else wrote there is no ticker. */
function symbolsNow(): readonly string[] {
  const text = localStorage.getItem(KEY) ?? ''
  if (text !== read.text) read = { text, symbols: text.split(' ').filter((each) => /^[A-Z][A-Z0-9]{1,11}$/.test(each)) }
  return read.symbols
}

function keep(symbols: readonly string[]): void {
  if (symbols.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, symbols.join(' '))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The newest stand last; when there are too many, the oldest goes. */
export const localFavorites = {
  now: symbolsNow,
  set: (symbol: string, favorite: boolean): void => {
    const others = symbolsNow().filter((each) => each !== symbol)
    keep(favorite ? [...others, symbol].slice(-FAVORITES_KEPT) : others)
  },
  clear: (): void => keep(NONE),
}

export const useLocalFavorites = (): readonly string[] => useSyncExternalStore(subscribe, symbolsNow, () => NONE)
