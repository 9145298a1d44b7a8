import { createContext, type FormEvent, type ReactNode, useContext, useMemo, useRef, useState } from 'react'

const AttemptContext = createContext<{ readonly tried: boolean; readonly onTry: () => void }>({
  tried: false,
  onTry: () => undefined,
})

/**
 * True once the user focused or pressed a disabled submit button of this form, or pressed Enter while it was disabled.
 * Each field of the form then shows what it lacks.
 */
export const useAttempt = () => useContext(AttemptContext)

type AttemptProps = {
  children: ReactNode
  /**
   * Runs on the submit button and on Enter in a field, except while that button is disabled or loading. If omitted, no
   * form element is rendered.
   */
  onSubmit?: (() => void) | undefined
  className?: string | undefined
}

/** A form whose fields know that the user tried to submit it. Each dialog contains one. */
export function Attempt({ children, onSubmit, className }: AttemptProps) {
  const [tried, setTried] = useState(false)
  const attempt = useMemo(() => ({ tried, onTry: () => setTried(true) }), [tried])
  const send = useOneSubmit(onSubmit)
  return (
    <AttemptContext value={attempt}>
      {onSubmit ? (
        <form className={className} noValidate onSubmit={send}>
          {children}
        </form>
      ) : (
        children
      )}
    </AttemptContext>
  )
}

/** The button shows its loading state a moment after the press. Until then, a second Enter is ignored. */
function useOneSubmit(onSubmit: (() => void) | undefined) {
  const isSent = useRef(false)
  return (e: FormEvent) => {
    e.preventDefault()
    // In the React tree, a dialog is a child of the form that opened it, so its submit event would bubble to that form.
    e.stopPropagation()
    if (isSent.current) return
    isSent.current = true
    setTimeout(() => (isSent.current = false))
    onSubmit?.()
  }
}
