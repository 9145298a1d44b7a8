import { areas } from '@tessera/domain/access/customers/areas.ts'
import { type PhoneFields, plainPhone } from '@tessera/domain/access/customers/phone.ts'
import { inCountry, typePhone } from '@tessera/domain/access/customers/valid-phone.ts'
import { useMemo, useId, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { FieldFoot, type FieldSize, type Named, useTyped } from './field.tsx'
import f from './field.module.css'
import { Flag } from './flag.tsx'
import { PartsOfField } from './form.tsx'
import s from './phone-field.module.css'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

type PhoneFieldProps = Named & {
  /** The country is ISO 3166-1 alpha-2, because several countries share a calling code. */
  value: PhoneFields
  onChange: (value: PhoneFields) => void
  onBlur?: () => void
  size?: FieldSize
  error?: string | undefined
  /** The reason why it cannot be submitted, in words, as in TextInput. */
  fault?: string | undefined
  help?: string
  disabled?: boolean
  name?: string | undefined
}

/**
 * The area code with its flag, and the number, as one control. A country is found by its name in both languages, its
 * letters or its code. A number with its own area code sets the country, and the field shows a note. This imports the
 * metadata of libphonenumber-js, so load it as a separate chunk.
 */
export function PhoneField({ size = 'md', disabled = false, ...p }: PhoneFieldProps) {
  const t = useTranslations('kit')
  const labelId = useId()
  const footId = useId()
  const { root, busy, error, entryId, onFocusChange, onType, onEnter } = useTyped({ ...p, value: p.value.number })
  const [switched, setSwitched] = useState<string>()
  const options = useAreaOptions()
  const inset = size === 'lg' && p.label !== undefined
  return (
    <div ref={root} className={f['field']}>
      {p.label !== undefined && !inset && (
        <span id={labelId} className={s['label']}>
          {p.label}
        </span>
      )}
      <fieldset
        className={s['line']}
        aria-label={inset ? p.label : p['aria-label']}
        aria-labelledby={p.label === undefined || inset ? undefined : labelId}
        aria-describedby={busy && entryId !== undefined ? entryId : footId}
      >
        <PartsOfField>
          <Select
            aria-label={t('areaCode')}
            size={size}
            search
            options={options}
            value={p.value.country}
            onChange={(country) => {
              setSwitched(undefined)
              p.onChange(inCountry(p.value, country))
            }}
            placeholder="+"
            disabled={disabled}
          />
          <TextInput
            {...(inset ? { label: p.label } : { 'aria-label': p.label ?? p['aria-label'] })}
            size={size}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={p.value.number}
            onChange={(text) => {
              onType()
              const next = typePhone(p.value.country, text)
              if (next.country !== p.value.country) setSwitched(next.country)
              p.onChange(next)
            }}
            onEnter={onEnter}
            format={keepNumber}
            disabled={disabled}
            invalid={error !== undefined && (!busy || entryId !== undefined)}
            onFocusChange={onFocusChange}
            {...(p.onBlur && { onBlur: p.onBlur })}
            {...(p.name !== undefined && { name: p.name })}
          />
        </PartsOfField>
      </fieldset>
      <div id={footId}>
        <output>{switched === p.value.country && <Switched country={switched} />}</output>
        <FieldFoot help={p.help} error={busy ? undefined : error} />
      </div>
    </div>
  )
}

const keepNumber = (text: string): string => plainPhone(text).replaceAll(/[^\d+]/gu, '')

function Switched({ country }: { country: string | undefined }) {
  const t = useTranslations('kit')
  const { locale } = useLocale()
  const area = areas.find(({ iso2 }) => iso2 === country)
  if (area === undefined) return null
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(area.iso2) ?? area.iso2
  return <span className={f['help']}>{t('areaSwitched', { country: name, dial: area.dial })}</span>
}

function useAreaOptions() {
  const { locale } = useLocale()
  return useMemo(() => {
    const own = new Intl.DisplayNames(locale, { type: 'region' })
    const others = ['en-US', 'zh-CN'].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
    const { compare } = new Intl.Collator(locale)
    return areas
      .map(({ iso2, dial }) => ({
        code: iso2,
        value: own.of(iso2) ?? iso2,
        img: <Flag country={iso2} />,
        end: `+${dial}`,
        short: `+${dial}`,
        also: [iso2, ...others.map((names) => names.of(iso2))].join(' '),
      }))
      .toSorted((a, b) => compare(a.value, b.value))
  }, [locale])
}
