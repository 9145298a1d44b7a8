import { type CompositionEvent, useState } from 'react'

/** What browsers call a key that went to the input method; Safari says so too of the Enter that ends a composition, and nothing else. */
const TAKEN_BY_INPUT_METHOD = 229

/** A key that belongs to an input method: it confirms or moves within what is composed, and does nothing else. */
export const isComposing = (key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  key.isComposing || key.keyCode === TAKEN_BY_INPUT_METHOD

/**
 * While an input method composes (pinyin, kana, full-width digits) the box shows the unfinished text as it is: a rule that
 * rewrote it would break the composition. What came out of it is told to `onText` once, at the end.
 */
export function useImeInput(value: string, onText: (text: string) => void) {
  const [unfinished, setUnfinished] = useState<string>()
  return {
    value: unfinished ?? value,
    onChange: (text: string) => (unfinished === undefined ? onText(text) : setUnfinished(text)),
    composition: {
      onCompositionStart: () => setUnfinished(value),
      onCompositionEnd: (e: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setUnfinished(undefined)
        onText(e.currentTarget.value)
      },
    },
  }
}

/**
 * Where a field keeps something else than was typed, the browser puts the caret behind all of it: it goes back to where one
 * types, so that a full-width digit in the middle of a number is not followed by the rest at its end.
 */
export function keepCaret(text: string, keep: (text: string) => string): void {
  const box = document.activeElement
  // An email's box tells no place and takes none.
  if (!(box instanceof HTMLInputElement) || box.value !== text || box.selectionStart === null || keep(text) === text)
    return
  const at = keep(text.slice(0, box.selectionStart)).length
  // React writes what is kept at the end of this event.
  queueMicrotask(() => box.setSelectionRange(at, at))
}
