import { type RefObject, useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components'

type Press = Parameters<NonNullable<ButtonProps['onPress']>>[0]
type Key = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]

/** The state of a floating element beside its button, as react-aria's Popover expects it. */
export type Opened = {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}
/** Which entry of a list has the focus first. `true` means the selected one. */
export type FirstFocus = 'first' | 'last' | true

const arrows: Readonly<Record<string, FirstFocus>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** A button that opens a floating element. Its code loads on hover, on focus or, at the latest, on press. */
export function useOpener(load: () => Promise<unknown>, opens: 'menu' | 'listbox' | 'dialog') {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [focus, setFocus] = useState<FirstFocus>()
  const isOpen = focus !== undefined
  const near = () => void load()
  const button = {
    ref: triggerRef,
    'aria-haspopup': opens,
    'aria-expanded': isOpen,
    isPressed: isOpen,
    onHoverStart: near,
    onFocus: near,
    onPress: ({ pointerType }: Press) => setFocus(pointerType === 'keyboard' ? 'first' : true),
    onKeyDown: (event: Key) => {
      // While its code still loads, the floating element cannot handle Escape itself.
      if (isOpen && event.key === 'Escape') return setFocus(undefined)
      const there = opens === 'dialog' ? undefined : arrows[event.key]
      // Keys that this button does not use go to the dialog around it.
      if (there === undefined) return event.continuePropagation()
      event.preventDefault()
      setFocus(there)
    },
  }
  const close = () => setFocus(undefined)
  const opened: Opened = { triggerRef, isOpen, onOpenChange: (stays) => !stays && close() }
  return { button, opened, focus, open: setFocus, close }
}
