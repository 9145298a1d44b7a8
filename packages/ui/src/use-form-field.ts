import { useEffect, useId, useRef, useState } from 'react'
import { afterPress } from './after-press.ts'
import { type Refusal, useAttempt } from './form.tsx'
import { isAbout } from './wrong-fields.ts'

type FieldState = {
  label?: string | undefined
  'aria-label'?: string | undefined
  name?: string | undefined
  value: unknown
  error?: string | undefined
  fault?: string | undefined
}

/**
 * Reports a field to its form. Returns the error to show, and the id of the sentence about it while the summary of the
 * form lists the field. `root` is the ref of the element around its control.
 */
export function useFormField<Root extends HTMLElement = HTMLDivElement>({
  label,
  'aria-label': hiddenLabel,
  name,
  value,
  error,
  fault,
}: FieldState) {
  const { fields, tried, attempted, refusal } = useAttempt()
  const entryId = useId()
  const root = useRef<Root>(null)
  const refused = useRefusal(refusal?.field !== undefined && isAbout(refusal.field, name) ? refusal : undefined, value)
  const title = label ?? hiddenLabel
  const message = error ?? refused ?? fault
  const kind = error !== undefined ? 'error' : refused === undefined ? 'fault' : 'refused'
  useEffect(
    () => fields.put({ entryId, label: title, name, message, kind, root: () => root.current }),
    [fields, entryId, title, name, message, kind],
  )
  const visible = error ?? refused ?? (tried ? fault : undefined)
  return { root, error: visible, entryId: attempted && visible !== undefined ? entryId : undefined }
}

/** The words of a refusal until the user changes the refused value. */
function useRefusal(refusal: Refusal | undefined, value: unknown): string | undefined {
  const [seen, setSeen] = useState({ refusal, value })
  if (seen.refusal !== refusal) setSeen({ refusal, value })
  return seen.refusal === refusal && Object.is(seen.value, value) ? refusal?.message : undefined
}

/**
 * True while a field has the focus, and a function that reports each change. If a press takes the focus away, the field
 * counts as focused until the press ends. Otherwise the error that appears would move the pressed button.
 */
export function useFieldFocus(): readonly [boolean, (isFocused: boolean) => void] {
  const [focused, setFocused] = useState(false)
  const hasFocus = useRef(false)
  const change = (isFocused: boolean) => {
    hasFocus.current = isFocused
    if (isFocused) setFocused(true)
    else afterPress(() => setFocused(hasFocus.current))
  }
  return [focused, change]
}

/** True while the focus is within the element with these props. */
export function useFocusWithin() {
  const [focused, change] = useFieldFocus()
  return { focused, focusProps: { onFocus: () => change(true), onBlur: () => change(false) } }
}
