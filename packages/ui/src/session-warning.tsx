import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type SessionWarningProps = {
  /** `age`: the session ends in any case. */
  cause: 'idle' | 'age'
  onStay: () => void
  onLeave: () => void
  words: {
    readonly title: string
    readonly text: string
    readonly left: string
    readonly stay: string
    readonly leave: string
  }
}

/**
 * Warns that the session ends. An idle user can stay logged in; a session that reached its maximum age ends in any
 * case.
 */
export function SessionWarning({ cause, onStay, onLeave, words }: SessionWarningProps) {
  const [understood, setUnderstood] = useState(false)
  const stay = cause === 'idle' ? onStay : () => setUnderstood(true)
  const foot = (
    <>
      <Button kind="secondary" onPress={onLeave}>
        {words.leave}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- any key keeps the session */}
      <Button onPress={stay} autoFocus>
        {words.stay}
      </Button>
    </>
  )
  return (
    <Dialog open={!understood} onClose={stay} title={words.title} foot={foot} urgent>
      <p>{words.text}</p>
      <p className="h4 num" role="timer">
        {words.left}
      </p>
    </Dialog>
  )
}
