import { Button, IconButton } from '@tessera/ui/button.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { errorAt, type FieldInputProps } from './field-props.ts'
import { periodsIn } from './field-kinds.ts'
import s from './settings.module.css'

const TIME_LENGTH = 16

/** Periods of time, one row each with start and end in UTC. */
export function PeriodRows({ label, field, draft, errors, disabled, onChange }: FieldInputProps) {
  const t = useTranslations('settings')
  const rows = periodsIn(draft)
  const type = (at: number) => (text: string) => onChange(draft.map((each, index) => (index === at ? text : each)))
  const input = (at: number, name: string) => (
    <TextInput
      label={name}
      placeholder="YYYY-MM-DD HH:MM"
      maxLength={TIME_LENGTH}
      autoComplete="off"
      disabled={disabled}
      value={draft[at] ?? ''}
      onChange={type(at)}
      {...errorAt(draft, errors, at)}
    />
  )
  return (
    <fieldset className={s['boxes']}>
      <legend>{label}</legend>
      {rows.length === 0 && <p className="t3">{t('none')}</p>}
      {rows.map((_, row) => {
        const number = String(row + 1)
        return (
          <div key={number} className={s['period']}>
            {input(row * 2, t('periods.start', { number }))}
            {input(row * 2 + 1, t('periods.end', { number }))}
            <IconButton
              icon={X}
              label={t('periods.remove', { number })}
              disabled={disabled}
              onPress={() => onChange(draft.filter((each, at) => each !== undefined && Math.floor(at / 2) !== row))}
            />
          </div>
        )
      })}
      <div>
        <Button
          kind="secondary"
          size="sm"
          icon={Plus}
          disabled={disabled || rows.length >= (field.max ?? rows.length + 1)}
          onPress={() => onChange([...draft, '', ''])}
        >
          {t('periods.add')}
        </Button>
      </div>
    </fieldset>
  )
}
