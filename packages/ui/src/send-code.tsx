import { ChevronDown, MessageSquare, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { ActionMenu } from './action-menu.tsx'
import s from './field.module.css'
import { Icon } from './icon.tsx'
import { Loader } from './loader.tsx'
import { useIgnoreDoubleClick } from '@tessera/ui/ignore-double-click.ts'
import { serverNow } from './server-clock.ts'

type SendCodeProps = {
  onSend: (by: 'text' | 'voice') => void
  sending?: boolean
  /**
   * The time at which the server sends the next code, in milliseconds since 1970. A reload continues the countdown,
   * because the time comes from the server. Omit it while no code was sent.
   */
  availableAt?: number | undefined
  /** The server's time, in case the device's clock is wrong. */
  now?: () => number
  /** Lets the reader choose between a text message and a call. */
  voice?: boolean
  disabled?: boolean
}

/** The text button inside a code field: send, sending, `73 s`, send again. */
export function SendCode({
  onSend,
  sending = false,
  availableAt,
  now = serverNow,
  voice = false,
  ...p
}: SendCodeProps) {
  const t = useTranslations('kit')
  const once = useIgnoreDoubleClick(() => onSend('text'))
  const left = useSecondsUntil(availableAt, now)
  if (sending)
    return (
      <span className={s['textButton']}>
        <Loader size="sm" label={t('sending')} />
      </span>
    )
  if (left > 0)
    return (
      <Button className={s['textButton'] ?? ''} isDisabled>
        {t('secondsLeft', { seconds: left })}
      </Button>
    )
  const word = availableAt === undefined ? t('sendCode') : t('sendAgain')
  const disabled = p.disabled ?? false
  if (!voice)
    return (
      <Button className={s['textButton'] ?? ''} isDisabled={disabled} {...once}>
        {word}
      </Button>
    )
  return (
    <ActionMenu
      trigger={
        <Button className={s['textButton'] ?? ''} isDisabled={disabled}>
          {word}
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
      label={word}
      align="end"
      items={[
        { id: 'text', label: t('byText'), icon: MessageSquare, onPress: () => onSend('text') },
        { id: 'voice', label: t('byVoice'), icon: Phone, onPress: () => onSend('voice') },
      ]}
    />
  )
}

/** Whole seconds until `at`, updated every second. */
export function useSecondsUntil(at: number | undefined, now: () => number): number {
  const secondsLeft = () => (at === undefined ? 0 : Math.max(0, Math.ceil((at - now()) / 1000)))
  const [, tick] = useState(0)
  const left = secondsLeft()
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setInterval(() => tick((n) => n + 1), 250)
    return () => clearInterval(timer)
  }, [left])
  return left
}
