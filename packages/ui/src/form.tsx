import {
  createContext,
  type CSSProperties,
  type FormEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createFormFields, focusField, type FormFields } from './wrong-fields.ts'

/** The server's refusal, in the reader's language, with the field that it is about. */
export type Refusal = { readonly message: string; readonly field?: string | undefined }

type FormState = {
  /** True once the user focused or pressed a disabled submit button, or pressed Enter while it was disabled. */
  readonly tried: boolean
  /** True from an attempt to submit until the user changes something in a form without wrong fields. */
  readonly attempted: boolean
  /** The reason of the pressed disabled button. */
  readonly reason: string | undefined
  readonly refusal: Refusal | undefined
  readonly fields: FormFields
  readonly onTry: () => void
  /** Called when a disabled button with a reason was pressed. */
  readonly onBarred: (reason: string) => void
}

const noForm: FormState = {
  tried: false,
  attempted: false,
  reason: undefined,
  refusal: undefined,
  fields: { put: () => () => undefined, isNamed: () => false, wrong: () => [], subscribe: () => () => undefined },
  onTry: () => undefined,
  onBarred: () => undefined,
}
const FormContext = createContext(noForm)

/** The state of the form around a field or a button. */
export const useAttempt = (): FormState => useContext(FormContext)

/** The controls within belong to a field that reports for all of them. */
export const PartsOfField = ({ children }: { children: ReactNode }) => (
  <FormContext value={noForm}>{children}</FormContext>
)

type FormProps = {
  children: ReactNode
  /**
   * Runs on the submit button and on Enter in a field, except while that button is disabled or loading. If omitted, no
   * form element is rendered.
   */
  onSubmit?: (() => void) | undefined
  /** Shown at the field of that name, else in the summary. */
  refusal?: Refusal | null | undefined
  ref?: Ref<HTMLFormElement>
  className?: string | undefined
  style?: CSSProperties
}

/**
 * A form whose fields know that the user tried to submit it. An attempt with wrong fields focuses the first of them,
 * and `FormErrors`, placed above the button, lists them. Each dialog contains one.
 */
export function Form({ children, onSubmit, refusal, ref, className, style }: FormProps) {
  const { state, onSend } = useFormState(refusal ?? undefined)
  const send = useOneSubmit(onSubmit, onSend)
  return (
    <FormContext value={state}>
      {onSubmit ? (
        <form ref={ref} className={className} style={style} noValidate onSubmit={send}>
          {children}
        </form>
      ) : (
        children
      )}
    </FormContext>
  )
}

function useFormState(refusal: Refusal | undefined) {
  const [fields] = useState(createFormFields)
  const [tried, setTried] = useState(false)
  const [attempted, setAttempted] = useState(false)
  const [reason, setReason] = useState<string>()
  /** The first field that turns out to be wrong is focused, unless the user does something else before. */
  const isWaiting = useRef(false)
  const attempts = useRef(0)
  useEffect(
    () =>
      fields.subscribe(() => {
        const first = fields.wrong().find(({ kind }) => kind !== 'fault')
        if (!isWaiting.current || first === undefined) return
        isWaiting.current = false
        focusField(first)
      }),
    [fields],
  )
  useUserAction(attempted, () => {
    isWaiting.current = false
    const seen = attempts.current
    // Deferred: rendering before the field handles the input event would discard what the user typed.
    setTimeout(() => {
      if (attempts.current !== seen) return
      setReason(undefined)
      if (fields.wrong().length === 0) setAttempted(false)
    })
  })
  const state = useMemo(() => {
    const onTry = () => setTried(true)
    const onBarred = (text: string) => {
      const [first] = fields.wrong()
      attempts.current += 1
      setTried(true)
      setAttempted(true)
      setReason(first ? undefined : text)
      if (first) focusField(first)
    }
    return { tried, attempted, reason, refusal, fields, onTry, onBarred }
  }, [tried, attempted, reason, refusal, fields])
  const onSend = () => {
    const first = fields.wrong().find(({ kind }) => kind !== 'refused')
    attempts.current += 1
    setTried(fields.wrong().some(({ kind }) => kind === 'fault'))
    setAttempted(true)
    isWaiting.current = first === undefined
    if (first) focusField(first)
  }
  return { state, onSend }
}

/** Calls `act` before the page handles a key, a press or an input. */
function useUserAction(isOn: boolean, act: () => void): void {
  const onAction = useEffectEvent(act)
  useEffect(() => {
    if (!isOn) return undefined
    const listener = () => onAction()
    const events = ['keydown', 'pointerdown', 'input'] as const
    for (const event of events) document.addEventListener(event, listener, true)
    return () => {
      for (const event of events) document.removeEventListener(event, listener, true)
    }
  }, [isOn])
}

/** The button shows its loading state a moment after the press. Until then, a second Enter is ignored. */
function useOneSubmit(onSubmit: (() => void) | undefined, onSend: () => void) {
  const isSent = useRef(false)
  return (e: FormEvent) => {
    e.preventDefault()
    // In the React tree, a dialog is a child of the form that opened it, so its submit event would bubble to that form.
    e.stopPropagation()
    if (isSent.current) return
    isSent.current = true
    setTimeout(() => (isSent.current = false))
    onSend()
    onSubmit?.()
  }
}
