import { useRef } from 'react'
import type { Option } from './select-list.tsx'

/** Letters typed within this time belong to the same word. */
const WORD_MS = 1_000

type Pressed = {
  readonly key: string
  readonly timeStamp: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** The typed letter; undefined for keys with a function. */
export const letterOf = ({ key, ctrlKey, metaKey, altKey }: Pressed): string | undefined =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? key : undefined

/** The text in which an option is searched. */
export const textOf = ({ value, end, suffix, also }: Option<string>): string =>
  [value, end, suffix, also].filter(Boolean).join(' ')

/** The first enabled option that matches: Enter in a search takes it. */
export const firstThat = (options: readonly Option<string>[], fits: (text: string) => boolean): string | undefined =>
  options.find((option) => option.disabled !== true && fits(textOf(option)))?.code

const nothing = { text: '', at: -Infinity }

/**
 * Returns the option that a key chooses while the list is closed: the neighbour, or the next one that begins with the
 * typed letters.
 */
export function useKeyChoice(options: readonly Option<string>[], value: string | undefined) {
  const word = useRef(nothing)
  return (pressed: Pressed): string | undefined => {
    const letter = letterOf(pressed)
    const goesOn = pressed.timeStamp - word.current.at < WORD_MS
    word.current =
      letter === undefined
        ? nothing
        : { text: (goesOn ? word.current.text : '') + letter.toLowerCase(), at: pressed.timeStamp }
    const open = options.filter(({ disabled }) => disabled !== true)
    const at = open.findIndex((option) => option.code === value)
    if (pressed.key === 'ArrowLeft') return open[Math.max(at - 1, 0)]?.code
    if (pressed.key === 'ArrowRight') return open[Math.min(at + 1, open.length - 1)]?.code
    if (letter === undefined) return undefined
    const { text } = word.current
    // The same letter again moves to the next option; a longer word may keep the current one.
    const from = text.length === 1 ? at + 1 : Math.max(at, 0)
    return [...open.slice(from), ...open.slice(0, from)].find(({ value: label }) =>
      label.toLowerCase().startsWith(text),
    )?.code
  }
}
