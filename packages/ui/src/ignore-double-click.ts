import { type MouseEvent, useRef } from 'react'
import type { PressEvent } from 'react-aria-components'

/**
 * Handles a double click as one click: the second click starts nothing and does not submit the form again. Key presses
 * always count.
 */
export function useIgnoreDoubleClick(onPress: (() => void) | undefined) {
  const isSecond = useRef(false)
  return {
    onClickCapture: (e: MouseEvent) => {
      isSecond.current = e.detail > 1
      if (isSecond.current) e.preventDefault()
    },
    ...(onPress && {
      onPress: ({ pointerType }: PressEvent) => (pointerType === 'keyboard' || !isSecond.current) && onPress(),
    }),
  }
}
