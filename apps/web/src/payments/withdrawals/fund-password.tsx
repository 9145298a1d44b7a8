import { PasswordField } from '@tessera/ui/password-field.tsx'
import { useTranslations } from 'use-intl'
import { saidAt } from '#parts/form.ts'

type FundPasswordProps = { value: string; onChange: (text: string) => void; error: Error | undefined }

/** Asked for besides the factor, of who has set one. */
export function FundPassword({ value, onChange, error }: FundPasswordProps) {
  const t = useTranslations('withdrawals')
  return (
    <PasswordField
      label={t('confirm.fund')}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={saidAt(error, 'password')}
      wrong={value === '' ? t('confirm.fundFirst') : undefined}
    />
  )
}
