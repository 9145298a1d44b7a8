import { type Area, areas } from '@tessera/domain/customers/areas.ts'
import { useMemo, useId } from 'react'
import { useLocale } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { FieldFoot, type FieldSize, type Named, useTyped } from './field.tsx'
import f from './field.module.css'
import { Flag } from './flag.tsx'
import s from './phone-field.module.css'
import { Select } from './select.tsx'
import { keepDigits } from './text-rules.ts'
import { TextInput } from './text-input.tsx'

type PhoneFieldProps = Named & {
  /** ISO 3166-1 alpha-2; several countries share a code. */
  country: string | undefined
  onCountry: (country: string) => void
  /** The number without the area code: digits. */
  value: string
  onChange: (digits: string) => void
  onBlur?: () => void
  /** The areas that are let in; without it all of them. */
  offered?: readonly Area[]
  size?: FieldSize
  error?: string | undefined
  /** What keeps it from being sent, in words: as with a TextInput. */
  wrong?: string | undefined
  help?: string
  disabled?: boolean
  name?: string
}

/** The area code with its flag, and the number, as one control. A country is found by its name in both languages, its letters or its code. */
export function PhoneField({ offered = areas, size = 'md', disabled = false, ...p }: PhoneFieldProps) {
  const t = useTranslations('kit')
  const labelId = useId()
  const footId = useId()
  const { busy, error, onFocusChange, onType, onEnter } = useTyped(p)
  const options = useAreaOptions(offered)
  const inset = size === 'lg' && p.label !== undefined
  return (
    <div className={f['field']}>
      {p.label !== undefined && !inset && (
        <span id={labelId} className={s['label']}>
          {p.label}
        </span>
      )}
      <fieldset
        className={s['line']}
        aria-label={inset ? p.label : p['aria-label']}
        aria-labelledby={p.label === undefined || inset ? undefined : labelId}
        aria-describedby={footId}
      >
        <Select
          aria-label={t('areaCode')}
          size={size}
          search
          options={options}
          value={p.country}
          onChange={p.onCountry}
          placeholder="+"
          disabled={disabled}
        />
        <TextInput
          {...(inset ? { label: p.label } : { 'aria-label': p.label ?? p['aria-label'] })}
          size={size}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={p.value}
          onChange={(digits) => {
            onType()
            p.onChange(digits)
          }}
          onEnter={onEnter}
          format={keepDigits}
          disabled={disabled}
          invalid={error !== undefined}
          onFocusChange={onFocusChange}
          {...(p.onBlur && { onBlur: p.onBlur })}
          {...(p.name !== undefined && { name: p.name })}
        />
      </fieldset>
      <div id={footId}>
        <FieldFoot help={p.help} error={busy ? undefined : error} />
      </div>
    </div>
  )
}

function useAreaOptions(offered: readonly Area[]) {
  const { locale } = useLocale()
  return useMemo(() => {
    const own = new Intl.DisplayNames(locale, { type: 'region' })
    const others = ['en-US', 'zh-CN'].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
    const { compare } = new Intl.Collator(locale)
    return offered
      .map(({ iso2, dial }) => ({
        value: iso2,
        label: own.of(iso2) ?? iso2,
        mark: <Flag country={iso2} />,
        end: `+${dial}`,
        short: `+${dial}`,
        also: [iso2, ...others.map((names) => names.of(iso2))].join(' '),
      }))
      .toSorted((a, b) => compare(a.label, b.label))
  }, [offered, locale])
}
