import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { useRouter } from '@tessera/ui/router.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AccountCard } from '../bank-accounts/account-card.tsx'
import s from '../bank-accounts/bank-accounts.module.css'
import { type BankAccount, type BankAccounts, ownBankAccounts } from '../bank-accounts/bank-accounts.queries.ts'
import { useBankAccountWords } from '../bank-accounts/bank-accounts-words.ts'
import { MissingNotice, useMissing } from '../bank-accounts/missing-notice.tsx'
import { RemoveAccount } from '../bank-accounts/remove-account.tsx'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { PageLoading } from '../shell/page-loading.tsx'

/** Where the customer receives fiat: one account for each currency. */
export function ReceivingAccountPage() {
  const t = useBankAccountWords()
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
  const t = useBankAccountWords()
  const [leaving, setLeaving] = useState<BankAccount>()
  const full = rows.length >= max ? t('full') : rows.length >= fiats.length ? t('every') : undefined
  const closed = useMissing() ?? full
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        {rows.length > 0 && (
          <div className="row" style={{ '--g': '16px' }}>
            <span className="sm t3 num">{t('used', { count: String(rows.length), max: String(max) })}</span>
            <Add closed={closed} />
          </div>
        )}
      </div>
      <MissingNotice />
      {rows.length === 0 ? (
        <Card>
          <Empty title={t('none')} action={<Add closed={closed} />}>
            {t('noneText')}
          </Empty>
        </Card>
      ) : (
        <div className={s['list']}>
          {rows.map((account) => (
            <AccountCard key={account.id} account={account} onRemove={() => setLeaving(account)} />
          ))}
        </div>
      )}
      {leaving && <RemoveAccount account={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function Add({ closed }: { closed: string | undefined }) {
  const t = useBankAccountWords()
  const locale = useLocale()
  const { history } = useRouter()
  return (
    <Button size="sm" icon={Plus} disabledReason={closed} onPress={() => history.push(paths.bindBankCard(locale))}>
      {t('add')}
    </Button>
  )
}
