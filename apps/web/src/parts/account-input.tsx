import { noPhone } from '@tessera/domain/access/customers/phone.ts'
import { startCountry } from '@tessera/domain/access/customers/start-country.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import type { AccountFields } from './account-name.ts'
import { PhoneField } from './phone-field.tsx'

type AccountInputProps = {
  value: AccountFields
  onChange: (value: AccountFields) => void
  onBlur?: () => void
  error?: string | undefined
  /** `username` for a login, `off` if the field is for another customer's account. */
  autoComplete?: 'email' | 'username' | 'off'
  size?: 'md' | 'lg'
  /** The calling code of the person's own phone; without one, the phone begins with the region of the browser. */
  ownDial?: string | null | undefined
}

/** The email, or the phone with its country, that identifies an account. */
export function AccountInput({
  value,
  onChange,
  autoComplete = 'email',
  size = 'lg',
  ownDial,
  ...p
}: AccountInputProps) {
  const t = useTranslations('shell')
  if (value.kind === 'email')
    return (
      <TextInput
        size={size}
        label={t('named.email')}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        value={value.email}
        onChange={(email) => onChange({ ...value, email })}
        {...p}
      />
    )
  return (
    <PhoneField
      size={size}
      label={t('named.phone')}
      // Nothing was typed or chosen yet.
      value={
        value.phone === noPhone ? { ...noPhone, country: startCountry(ownDial, navigator.languages) } : value.phone
      }
      onChange={(phone) => onChange({ ...value, phone })}
      {...p}
    />
  )
}
