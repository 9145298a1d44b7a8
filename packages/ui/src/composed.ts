import { type CompositionEvent, useState } from 'react'

/**
 * While an input method composes (pinyin, kana, full-width digits) the box shows the unfinished text as it is: a rule that
 * rewrote it would break the composition. What came out of it is told to `onText` once, at the end.
 */
export function useComposed(value: string, onText: (text: string) => void) {
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
