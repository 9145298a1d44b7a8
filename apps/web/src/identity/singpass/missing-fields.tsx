import { Card } from '@tessera/ui/card.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CountrySelect } from '#parts/country-select.tsx'
import { DayInput } from '#parts/day-input.tsx'
import { useField } from '#parts/form.ts'
import { isAfterToday, isBeforeToday } from '#parts/time-text.ts'
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
      {...(name !== 'legalName' && { maxLength: 80 })}
      optional={optional}
      {...useField(form, name)}
    />
  )
}

const Day = ({ form, name }: FieldProps<'birthDate' | 'documentExpiresOn'>) => {
  const t = useTranslations('singpass')
  return (
    <DayInput
      label={t(name === 'birthDate' ? 'birthDate' : 'expiresOn')}
      placeholder={t('dayPlaceholder')}
      disabledDay={name === 'birthDate' ? isAfterToday : isBeforeToday}
      {...(name === 'birthDate' && { autoComplete: 'bday' })}
      {...useField(form, name)}
    />
  )
}

const CountryField = ({ form, name }: FieldProps<'nationality' | 'country'>) => {
  const t = useTranslations('singpass')
  const { name: path, value, onChange, error } = useField(form, name)
  return <CountrySelect label={t(name)} value={value} onChange={onChange} name={path} error={error} />
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
