import { Select } from '@tessera/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { subAccountList } from '#profile/sub-accounts/sub-accounts.queries.ts'

type ActsForProps = { account: string; onChange: (account: string) => void; locked: boolean }

/** Whose money a key moves: the own account’s, or a sub-account’s where there are any. */
export const ActsFor = ({ account, onChange, locked }: ActsForProps) => {
  const t = useTranslations('api-keys')
  const subs = useQuery(subAccountList()).data?.rows ?? []
  if (subs.length === 0) return null
  return (
    <Select
      label={t('form.actsFor')}
      options={[{ code: '', value: t('form.mainAccount') }, ...subs.map(({ id, name }) => ({ code: id, value: name }))]}
      value={account}
      onChange={onChange}
      disabled={locked}
    />
  )
}
