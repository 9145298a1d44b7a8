import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'

export type SubAccountName = { readonly id: string; readonly name: string }
type KeyAccountProps = {
  subAccounts: readonly SubAccountName[]
  account: string
  onChange: (account: string) => void
  locked: boolean
}

/** Chooses the account on which a key acts: the customer's own, or a sub-account if there are any. */
export const KeyAccount = ({ subAccounts, account, onChange, locked }: KeyAccountProps) => {
  const t = useTranslations('api-keys')
  if (subAccounts.length === 0) return null
  return (
    <Select
      label={t('form.actsFor')}
      options={[
        { code: '', value: t('form.mainAccount') },
        ...subAccounts.map(({ id, name }) => ({ code: id, value: name })),
      ]}
      value={account}
      onChange={onChange}
      disabled={locked}
    />
  )
}
