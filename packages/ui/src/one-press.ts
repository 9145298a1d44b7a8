import { type MouseEvent, useRef } from 'react'

/** A button that starts something takes a double click as one: its second half starts nothing, and sends no form again. */
export function useOnePress(onPress: (() => void) | undefined) {
  const isSecond = useRef(false)
  return {
    onClickCapture: (e: MouseEvent) => {
      isSecond.current = e.detail > 1
      if (isSecond.current) e.preventDefault()
    },
    ...(onPress && { onPress: () => !isSecond.current && onPress() }),
  }
}
