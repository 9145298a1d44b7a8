import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { CodeEntry } from '@tessera/ui/code-entry.tsx'
import { SendCode } from '@tessera/ui/send-code.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProofMethod } from './step-up.tsx'

type FactorCodeProps = {
  methods: readonly ProofMethod[]
  method: ProofMethod
  onMethod: (method: ProofMethod) => void
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
  /** Help below the boxes; by default it says where to find the code. */
  help?: ReactNode
  error: string | undefined
  /** The text for a missing code, shown after an attempt to submit. */
  fault?: string | undefined
}

const BACKUP_LENGTH = 11

/**
 * Six boxes for a code of one factor, the button that sends it, and the other possible factors. A passkey has no code.
 */
export function FactorCode(p: FactorCodeProps) {
  const [isBackup, setBackup] = useState(false)
  const choose = (next: ProofMethod, backup = false) => {
    p.onCode('')
    setBackup(backup)
    p.onMethod(next)
  }
  const { place: container, onRequest } = useBoxesOnceSent(p.send.availableAt)
  const send: FactorCodeProps['send'] = {
    ...p.send,
    onSend: (by) => {
      onRequest()
      p.send.onSend(by)
    },
  }
  return (
    <div ref={container} className="col">
      {p.method === 'passkey' ? (
        <DeviceConfirmation {...p} />
      ) : (
        <Code {...p} send={send} method={p.method} isBackup={isBackup} />
      )}
      <OtherMethods {...p} isBackup={isBackup} choose={choose} />
    </div>
  )
}

/**
 * The send button disappears while the code is being sent; afterwards the boxes get the focus, unless the user types
 * elsewhere.
 */
function useBoxesOnceSent(availableAt: number | undefined) {
  const container = useRef<HTMLDivElement>(null)
  const isCodeRequested = useRef(false)
  useEffect(() => {
    if (!isCodeRequested.current || availableAt === undefined) return
    isCodeRequested.current = false
    if (!(document.activeElement instanceof HTMLInputElement))
      container.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }, [availableAt])
  return { place: container, onRequest: () => (isCodeRequested.current = true) }
}

/** If the factor is one of several steps, the device is asked at once, otherwise on submit. */
function DeviceConfirmation({ onComplete, state, disabled = false, error, help }: FactorCodeProps) {
  const t = useTranslations('passkeys')
  return (
    <>
      {error !== undefined && (
        <Banner tone="negative" live>
          {error}
        </Banner>
      )}
      {onComplete ? (
        <>
          <Button
            kind="secondary"
            icon={KeyRound}
            loading={state === 'checking'}
            disabled={disabled}
            onPress={() => onComplete('')}
          >
            {t('use')}
          </Button>
          <span className="xs t3">{disabled ? help : t('help')}</span>
        </>
      ) : (
        <p className="sm t2">{disabled ? help : t('helpLater')}</p>
      )}
    </>
  )
}

type CodeProps = FactorCodeProps & { method: Exclude<ProofMethod, 'passkey'>; isBackup: boolean }

function Code({ method, where, send, isBackup, ...p }: CodeProps) {
  const t = useTranslations('shell')
  const needsBackupCode = method === 'google' && isBackup
  const help = p.help ?? (needsBackupCode ? undefined : t(`factorHelp.${method}`, { where: where ?? '' }))
  return (
    <>
      {needsBackupCode ? (
        <TextInput
          label={t('factor.backup')}
          value={p.code}
          onChange={(text) => {
            const code = text.toLowerCase()
            p.onCode(code)
            if (code.length === BACKUP_LENGTH) p.onComplete?.(code)
          }}
          stripSpaces
          format={plainDigits}
          maxLength={BACKUP_LENGTH}
          autoComplete="off"
          placeholder="xxxxx-xxxxx"
          fault={p.fault}
        />
      ) : (
        <CodeEntry
          key={method}
          label={t(`factor.${method}`)}
          value={p.code}
          onChange={p.onCode}
          {...(p.onComplete && { onComplete: p.onComplete })}
          state={p.state}
          disabled={p.disabled ?? false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller sets it where this form replaces another one
          autoFocus={p.autoFocus ?? false}
          error={p.error}
          fault={p.fault}
        />
      )}
      {/* The field is still being typed in, so no error is shown. */}
      {needsBackupCode && p.error !== undefined && (
        <Banner tone="negative" live>
          {p.error}
        </Banner>
      )}
      {!(needsBackupCode && help === undefined) && (
        <div className="row row--between">
          <span className="xs t3">{help}</span>
          {method !== 'google' && <SendCode {...send} />}
        </div>
      )}
    </>
  )
}

type OtherMethodsProps = FactorCodeProps & {
  isBackup: boolean
  choose: (method: ProofMethod, backup?: boolean) => void
}

function OtherMethods({ methods, method, isBackup, choose }: OtherMethodsProps) {
  const t = useTranslations('shell')
  const others = methods.filter((each) => each !== method)
  if (others.length === 0 && method !== 'google') return null
  return (
    <div className="row row--wrap" style={{ marginInlineStart: -12 }}>
      {others.map((each) => (
        <Button key={each} kind="ghost" size="xs" onPress={() => choose(each)}>
          {t(`factorInstead.${each}`)}
        </Button>
      ))}
      {method === 'google' && (
        <Button kind="ghost" size="xs" onPress={() => choose('google', !isBackup)}>
          {t(isBackup ? 'factorInstead.google' : 'factorInstead.backup')}
        </Button>
      )}
    </div>
  )
}
