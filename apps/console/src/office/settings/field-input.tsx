import type { FieldKind } from '@tessera/contract/platform/settings/setting-fields.ts'
import { grouped } from '@tessera/domain/books/money/amount-text.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { useAttempt } from '@tessera/ui/form.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ClassBoxes } from './class-boxes.tsx'
import { flagDraft, isOn, percentOf } from './field-kinds.ts'
import { errorAt, type FieldInputProps } from './field-props.ts'
import { LogoInput } from './logo-input.tsx'
import { PeriodRows } from './period-rows.tsx'
import { ReasonRows } from './reason-rows.tsx'
import { RowList } from './row-list.tsx'
import { PermissionBoxes } from './permission-boxes.tsx'
import { RolePairRows } from './role-pair-rows.tsx'
import { WeekdayBoxes } from './weekday-boxes.tsx'
import s from './settings.module.css'
import { choicePath } from './setting-paths.ts'
import { useCurrency } from './use-currency.ts'
import { useClassText } from './use-setting-text.ts'

const single = ({ label, draft, disabled, help, errors, onChange }: FieldInputProps) => ({
  label,
  value: draft[0] ?? '',
  disabled,
  ...(help !== undefined && { help }),
  ...errorAt(draft, errors, 0),
  onChange: (text: string) => onChange([text]),
})

type Unit = 'hours' | 'days' | 'count' | 'money'

function Whole({ unit, ...p }: FieldInputProps & { unit: Unit }) {
  const t = useTranslations('settings')
  const currency = useCurrency()(p.field.currency)
  const [min, max] = [grouped(String(p.field.min ?? 0)), grouped(String(p.field.max ?? 0))]
  const suffix = unit === 'hours' || unit === 'days' ? { suffix: t(`units.${unit}`) } : {}
  return (
    <NumberField
      kind="count"
      {...single(p)}
      help={
        p.help ?? t(p.field.isOptional ? `emptyOr.${unit}` : `ranges.${unit}`, { min, max, currency: currency ?? '' })
      }
      {...suffix}
      {...(currency !== undefined && { suffix: currency })}
    />
  )
}

function Amount(p: FieldInputProps) {
  const t = useTranslations('settings')
  const help = p.help ?? (p.field.isOptional ? t('emptyOr.amount') : undefined)
  return <AmountField {...single({ ...p, help })} precision={18} unit="" />
}

function Percent(p: FieldInputProps) {
  const t = useTranslations('settings')
  const range = { min: percentOf(p.field.min ?? 0), max: percentOf(p.field.max ?? 0) }
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...single(p)}
      help={p.help ?? t('ranges.percent', range)}
      suffix="%"
    />
  )
}

function Choice(p: FieldInputProps) {
  const t = useTranslations('settings')
  const word = (code: string) => {
    const path = choicePath(p.area, p.name, code)
    return path === undefined ? code : t(path)
  }
  return <OneOf {...p} word={word} />
}

const ClassChoice = (p: FieldInputProps) => <OneOf {...p} word={useClassText()} />

function OneOf({ word, ...p }: FieldInputProps & { word: (code: string) => string }) {
  const { tried } = useAttempt()
  const {
    fault,
    error = tried ? fault : undefined,
    value,
    ...rest
  } = { error: undefined, fault: undefined, ...single(p) }
  return (
    <Select
      {...rest}
      value={value === '' ? undefined : value}
      error={error}
      options={(p.field.choices ?? []).map((code) => ({ code, value: word(code) }))}
    />
  )
}

/** A name in both languages, side by side. */
function Names(p: FieldInputProps) {
  const t = useTranslations('settings')
  return (
    <div className={s['pair']}>
      {(['en_US', 'zh_CN'] as const).map((language, at) => (
        <TextInput
          key={language}
          {...single(p)}
          label={t(`languages.${language}`, { name: p.label })}
          value={p.draft[at] ?? ''}
          maxLength={p.field.max ?? 60}
          {...errorAt(p.draft, p.errors, at)}
          onChange={(text) => p.onChange([0, 1].map((each) => (each === at ? text : (p.draft[each] ?? ''))))}
        />
      ))}
    </div>
  )
}

function Codes({ help, ...p }: FieldInputProps & { help: string }) {
  return <TextInput {...single({ ...p, help })} autoComplete="off" />
}

type TextKind = 'timeOfDay' | 'timeZone' | 'dates'
function Calendar({ kind, ...p }: FieldInputProps & { kind: TextKind }) {
  const t = useTranslations('settings')
  return <Codes {...p} help={p.help ?? t(`calendar.${kind}`)} />
}

function Country(p: FieldInputProps) {
  const t = useTranslations('settings')
  return <Codes {...p} help={p.help ?? t('code')} />
}

function Countries(p: FieldInputProps) {
  const t = useTranslations('settings')
  return <Codes {...p} help={p.help ?? t('codes')} />
}

/** The input of each kind of field. A kind without one does not compile. */
const inputs: Readonly<Record<FieldKind, (p: FieldInputProps) => ReactNode>> = {
  hours: (p) => <Whole {...p} unit="hours" />,
  days: (p) => <Whole {...p} unit="days" />,
  count: (p) => <Whole {...p} unit="count" />,
  money: (p) => <Whole {...p} unit="money" />,
  ppm: (p) => <Percent {...p} />,
  amount: (p) => <Amount {...p} />,
  choice: (p) => <Choice {...p} />,
  text: (p) => <TextInput {...single(p)} {...(p.field.max !== undefined && { maxLength: p.field.max })} />,
  names: (p) => <Names {...p} />,
  flag: ({ label, draft, disabled, onChange }) => (
    <Switch label={label} on={isOn(draft)} disabled={disabled} onChange={(on) => onChange(flagDraft(on))} />
  ),
  country: (p) => <Country {...p} />,
  countries: (p) => <Countries {...p} />,
  classes: (p) => <ClassBoxes {...p} />,
  periods: (p) => <PeriodRows {...p} />,
  logo: (p) => <LogoInput {...p} />,
  class: (p) => <ClassChoice {...p} />,
  rows: (p) => <RowList {...p} cell={(column) => inputs[column.field.kind](column)} />,
  permissions: (p) => <PermissionBoxes {...p} />,
  rolePairs: (p) => <RolePairRows {...p} />,
  reasons: (p) => <ReasonRows {...p} />,
  timeOfDay: (p) => <Calendar {...p} kind="timeOfDay" />,
  timeZone: (p) => <Calendar {...p} kind="timeZone" />,
  dates: (p) => <Calendar {...p} kind="dates" />,
  weekdays: (p) => <WeekdayBoxes {...p} />,
}
/** Kinds that need the whole width of the form. */
const wide: ReadonlySet<FieldKind> = new Set([
  'names',
  'countries',
  'periods',
  'classes',
  'rows',
  'permissions',
  'rolePairs',
  'reasons',
  'dates',
  'weekdays',
])

/** The input of one field of the settings. */
export const FieldInput = (p: FieldInputProps) => (
  <div className={wide.has(p.field.kind) ? s['wide'] : undefined}>{inputs[p.field.kind](p)}</div>
)
