import { statusesOf } from '@tessera/domain/machine/machine.ts'
import { withdrawalMachine } from '@tessera/domain/withdrawals/machine.ts'
import { useTranslations } from 'use-intl'
import { api } from '../lib/api.ts'
import { ListPage } from '../lib/list-page.tsx'
import { useList } from '../lib/list-query.ts'
import { useOpenCase } from '../lib/open-case.ts'
import { StatusFilter } from '../lib/status-filter.tsx'
import { caseOf } from '../withdrawals/case-of.ts'
import { HouseWallets } from '../withdrawals/house-wallets.tsx'
import { useWithdrawalColumns } from '../withdrawals/withdrawal-columns.tsx'
import { OpenCase } from './case-drawer.tsx'

const stages = statusesOf(withdrawalMachine)

export function WithdrawalsPage() {
  const t = useTranslations('withdrawals')
  const shell = useTranslations('shell')
  const [, open] = useOpenCase()
  const query = useList('withdrawals', stages, ({ page, status: stage }) => api.withdrawalsReview.list({ page, stage }))
  return (
    <>
      <HouseWallets />
      <ListPage
        query={query}
        refused={shell('refused')}
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
