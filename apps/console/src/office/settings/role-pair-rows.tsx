import { useQuery } from '@tanstack/react-query'
import { useAttempt } from '@tessera/ui/form.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'
import { roleNames } from '#parts/me.queries.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { FieldInputProps } from './field-props.ts'
import { PairRows } from './pair-rows.tsx'

/** Pairs of roles, one row each. */
export function RolePairRows(props: FieldInputProps) {
  const t = useTranslations('settings')
  const locale = useLocale()
  const { tried } = useAttempt()
  const { data } = useQuery(roleNames)
  const { draft, errors, disabled, onChange } = props
  const options = (data?.rows ?? []).map(({ code, names }) => ({ code, value: names[locale] }))
  const input = (at: number, number: string) => {
    const value = draft[at] ?? ''
    return (
      <Select
        label={t(at % 2 === 0 ? 'rolePairs.first' : 'rolePairs.second', { number })}
        options={options}
        value={value === '' ? undefined : value}
        disabled={disabled}
        error={value !== '' || tried ? errors[at] : undefined}
        onChange={(code) => onChange(draft.map((each, index) => (index === at ? code : each)))}
      />
    )
  }
  return <PairRows {...props} texts="rolePairs" input={input} />
}
