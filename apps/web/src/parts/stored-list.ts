import { useSyncExternalStore } from 'react'

type StoredList = {
  readonly now: () => readonly string[]
  /** Appends the entry, or removes it. If there are too many, the oldest is removed. */
  readonly set: (word: string, isIncluded: boolean) => void
  readonly clear: () => void
  readonly use: () => readonly string[]
}

const NONE: readonly string[] = []

/**
 * A short list stored in this browser under `key`, newest last. Entries that do not match `fits` are ignored, because
 * this app did not write them.
 */
export function storedList(key: string, { fits, max }: { readonly fits: RegExp; readonly max: number }): StoredList {
  const listeners = new Set<() => void>()
  /** The last result, so that the same text returns the same array. */
  let read = { text: '', words: NONE }
  const now = () => {
    const text = localStorage.getItem(key) ?? ''
    if (text !== read.text) read = { text, words: text.split(' ').filter((each) => fits.test(each)) }
    return read.words
  }
  const keep = (words: readonly string[]) => {
    if (words.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, words.join(' '))
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return {
    now,
    set: (word, isIncluded) => {
      const others = now().filter((each) => each !== word)
      keep(isIncluded ? [...others, word].slice(-max) : others)
    },
    clear: () => keep(NONE),
    use: () => useSyncExternalStore(subscribe, now, () => NONE),
  }
}
