import { bankLineMachine, fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { statementMachine } from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { Button } from '@tessera/ui/button.tsx'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLineColumns, useOrderColumns } from './bank-columns.tsx'
import { ImportStatement } from './import-statement.tsx'
import { type ReceivableRow, useReceivableColumns } from './receivable-columns.tsx'
import { WriteOff } from '#payments/receivables/write-off.tsx'
import { useStatementColumns } from './statement-columns.tsx'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { ListTabs } from '#parts/list-tabs.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { SearchFilter, StatusFilter } from '#parts/filters.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { useMay } from '#parts/me.queries.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const tabs = ['lines', 'orders', 'statements', 'receivables'] as const
const lineStatuses = statusesOf(bankLineMachine)
const orderStatuses = statusesOf(fiatOrderMachine)

export function FiatOrdersPage() {
  const t = useTranslations('bank')
  const shell = useTranslations('shell')
  const [address, change] = useScreenSearch('bank')
  const [, open] = useOpenCase()
  const [importing, setImporting] = useState(false)
  const mayMatch = useMay('fiat_orders.match')
  const tab = address.tab ?? tabs[0]
  return (
    <>
      <div className="row row--between row--wrap">
        <ListTabs label={t('tabsLabel')} tabs={tabs} chosen={tab} words={(id) => t(`tabs.${id}`)} change={change} />
        <Button
          kind="secondary"
          size="sm"
          icon={FileDown}
          disabledReason={mayMatch ? undefined : shell('notAllowed')}
          onPress={() => setImporting(true)}
        >
          {t('import')}
        </Button>
      </div>
      {tab === 'lines' && <Lines onOpen={open} />}
      {tab === 'orders' && <Orders />}
      {tab === 'statements' && <Statements onOpen={open} />}
      {tab === 'receivables' && <Receivables onOpen={open} />}
      <ImportStatement
        open={importing}
        onClose={() => setImporting(false)}
        onClaimed={() => change({ tab: 'statements', status: undefined, search: undefined, page: undefined })}
      />
      <OpenCase />
    </>
  )
}

const statementStatuses = statusesOf(statementMachine)

type StatementCase = { kind: 'bank_statement'; subjectId: string }

function Statements({ onOpen }: { onOpen: (openedCase: StatementCase) => void }) {
  const t = useTranslations('bank')
  const query = useList('bank statements', statementStatuses, api.bank.statements)
  return (
    <ListPage
      query={query}
      label={t('statements')}
      columns={useStatementColumns()}
      rowId={(row) => row.id}
      rowLabel={(row) => `${row.bank} ${row.from} ${row.until}`}
      empty={{ title: t('empty'), text: t('emptyStatements') }}
      onOpen={(row) => onOpen({ kind: 'bank_statement', subjectId: row.id })}
      tools={
        <StatusFilter
          label={t('filter')}
          all={t('all')}
          statuses={statementStatuses}
          words={(status) => t(`statementStatus.${status}`)}
        />
      }
    />
  )
}

type LiftCase = { kind: 'receivable_lift'; subjectId: string }

/** Lists the debts of customers; a row opens the case that lifts the block. Its button proposes a write-off. */
function Receivables({ onOpen }: { onOpen: (openedCase: LiftCase) => void }) {
  const t = useTranslations('bank')
  const mayWriteOff = useMay('adjustments.decide')
  const [writingOff, setWritingOff] = useState<ReceivableRow>()
  const query = useList('receivables', [], ({ page }) => api.receivablesDesk.list({ page }))
  return (
    <>
      <ListPage
        query={query}
        label={t('receivables')}
        columns={useReceivableColumns(mayWriteOff ? setWritingOff : undefined)}
        rowId={(row) => row.id}
        rowLabel={(row) => row.number}
        empty={{ title: t('empty'), text: t('emptyReceivables') }}
        onOpen={(row) => onOpen({ kind: 'receivable_lift', subjectId: row.id })}
      />
      {writingOff && <WriteOff row={writingOff} onClose={() => setWritingOff(undefined)} />}
    </>
  )
}

type LineCase = { kind: 'fiat_match' | 'bank_line_out'; subjectId: string }

function Lines({ onOpen }: { onOpen: (openedCase: LineCase) => void }) {
  const t = useTranslations('bank')
  const query = useList('bank lines', lineStatuses, api.bank.lines)
  return (
    <ListPage
      query={query}
      label={t('lines')}
      columns={useLineColumns()}
      rowId={(row) => row.id}
      rowLabel={(row) => `${row.bank} ${row.lineId}`}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={(row) => onOpen({ kind: row.direction === 'out' ? 'bank_line_out' : 'fiat_match', subjectId: row.id })}
      tools={
        <StatusFilter
          label={t('filter')}
          all={t('all')}
          statuses={lineStatuses}
          words={(status) => t(`status.${status}`)}
        />
      }
    />
  )
}

function Orders() {
  const t = useTranslations('bank')
  const [{ search }] = useScreenSearch('bank')
  const by = { search: search || undefined }
  const query = useList('fiat orders', orderStatuses, (request) => api.bank.orders({ ...request, ...by }), by)
  return (
    <ListPage
      query={query}
      label={t('orders')}
      columns={useOrderColumns()}
      rowId={(row) => row.id}
      empty={{ title: t('empty'), text: t('emptyOrders') }}
      tools={
        <div className="row row--wrap">
          <StatusFilter
            label={t('filter')}
            all={t('all')}
            statuses={orderStatuses}
            words={(each) => t(`orderStatus.${each}`)}
          />
          <SearchFilter label={t('findOrder')} maxLength={80} />
        </div>
      }
    />
  )
}
