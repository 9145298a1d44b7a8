import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { statusesOf } from '@tessera/domain/machine/machine.ts'
import { withdrawalMachine } from '@tessera/domain/withdrawals/machine.ts'
import { api } from '../lib/api.ts'
import { ListPage } from '../lib/list-page.tsx'
import { useOpenCase } from '../lib/open-case.ts'
import { StatusFilter } from '../lib/status-filter.tsx'
import { pageIn, useQuery as useAddress } from '../lib/url-state.ts'
import { useShellWords } from '../shell/shell-words.ts'
import { useWithdrawalColumns, type WithdrawalRow } from '../withdrawals/withdrawal-columns.tsx'
import { useWithdrawalsWords } from '../withdrawals/withdrawals-words.ts'
import { CaseDrawer } from './case-drawer.tsx'

/** What was approved is decided on again only when the signer refuses it. */
const kindOf = ({ stage, signerRefusal }: WithdrawalRow) =>
  stage === 'approved' && signerRefusal !== null ? 'withdrawal_recall' : 'withdrawal_review'

const stages = statusesOf(withdrawalMachine)

export function WithdrawalsPage() {
  const t = useWithdrawalsWords()
  const shell = useShellWords()
  const [address] = useAddress()
  const [shown, open] = useOpenCase()
  const asked = { page: pageIn(address['page']), stage: stages.find((known) => known === address['status']) }
  const query = useQuery({
    queryKey: ['withdrawals', asked],
    queryFn: () => api.withdrawalsReview.list(asked),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ListPage
        query={query}
        refused={shell('refused')}
        label={t('table')}
        columns={useWithdrawalColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.customer.email} ${row.amount} ${row.coin}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: kindOf(row), subjectId: row.id })}
        tools={
          <StatusFilter label={t('filter')} all={t('all')} statuses={stages} words={(stage) => t(`stage.${stage}`)} />
        }
      />
      {shown && <CaseDrawer shown={shown} onClose={() => open(undefined)} />}
    </>
  )
}
