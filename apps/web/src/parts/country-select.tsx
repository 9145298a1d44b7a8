import { Select, type SelectProps } from '@tessera/ui/select.tsx'
import { useMemo } from 'react'
import { countries } from './countries.ts'
import { useLocale } from './use-locale.ts'

type Fact = 'help' | 'error' | 'name' | 'optional' | 'disabled' | 'placeholder' | 'value' | 'onChange'
type CountrySelectProps = { label: string } & Pick<SelectProps<string>, Fact>

/** A select for a country by its name in the reader's language. The value is its ISO 3166-1 alpha-2 code. */
export function CountrySelect(p: CountrySelectProps) {
  const locale = useLocale()
  const options = useMemo(() => countries(locale), [locale])
  return <Select {...p} search options={options} />
}
