import { Button } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLogin } from '#access/customers/login-state.ts'
import { CreateDialog } from './create-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { FamilyTransferDialog } from './family-transfer-dialog.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { type SubAccountAction, SubAccountTable } from './sub-account-table.tsx'
import { type SubAccount, subAccountList } from './sub-accounts.queries.ts'

export function SubAccountsPage() {
  const t = useTranslations('sub-accounts')
  const { approved } = useLogin()
  const { data, isPending, isError, refetch } = useQuery(subAccountList())
  const [open, setOpen] = useState<'create' | { what: SubAccountAction; sub: SubAccount }>()
  const close = () => setOpen(undefined)
  const full = data !== undefined && data.rows.length >= data.max
  const closed = approved ? (full ? t('full') : undefined) : t('needsKyc')
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        <div className="row" style={{ '--g': '16px' }}>
          {data && (
            <span className="sm t3 num">{t('used', { count: String(data.rows.length), max: String(data.max) })}</span>
          )}
          <Button size="sm" icon={Plus} disabledReason={closed} onPress={() => setOpen('create')}>
            {t('create')}
          </Button>
        </div>
      </div>
      {isError && !data ? (
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <SubAccountTable rows={data?.rows ?? []} loading={isPending} onAction={(what, sub) => setOpen({ what, sub })} />
      )}
      {open === 'create' && <CreateDialog onClose={close} />}
      {typeof open === 'object' && <OneDialog {...open} subs={data?.rows ?? []} onClose={close} />}
    </>
  )
}

type OneDialogProps = { what: SubAccountAction; sub: SubAccount; subs: readonly SubAccount[]; onClose: () => void }

const OneDialog = ({ what, sub, subs, onClose }: OneDialogProps) => {
  if (what === 'transfer') return <FamilyTransferDialog subs={subs} to={sub} onClose={onClose} />
  if (what === 'openLogin') return <LoginDialog of={sub} onClose={onClose} />
  return <EndDialog of={sub} what={what} onClose={onClose} />
}
