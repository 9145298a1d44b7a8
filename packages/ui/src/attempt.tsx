import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

const AttemptContext = createContext<{ readonly tried: boolean; readonly onTry: () => void }>({
  tried: false,
  onTry: () => undefined,
})

/** Whether somebody came to a barred button of this form: then each of its fields says what it still lacks. */
export const useAttempt = () => useContext(AttemptContext)

/** A form whose fields know that somebody tried to go on. A dialog is one by itself. */
export function Attempt({ children }: { children: ReactNode }) {
  const [tried, setTried] = useState(false)
  const attempt = useMemo(() => ({ tried, onTry: () => setTried(true) }), [tried])
  return <AttemptContext value={attempt}>{children}</AttemptContext>
}
