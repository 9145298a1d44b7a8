import type { ApiError } from '@tessera/contract/client.ts'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { useWithdrawalWords } from './withdrawals-words.ts'

type FundPasswordProps = { value: string; onChange: (text: string) => void; error: ApiError | undefined }

export const isFundWrong = (error: ApiError | undefined): boolean => error?.code === 'FUND_PASSWORD_WRONG'

/** Asked for besides the factor, of who has set one. */
export function FundPassword({ value, onChange, error }: FundPasswordProps) {
  const t = useWithdrawalWords()
  return (
    <PasswordField
      label={t('confirm.fund')}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={isFundWrong(error) ? error?.message : undefined}
    />
  )
}
