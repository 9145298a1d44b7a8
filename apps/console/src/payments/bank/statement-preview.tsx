import type { bank } from '@tessera/contract/payments/bank/bank.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Table } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { useClaimColumns } from './statement-columns.tsx'

export type Preview = ReplyOf<typeof bank.previewStatement>['statements'][number]

/** One account's statement of a file before its import: account, period, balances, sums, and the lines with effects. */
export function StatementPreview({ statement }: { statement: Preview }) {
  const t = useTranslations('bank')
  const columns = useClaimColumns()
  const { accountNumber, coin, from, until, opening, closing, sumIn, sumOut, missing, lines } = statement
  const money = (text: string | null) => (text === null ? '--' : <Num value={text} unit={coin ?? ''} />)
  return (
    <section className="col" aria-label={t('preview', { account: accountNumber ?? '' })}>
      <Details
        tight
        items={[
          { term: t('decisions.fields.format'), value: t(`format.${statement.format}`) },
          { term: t('decisions.fields.accountNumber'), value: accountNumber ?? t('severalAccounts') },
          { term: t('col.period'), value: from === until ? from : `${from} – ${until}` },
          { term: t('decisions.fields.opening'), value: money(opening) },
          { term: t('decisions.fields.sumIn'), value: money(sumIn) },
          { term: t('decisions.fields.sumOut'), value: money(sumOut) },
          { term: t('decisions.fields.closing'), value: money(closing) },
          {
            term: t('decisions.fields.lineCount'),
            value: t('previewCounts', { read: statement.read, fresh: lines.length, known: statement.known }),
          },
        ]}
      />
      {missing !== null && <Banner tone="warning">{t('missing', missing)}</Banner>}
      {opening === null && <p className="t2">{t('linesOneByOne')}</p>}
      <Table
        label={t('statementLines')}
        rows={lines}
        rowId={(row) => row.id}
        rowLabel={(row) => row.lineId}
        columns={columns}
        empty={{ title: t('nothingNew') }}
      />
    </section>
  )
}

type Fault = ReplyOf<typeof bank.previewStatement>['faults'][number]
/** The entries of a file that cannot be read, each with its line, value and accepted value. */
export function FaultTable({ faults }: { faults: readonly Fault[] }) {
  const t = useTranslations('bank')
  return (
    <section className="col" aria-label={t('faults')}>
      <Banner tone="negative" live>
        {t('faultsText', { count: faults.length })}
      </Banner>
      <Table
        label={t('faults')}
        rows={faults}
        rowId={(fault) => String(fault.line)}
        rowLabel={(fault) => String(fault.line)}
        columns={[
          { key: 'line', title: t('faultLine'), minWidth: '80px', cell: ({ line }) => String(line) },
          { key: 'place', title: t('faultPlace'), minWidth: '140px', cell: ({ place }) => place },
          { key: 'found', title: t('faultFound'), minWidth: '160px', cell: ({ found }) => found },
          { key: 'expected', title: t('faultExpected'), minWidth: '160px', cell: ({ expected }) => expected },
        ]}
        empty={{ title: t('empty') }}
      />
    </section>
  )
}
