import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { StatusFilter } from '#parts/filters.tsx'
import { caseOf } from './case-of.ts'
import { ExchangeWallets } from './exchange-wallets.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const stages = statusesOf(withdrawalMachine)

export function WithdrawalsPage() {
  const t = useTranslations('withdrawals')
  const [, open] = useOpenCase()
  const query = useList('withdrawals', stages, ({ page, status: stage }) => api.withdrawalsReview.list({ page, stage }))
  return (
    <>
      <ExchangeWallets />
      <ListPage
        query={query}
        label={t('table')}
        columns={useWithdrawalColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.customer.email} ${row.amount} ${row.coin}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open(caseOf(row))}
        tools={
          <StatusFilter label={t('filter')} all={t('all')} statuses={stages} words={(stage) => t(`stage.${stage}`)} />
        }
      />
      <OpenCase />
    </>
  )
}
