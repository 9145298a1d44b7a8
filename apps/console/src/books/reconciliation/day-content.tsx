import { accountKindWords } from '@tessera/contract/books/ledger/account-kind-words.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { saveFile } from '#parts/save-file.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { DayRecord } from './daily.queries.ts'
import { DayDifferences } from './day-differences.tsx'

type DayContentProps = {
  record: DayRecord | undefined
  error: Error | null
  onRetry: () => void
  /** The notes of the open proposal. */
  noted: Readonly<Record<string, string>>
  /** The notes that the first person writes; undefined for everybody else. */
  notes: Readonly<Record<string, string>> | undefined
  onNote: (key: string, note: string) => void
}

/** The record of a day: differences with their notes, signatures, files, and every figure. */
export function DayContent({ record, error, onRetry, noted, notes, onNote }: DayContentProps) {
  const t = useTranslations('daily')
  if (record === undefined) return <LoadingOrError error={error} onRetry={onRetry} />
  return (
    <div className="col">
      <Files day={record.day} />
      <DayDifferences of={record} noted={{ ...noted, ...record.notes }} notes={notes} onNote={onNote} />
      <Customers of={record} />
      <Holdings of={record} />
      <Statements of={record} />
      <Books of={record} />
      <section className="col" aria-label={t('signatures')}>
        <h3 className="h5">{t('signatures')}</h3>
        {record.signatures === null ? (
          <p className="t3">{t('unsigned')}</p>
        ) : (
          record.signatures.map(({ name, at }) => (
            <p key={name} className="t2">
              {t('signedBy', { name, at: stampText(at) })}
            </p>
          ))
        )}
      </section>
    </div>
  )
}

function Files({ day }: { day: string }) {
  const t = useTranslations('daily')
  const save = useAct(
    (request: { day: string; format: 'csv' | 'pdf' }) => api.reconciliation.dayFile(request),
    (file, request) => saveFile(file, `daily-reconciliation-${request.day}-utc.${request.format}`),
    (failed) => toast('negative', failed.message),
  )
  return (
    <div className="row row--wrap">
      {(['csv', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          kind="secondary"
          size="sm"
          icon={Download}
          loading={save.busy}
          onPress={() => save.run({ day, format })}
        >
          {t(`files.${format}`)}
        </Button>
      ))}
    </div>
  )
}

const coin = <Row extends { readonly coin: string }>(title: string): Column<Row> => ({
  key: 'coin',
  title,
  minWidth: '80px',
  cell: (row) => <b>{row.coin}</b>,
})
const figure = <Row,>(key: string, title: string, of: (row: Row) => string | null): Column<Row> => ({
  key,
  title,
  minWidth: '120px',
  align: 'end',
  cell: (row) => <Num value={of(row) ?? ''} full />,
})

const time = (title: string): Column<{ readonly at: string }> => ({
  key: 'at',
  title,
  minWidth: '160px',
  cell: ({ at }) => <time>{stampText(at)}</time>,
})

/** A heading with a table of the record. */
function Part<Row>({
  name,
  rows,
  rowId,
  columns,
}: {
  name: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  columns: Column<Row>[]
}) {
  const t = useTranslations('daily')
  return (
    <section className="col" aria-label={name}>
      <h3 className="h5">{name}</h3>
      <Table
        label={name}
        density="compact"
        rows={[...rows]}
        rowId={rowId}
        columns={columns}
        empty={{ title: t('nothing') }}
      />
    </section>
  )
}

function Customers({ of: { customers } }: { of: DayRecord }) {
  const t = useTranslations('daily')
  type Row = DayRecord['customers'][number]
  return (
    <Part<Row>
      name={t('sections.customers')}
      rows={customers}
      rowId={(row) => row.coin}
      columns={[
        coin(t('col.coin')),
        figure('owed', t('col.owed'), (row) => row.owed),
        figure('held', t('col.inBooks'), (row) => row.held),
      ]}
    />
  )
}

function Holdings({ of: { holdings } }: { of: DayRecord }) {
  const t = useTranslations('daily')
  type Row = DayRecord['holdings'][number]
  return (
    <Part<Row>
      name={t('sections.holdings')}
      rows={holdings}
      rowId={(row) => row.coin}
      columns={[
        coin(t('col.coin')),
        {
          key: 'parts',
          title: t('col.parts'),
          minWidth: '200px',
          cell: ({ parts }) =>
            parts.map(({ kind, name, amount }) => (
              <div key={kind + name}>
                {t(`parts.${kind}`, { name })} <Num value={amount} full />
              </div>
            )),
        },
        figure('least', t('col.least'), (row) => row.least),
        figure('most', t('col.most'), (row) => row.most),
        figure('books', t('col.books'), (row) => row.books),
        figure('difference', t('col.difference'), (row) => row.difference),
        time(t('col.at')),
      ]}
    />
  )
}

function Statements({ of: { statements } }: { of: DayRecord }) {
  const t = useTranslations('daily')
  type Row = DayRecord['statements'][number]
  return (
    <Part<Row>
      name={t('sections.statements')}
      rows={statements}
      rowId={(row) => `${row.bank} ${row.accountNumber} ${row.coin}`}
      columns={[
        coin(t('col.coin')),
        {
          key: 'account',
          title: t('col.account'),
          minWidth: '180px',
          cell: ({ bank, accountNumber }) => `${bank} ${accountNumber}`,
        },
        figure('closing', t('col.closing'), (row) => row.closing),
        {
          key: 'day',
          title: t('col.closingDay'),
          minWidth: '130px',
          cell: ({ closingDay }) => closingDay ?? t('noStatement'),
        },
      ]}
    />
  )
}

function Books({ of: { lines, sums } }: { of: DayRecord }) {
  const t = useTranslations('daily')
  const locale = useLocale()
  type Row = Omit<DayRecord['lines'][number], 'kind'> & { readonly item: string }
  const rows: Row[] = sums.flatMap((sum) => [
    ...lines
      .filter((line) => line.coin === sum.coin)
      .map(({ kind, ...line }) => ({ ...line, item: accountKindWords[kind][locale] })),
    { ...sum, item: t('sum') },
  ])
  return (
    <Part<Row>
      name={t('sections.books')}
      rows={rows}
      rowId={(row) => `${row.coin} ${row.item}`}
      columns={[
        coin(t('col.coin')),
        { key: 'item', title: t('col.item'), minWidth: '160px', cell: ({ item }) => item },
        figure('opening', t('col.opening'), (row) => row.opening),
        figure('debits', t('col.debits'), (row) => row.debits),
        figure('credits', t('col.credits'), (row) => row.credits),
        figure('closing', t('col.closing'), (row) => row.closing),
      ]}
    />
  )
}
