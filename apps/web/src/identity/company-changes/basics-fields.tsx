import { Card } from '@tessera/ui/card.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { CountrySelect } from '#parts/country-select.tsx'
import { refusalAt } from '#parts/form.ts'
import { useCompanyNameError } from '#identity/companies/use-company-name-error.ts'
import { type Address, changedTexts, type Draft } from './draft.ts'

type FieldsProps = { draft: Draft; error: Error | undefined; onChange: (over: Partial<Draft>) => void }

/** The verified details of the company; edited ones become part of the change. */
export function BasicsFields({ draft, error, onChange }: FieldsProps) {
  const t = useTranslations('companies')
  const words = useTranslations('company-changes')
  const tooLong = useCompanyNameError()
  return (
    <Card title={words('basics')}>
      <div className="fields">
        {changedTexts.map((field) => (
          <TextInput
            key={field}
            label={t(field)}
            value={draft.texts[field]}
            {...(field === 'name' ? { fault: tooLong(draft.texts.name) } : { maxLength: 500 })}
            optional={field === 'website'}
            error={refusalAt(error, field)}
            onChange={(text) => onChange({ texts: { ...draft.texts, [field]: text } })}
          />
        ))}
        <AddressFields {...{ draft, error, onChange }} address="registeredAddress" />
        <AddressFields {...{ draft, error, onChange }} address="businessAddress" />
      </div>
    </Card>
  )
}

function AddressFields({ draft, error, onChange, address }: FieldsProps & { address: Address }) {
  const t = useTranslations('companies')
  const values = draft.addresses[address]
  const set = (part: keyof typeof values) => (text: string) =>
    onChange({ addresses: { ...draft.addresses, [address]: { ...values, [part]: text } } })
  return (
    <fieldset className="span fields">
      <legend className="fw6" style={{ paddingBottom: 8 }}>
        {t(address)}
      </legend>
      <TextInput
        label={t('street')}
        value={values.street}
        onChange={set('street')}
        maxLength={160}
        error={refusalAt(error, `${address}.street`)}
      />
      <TextInput
        label={t('city')}
        value={values.city}
        onChange={set('city')}
        maxLength={80}
        error={refusalAt(error, `${address}.city`)}
      />
      <TextInput label={t('zip')} value={values.zip} onChange={set('zip')} maxLength={20} optional />
      <CountrySelect
        label={t('country')}
        value={values.country === '' ? undefined : values.country}
        onChange={set('country')}
        error={refusalAt(error, `${address}.country`)}
      />
    </fieldset>
  )
}
