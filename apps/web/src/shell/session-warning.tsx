import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { useState } from 'react'
import { useLogOut } from './log-out.ts'
import { useShellWords } from './shell-words.ts'

type SessionWarningProps = { cause: 'idle' | 'age'; left: number; onStay: () => void }

/** Whoever was away may stay; a session that is too old ends whatever one does. */
export function SessionWarning({ cause, left, onStay }: SessionWarningProps) {
  const t = useShellWords()
  const logOut = useLogOut()
  const [understood, setUnderstood] = useState(false)
  const stay = cause === 'idle' ? onStay : () => setUnderstood(true)
  const foot = (
    <>
      <Button kind="secondary" onPress={logOut}>
        {t('logout')}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- one key is enough to stay */}
      <Button onPress={stay} autoFocus>
        {t(cause === 'idle' ? 'session.stay' : 'session.understood')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={!understood}
      onClose={stay}
      title={t(cause === 'idle' ? 'session.title' : 'session.ageTitle')}
      foot={foot}
      urgent
    >
      <p>{t(`session.${cause}`)}</p>
      <p className="h4 num" role="timer">
        {t('session.left', { seconds: left })}
      </p>
    </Dialog>
  )
}
