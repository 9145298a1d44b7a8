import { areas } from '@tessera/domain/access/customers/areas.ts'
import { bcp47, type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { IconButton } from '@tessera/ui/button.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { countryText } from '#parts/country-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { readText } from './field-text.ts'
import s from './products.module.css'

type CountriesFieldProps = {
  label: string
  /** Codes, separated by commas. */
  value: string
  onChange: (text: string) => void
  optional?: boolean
  error?: string
}

/** Returns the codes of a text of this field. */
export const codesIn = (text: string): string[] => {
  const codes = readText.codes(text)
  return Array.isArray(codes) ? codes.map(String) : []
}

/** Every country by its name in the reader's language. It is also found by its code and by its other name. */
function countryOptions(locale: Locale) {
  const inOrder = new Intl.Collator(bcp47(locale))
  return areas
    .map(({ iso2: code }) => ({
      code,
      value: countryText(locale, code),
      suffix: code,
      also: locales.map((each) => countryText(each, code)).join(' '),
    }))
    .toSorted((a, b) => inOrder.compare(a.value, b.value))
}

/** Countries that are added one by one, by name or code, and removed by a button each. */
export function CountriesField({ label, value, onChange, optional = false, error }: CountriesFieldProps) {
  const t = useTranslations('products')
  const locale = useLocale()
  const options = useMemo(() => countryOptions(locale), [locale])
  const chosen = codesIn(value)
  const change = (codes: readonly string[]) => onChange(codes.join(', '))
  return (
    <div className={s['countries']}>
      <Select
        label={label}
        optional={optional}
        search
        placeholder={t('inputs.addCountry')}
        value={undefined}
        options={options.filter(({ code }) => !chosen.includes(code))}
        onChange={(code) => change([...chosen, code])}
        error={error}
      />
      {chosen.length > 0 && (
        <ul className={s['chosen']} aria-label={label}>
          {chosen.map((code) => {
            const name = countryText(locale, code)
            return (
              <li key={code}>
                {name} <span className="mono xs t3">{code}</span>
                <IconButton
                  size="sm"
                  icon={X}
                  label={t('inputs.removeCountry', { name })}
                  onPress={() => change(chosen.filter((each) => each !== code))}
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
