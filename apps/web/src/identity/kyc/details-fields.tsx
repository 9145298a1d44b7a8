import { documentTypes } from '@tessera/contract/identity/kyc/kyc.ts'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CountrySelect } from '#parts/country-select.tsx'
import { DayInput } from '#parts/day-input.tsx'
import { useField } from '#parts/form.ts'
import { isAfterToday, isBeforeToday } from '#parts/time-text.ts'
import type { KycBody, KycFields } from './to-kyc.ts'

export type KycFormState = UseFormReturn<KycFields, unknown, KycBody>
type TextName = 'legalName' | 'line1' | 'line2' | 'city' | 'region' | 'postcode'

const autoCompleteOf: Record<TextName, string> = {
  legalName: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
}

const Text = ({ form, name, optional = false }: { form: KycFormState; name: TextName; optional?: boolean }) => {
  const t = useTranslations('kyc')
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

const Day = ({ form, name }: { form: KycFormState; name: 'birthDate' | 'documentExpiresOn' }) => {
  const t = useTranslations('kyc')
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

const CountryField = ({ form, name }: { form: KycFormState; name: 'nationality' | 'country' }) => {
  const t = useTranslations('kyc')
  const { name: path, value, onChange, error } = useField(form, name)
  return <CountrySelect label={t(name)} value={value} onChange={onChange} name={path} error={error} />
}

export function DetailsFields({ form }: { form: KycFormState }) {
  const t = useTranslations('kyc')
  const type = useField(form, 'documentType')
  const expires = useField(form, 'expires')
  return (
    <>
      <Card title={t('you')}>
        <div className="fields">
          <div className="span">
            <Text form={form} name="legalName" />
          </div>
          <Day form={form} name="birthDate" />
          <CountryField form={form} name="nationality" />
        </div>
      </Card>
      <Card title={t('document')}>
        <div className="fields">
          <Select
            label={t('documentType')}
            options={documentTypes.map((each) => ({ code: each, value: t(`documentTypes.${each}`) }))}
            value={type.value}
            onChange={type.onChange}
          />
          <TextInput
            label={t('documentNumber')}
            help={t('documentNumberHelp')}
            format={plainDigits}
            maxLength={30}
            {...useField(form, 'documentNumber')}
          />
          {expires.value && <Day form={form} name="documentExpiresOn" />}
          <div className="span">
            <Checkbox checked={!expires.value} onChange={(none) => expires.onChange(!none)}>
              {t('noExpiry')}
            </Checkbox>
          </div>
        </div>
      </Card>
      <Card title={t('address')}>
        <div className="fields">
          <Text form={form} name="line1" />
          <Text form={form} name="line2" optional />
          <Text form={form} name="city" />
          <Text form={form} name="region" optional />
          <Text form={form} name="postcode" />
          <CountryField form={form} name="country" />
        </div>
      </Card>
    </>
  )
}
