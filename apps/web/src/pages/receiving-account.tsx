import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountCard } from '../bank-accounts/account-card.tsx'
import { type BankAccount, type BankAccounts, ownBankAccounts } from '../bank-accounts/bank-accounts.queries.ts'
import { RemoveAccount } from '../bank-accounts/remove-account.tsx'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/use-locale.ts'
import { KeptAccounts } from '../shell/kept-accounts.tsx'
import { MissingNotice, useMissing } from '../shell/missing-notice.tsx'
import { PageLoading } from '../shell/page-loading.tsx'

/** Where the customer receives fiat: one account for each currency. */
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
  const [leaving, setLeaving] = useState<BankAccount>()
  const full = rows.length >= max ? t('full') : rows.length >= fiats.length ? t('every') : undefined
  const closed = useMissing(t) ?? full
  return (
    <>
      <KeptAccounts
        t={t}
        used={t('used', { count: String(rows.length), max: String(max) })}
        closed={closed}
        addAt={paths.bindBankCard(locale)}
        notice={<MissingNotice t={t} />}
        cards={rows.map((account) => (
          <AccountCard key={account.id} account={account} onRemove={() => setLeaving(account)} />
        ))}
      />
      {leaving && <RemoveAccount account={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
