import { sharedStart } from '@tessera/domain/books/money/typed-amount.ts'
import { type CompositionEvent, useState } from 'react'

/** The key code of key events that the IME handles. In Safari, only the Enter that ends a composition has it. */
const TAKEN_BY_INPUT_METHOD = 229

/** True if the IME handles the key: it confirms or moves within the composition and must do nothing else. */
export const isComposing = (key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  key.isComposing || key.keyCode === TAKEN_BY_INPUT_METHOD

/**
 * During an IME composition (pinyin, kana, full-width digits) the field shows the unfinished text unchanged, because a
 * rule that rewrites it would break the composition. `onText` receives the result once, at the end.
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
 * If a field rewrites the typed text, the browser moves the caret to its end. This puts the caret back where the user
 * types, so that the next digit is not appended at the end.
 */
export const keepCaret = (text: string, keep: (text: string) => string): void =>
  moveCaret(text, keep(text), (caret) => keep(text.slice(0, caret)).length)

/**
 * Keeps the caret in a field that accepts or refuses a whole edit. After a refusal the caret is where the edit began, else it
 * keeps its distance from the end.
 */
export const keepCaretOfEdit = (before: string, typed: string, result: string): void =>
  moveCaret(typed, result, (caret) =>
    result === before ? sharedStart(before, typed) : Math.max(0, result.length - (typed.length - caret)),
  )

function moveCaret(typed: string, result: string, placeOf: (caret: number) => number): void {
  const box = document.activeElement
  // An email input has no readable or settable caret position.
  if (!(box instanceof HTMLInputElement) || box.value !== typed || box.selectionStart === null || result === typed)
    return
  const at = placeOf(box.selectionStart)
  // React writes the rewritten text at the end of this event.
  queueMicrotask(() => box.setSelectionRange(at, at))
}
