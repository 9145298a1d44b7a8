import { StatementContent } from '@tessera/contract/payments/bank/bank.ts'
import { Table } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { useOpenCase } from '#parts/open-case.ts'
import { type ClaimRow, useClaimColumns } from './statement-columns.tsx'

/**
 * The lines of a file with their effects, from the content of the decision. In a file without balances, a line opens
 * its own case.
 */
export function StatementLines({ content }: { content: unknown }) {
  const t = useTranslations('bank')
  const [, open] = useOpenCase()
  const columns = useClaimColumns()
  const read = StatementContent.safeParse(content)
  if (!read.success) return null
  const { opening, lines } = read.data
  const byLine = opening === ''
  return (
    <section className="col" aria-label={t('statementLines')}>
      <h3 className="h5">{t('statementLines')}</h3>
      {byLine && <p className="t2">{t('linesOneByOne')}</p>}
      <Table
        label={t('statementLines')}
        rows={lines}
        rowId={(row) => row.id}
        rowLabel={(row) => row.lineId}
        columns={columns}
        empty={{ title: t('noLines') }}
        {...(byLine && { onRowClick: (row: ClaimRow) => open({ kind: 'bank_claim', subjectId: row.id }) })}
      />
    </section>
  )
}
