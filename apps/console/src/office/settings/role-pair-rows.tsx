import { useQuery } from '@tanstack/react-query'
import { useAttempt } from '@tessera/ui/attempt.tsx'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { roleNames } from '#parts/me.queries.ts'
import { useLocale } from '#parts/use-locale.ts'
import { pairsIn } from './field-kinds.ts'
import type { FieldInputProps } from './field-props.ts'
import s from './settings.module.css'

/** Pairs of roles, one row each. */
export function RolePairRows({ label, field, draft, errors, disabled, onChange }: FieldInputProps) {
  const t = useTranslations('settings')
  const locale = useLocale()
  const { tried } = useAttempt()
  const { data } = useQuery(roleNames)
  const options = (data?.rows ?? []).map(({ code, names }) => ({ code, value: names[locale] }))
  const rows = pairsIn(draft)
  const input = (at: number, name: string) => {
    const value = draft[at] ?? ''
    return (
      <Select
        label={name}
        options={options}
        value={value === '' ? undefined : value}
        disabled={disabled}
        error={value !== '' || tried ? errors[at] : undefined}
        onChange={(code) => onChange(draft.map((each, index) => (index === at ? code : each)))}
      />
    )
  }
  return (
    <fieldset className={s['boxes']}>
      <legend>{label}</legend>
      {rows.length === 0 && <p className="t3">{t('none')}</p>}
      {rows.map((_, row) => {
        const number = String(row + 1)
        return (
          <div key={number} className={s['period']}>
            {input(row * 2, t('rolePairs.first', { number }))}
            {input(row * 2 + 1, t('rolePairs.second', { number }))}
            <IconButton
              icon={X}
              label={t('rolePairs.remove', { number })}
              disabled={disabled}
              onPress={() => onChange(draft.filter((_each, at) => Math.floor(at / 2) !== row))}
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
          {t('rolePairs.add')}
        </Button>
      </div>
    </fieldset>
  )
}
