import { Card } from '@tessera/ui/card.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { keepDay } from '@tessera/ui/text-rules.ts'
import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { countries } from '../lib/countries.ts'
import { useField } from '../lib/form.ts'
import { useLocale } from '../lib/use-locale.ts'
import type { Prefill } from './singpass.queries.ts'
import type { MyinfoBody, MyinfoFields } from './to-myinfo.ts'

export type MyinfoFormState = UseFormReturn<MyinfoFields, unknown, MyinfoBody>
type TextName = 'legalName' | 'line1' | 'line2' | 'city' | 'postcode'

const autoCompleteOf: Record<TextName, string> = {
  legalName: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  postcode: 'postal-code',
}

type FieldProps<Name> = { form: MyinfoFormState; name: Name }

const Text = ({ form, name, optional = false }: FieldProps<TextName> & { optional?: boolean }) => {
  const t = useTranslations('singpass')
  return (
    <TextInput
      label={t(name)}
      autoComplete={autoCompleteOf[name]}
      maxLength={80}
      optional={optional}
      {...useField(form, name)}
    />
  )
}

const Day = ({ form, name }: FieldProps<'birthDate' | 'documentExpiresOn'>) => {
  const t = useTranslations('singpass')
  return (
    <TextInput
      label={t(name === 'birthDate' ? 'birthDate' : 'expiresOn')}
      placeholder={t('dayPlaceholder')}
      inputMode="numeric"
      format={keepDay}
      maxLength={10}
      {...useField(form, name)}
    />
  )
}

const CountryField = ({ form, name }: FieldProps<'nationality' | 'country'>) => {
  const t = useTranslations('singpass')
  const locale = useLocale()
  const options = useMemo(() => countries(locale), [locale])
  const { value, onChange, error } = useField(form, name)
  return <Select label={t(name)} search options={options} value={value} onChange={onChange} error={error} />
}

/** Form fields for the details that the source lacks; none if it is complete. */
export function MissingFields({ form, missing }: { form: MyinfoFormState; missing: Prefill['missing'] }) {
  const t = useTranslations('singpass')
  if (missing.length === 0) return null
  return (
    <Card title={t('missing')}>
      <div className="col" style={{ '--g': '16px' }}>
        <p className="t2 sm">{t('missingText')}</p>
        <div className="fields">
          {missing.includes('legalName') && <Text form={form} name="legalName" />}
          {missing.includes('birthDate') && <Day form={form} name="birthDate" />}
          {missing.includes('nationality') && <CountryField form={form} name="nationality" />}
          {missing.includes('documentExpiresOn') && <Day form={form} name="documentExpiresOn" />}
          {missing.includes('address') && (
            <>
              <Text form={form} name="line1" />
              <Text form={form} name="line2" optional />
              <Text form={form} name="city" />
              <Text form={form} name="postcode" />
              <CountryField form={form} name="country" />
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
