import { useSyncExternalStore } from 'react'

type StoredList = {
  readonly now: () => readonly string[]
  /** Puts the word at the end, or takes it out. When there are too many, the oldest goes. */
  readonly set: (word: string, kept: boolean) => void
  readonly clear: () => void
  readonly use: () => readonly string[]
}

const NONE: readonly string[] = []

/** A short list that this browser keeps under `key`, the newest last; what does not fit was written by somebody else. */
export function storedList(key: string, { fits, most }: { readonly fits: RegExp; readonly most: number }): StoredList {
  const listeners = new Set<() => void>()
  /** What was read last, so that the same text is the same list. */
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
    set: (word, kept) => {
      const others = now().filter((each) => each !== word)
      keep(kept ? [...others, word].slice(-most) : others)
    },
    clear: () => keep(NONE),
    use: () => useSyncExternalStore(subscribe, now, () => NONE),
  }
}
