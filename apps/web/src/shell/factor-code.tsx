import { Button } from '@tessera/ui/button.tsx'
import { CodeEntry } from '@tessera/ui/code-entry.tsx'
import { SendCode } from '@tessera/ui/send-code.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { type ReactNode, useState } from 'react'
import type { Way } from '../lib/step-up.tsx'
import { useShellWords } from './shell-words.ts'

type FactorCodeProps = {
  ways: readonly Way[]
  way: Way
  onWay: (way: Way) => void
  where: string | undefined
  send: {
    onSend: (by: 'text' | 'voice') => void
    sending: boolean
    availableAt: number | undefined
    voice: boolean
    disabled?: boolean
  }
  code: string
  onCode: (code: string) => void
  onComplete?: (code: string) => void
  state: 'typing' | 'checking' | 'accepted'
  disabled?: boolean
  autoFocus?: boolean
  /** Under the boxes; without it where the code is found. */
  help?: ReactNode
  error: string | undefined
}

const BACKUP_LENGTH = 11

/** Six boxes for a code of one factor, the button that sends it, and the other factors that would do. */
export function FactorCode({ ways, way, onWay, where, send, ...p }: FactorCodeProps) {
  const t = useShellWords()
  const [isBackup, setBackup] = useState(false)
  const choose = (next: Way, backup = false) => {
    p.onCode('')
    setBackup(backup)
    onWay(next)
  }
  const others = ways.filter((each) => each !== way)
  const asksBackup = way === 'google' && isBackup
  return (
    <div className="col">
      {asksBackup ? (
        <TextInput
          label={t('factor.backup')}
          value={p.code}
          onChange={(text) => {
            const code = text.toLowerCase()
            p.onCode(code)
            if (code.length === BACKUP_LENGTH) p.onComplete?.(code)
          }}
          stripSpaces
          maxLength={BACKUP_LENGTH}
          autoComplete="off"
          placeholder="xxxxx-xxxxx"
          error={p.error}
        />
      ) : (
        <CodeEntry
          key={way}
          label={t(`factor.${way}`)}
          value={p.code}
          onChange={p.onCode}
          {...(p.onComplete && { onComplete: p.onComplete })}
          state={p.state}
          disabled={p.disabled ?? false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever uses it says that it takes the place of another form
          autoFocus={p.autoFocus ?? false}
          error={p.error}
        />
      )}
      <div className="row row--between">
        <span className="xs t3">{p.help ?? t(`factorHelp.${way}`, { where: where ?? '' })}</span>
        {way !== 'google' && <SendCode {...send} />}
      </div>
      {(others.length > 0 || way === 'google') && (
        <div className="row row--wrap">
          {others.map((each) => (
            <Button key={each} kind="ghost" size="xs" onPress={() => choose(each)}>
              {t(`factorInstead.${each}`)}
            </Button>
          ))}
          {way === 'google' && (
            <Button kind="ghost" size="xs" onPress={() => choose('google', !isBackup)}>
              {t(isBackup ? 'factorInstead.google' : 'factorInstead.backup')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
