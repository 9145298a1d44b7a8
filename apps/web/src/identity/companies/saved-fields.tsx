import { TextArea } from '@tessera/ui/text-area.tsx'
import { TextInput, type TextInputFacts } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CountrySelect } from '#parts/country-select.tsx'
import { DayInput } from '#parts/day-input.tsx'
import { isAfterToday } from '#parts/time-text.ts'
import { useTypedField } from './use-saving.ts'

type SavedProps = {
  label: string
  /** The saved value. */
  start: string | null
  /** Saves the value; null if the field was cleared. */
  send: (value: string | null) => void
  error: string | undefined
  disabled: boolean
}
const orNull = (text: string): string | null => (text === '' ? null : text)

type SavedTextProps = SavedProps &
  Pick<
    TextInputFacts,
    'help' | 'optional' | 'maxLength' | 'placeholder' | 'type' | 'inputMode' | 'format' | 'suffix' | 'decimals'
  > & {
    /** A partly typed value is not valid, so it is sent only when the field loses focus. */
    whole?: boolean
    /** Returns what is wrong with a text. Such a text is never saved; null is, so that no earlier part of it stays. */
    check?: (text: string) => string | undefined
  }

export function SavedText({ start, send, whole = false, check, ...p }: SavedTextProps) {
  const field = useTypedField(start ?? '', (text) => send(check?.(text) === undefined ? orNull(text) : null), whole)
  const wrong = check?.(field.value)
  return <TextInput {...p} {...field} error={wrong ?? p.error} />
}

export function SavedArea({ start, send, maxLength = 500, ...p }: SavedProps & { maxLength?: number }) {
  const field = useTypedField(start ?? '', (text) => send(orNull(text)))
  return <TextArea {...p} {...field} maxLength={maxLength} counter />
}

/** A field for a day. Invalid days are not sent. */
export function SavedDay({ start, send, error, ...p }: SavedProps & Pick<TextInputFacts, 'help'>) {
  const t = useTranslations('companies')
  const [wrong, setWrong] = useState(false)
  const field = useTypedField(
    start ?? '',
    (text) => {
      const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text))
      setWrong(!isDay && text !== '')
      if (isDay || text === '') send(orNull(text))
    },
    true,
  )
  return (
    <DayInput
      {...p}
      {...field}
      disabledDay={isAfterToday}
      placeholder={t('day')}
      error={wrong ? t('invalidDate') : error}
    />
  )
}

export function SavedCountry({ start, send, ...p }: SavedProps & { help?: string | undefined }) {
  return <CountrySelect {...p} value={start ?? undefined} onChange={send} />
}
