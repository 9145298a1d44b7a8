import { createContext, type FormEvent, type ReactNode, useContext, useMemo, useRef, useState } from 'react'

const AttemptContext = createContext<{ readonly tried: boolean; readonly onTry: () => void }>({
  tried: false,
  onTry: () => undefined,
})

/** Whether somebody came to a barred button of this form, or sent it while it was barred: then each of its fields says what it still lacks. */
export const useAttempt = () => useContext(AttemptContext)

type AttemptProps = {
  children: ReactNode
  /** What its submit button does, and Enter in a field; nothing while that button is barred or loading. Left out, it is no form by itself. */
  onSubmit?: (() => void) | undefined
  className?: string | undefined
}

/** A form whose fields know that somebody tried to go on. A dialog is one by itself. */
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

/** Its button says a moment after that it is loading: until then a second Enter is none. */
function useOneSubmit(onSubmit: (() => void) | undefined) {
  const isSent = useRef(false)
  return (e: FormEvent) => {
    e.preventDefault()
    // A dialog stands in the form that opened it, as far as React knows.
    e.stopPropagation()
    if (isSent.current) return
    isSent.current = true
    setTimeout(() => (isSent.current = false))
    onSubmit?.()
  }
}
