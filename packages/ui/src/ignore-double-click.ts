import { type MouseEvent, useRef } from 'react'
import type { PressEvent } from 'react-aria-components'

/** A button that starts something takes a double click as one: its second half starts nothing, and sends no form again. A key is never a half. */
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
