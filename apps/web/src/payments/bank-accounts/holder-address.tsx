import { addressLengths, addressParts } from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import { Card } from '@tessera/ui/card.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CountrySelect } from '#parts/country-select.tsx'
import { useField } from '#parts/form.ts'
import type { BankAccountBody, BankAccountFields } from './to-bank-account.ts'

export type AccountFormState = UseFormReturn<BankAccountFields, unknown, BankAccountBody>

/** The address of the account holder. Banks require its town and country. */
export function HolderAddress({ form }: { form: AccountFormState }) {
  const t = useTranslations('bank-accounts')
  const { onBlur: _left, ...country } = useField(form, 'country')
  return (
    <Card title={t('holderAddress')}>
      <div className="fields">
        <p className="t3 span">{t('form.addressHelp')}</p>
        {addressParts.map((part) => (
          <Part key={part} form={form} part={part} />
        ))}
        <CountrySelect label={t('country')} {...country} />
      </div>
    </Card>
  )
}

function Part({ form, part }: { form: AccountFormState; part: (typeof addressParts)[number] }) {
  const t = useTranslations('bank-accounts')
  return (
    <TextInput
      label={t(`part.${part}`)}
      optional={part !== 'town'}
      maxLength={addressLengths[part]}
      autoComplete="off"
      {...useField(form, part)}
    />
  )
}
