import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountCard } from './account-card.tsx'
import { type BankAccount, type BankAccounts, ownBankAccounts } from './bank-accounts.queries.ts'
import { RemoveAccount } from './remove-account.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { SavedAccounts } from '#parts/saved-accounts.tsx'
import { MissingNotice, useMissing } from '#access/customers/missing-notice.tsx'
import { PageLoading } from '#parts/page-loading.tsx'

/** The customer's bank accounts for fiat withdrawals: one for each currency. */
export function ReceivingAccountPage() {
  const t = useTranslations('bank-accounts')
  const { data, isError, refetch } = useQuery(ownBankAccounts())
  if (isError && !data)
    return (
      <>
        <h1 className="h3">{t('title')}</h1>
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      </>
    )
  return data ? <List of={data} /> : <PageLoading />
}

function List({ of: { rows, max, fiats } }: { of: BankAccounts }) {
  const t = useTranslations('bank-accounts')
  const locale = useLocale()
  const [accountToRemove, setAccountToRemove] = useState<BankAccount>()
  const full = rows.length >= max ? t('full') : rows.length >= fiats.length ? t('every') : undefined
  const closed = useMissing(t) ?? full
  return (
    <>
      <SavedAccounts
        t={t}
        used={t('used', { count: String(rows.length), max: String(max) })}
        closed={closed}
        addAt={paths.bindBankCard(locale)}
        notice={<MissingNotice t={t} />}
        cards={rows.map((account) => (
          <AccountCard key={account.id} account={account} onRemove={() => setAccountToRemove(account)} />
        ))}
      />
      {accountToRemove && <RemoveAccount account={accountToRemove} onClose={() => setAccountToRemove(undefined)} />}
    </>
  )
}
