import { PasswordField } from '@tessera/ui/password-field.tsx'
import { useTranslations } from 'use-intl'
import { refusalAt } from '#parts/form.ts'

type FundPasswordProps = { value: string; onChange: (text: string) => void; error: Error | undefined }

/** The fund password, required besides the factor if one is set. */
export function FundPassword({ value, onChange, error }: FundPasswordProps) {
  const t = useTranslations('withdrawals')
  return (
    <PasswordField
      label={t('confirm.fund')}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={refusalAt(error, 'password')}
      fault={value === '' ? t('confirm.fundFirst') : undefined}
    />
  )
}
