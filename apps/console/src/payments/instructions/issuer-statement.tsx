import { useQuery } from '@tanstack/react-query'
import type { issuerStatements } from '@tessera/contract/payments/instructions/issuer-statements.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Button } from '@tessera/ui/button.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Table, type Column } from '@tessera/ui/table.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { saveFile } from '#parts/save-file.ts'
import { stampText } from '#parts/time-text.ts'

type Statement = ReplyOf<typeof issuerStatements.read>
type Entry = Statement['rows'][number]
type Chosen = { readonly owner: string; readonly coin: string; readonly from: string; readonly until: string }

const formats = ['csv', 'pdf'] as const
type Format = (typeof formats)[number]

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const isWhole = ({ owner, coin, from, until }: Chosen): boolean =>
  owner !== '' && coin !== '' && isDay(from) && isDay(until) && from <= until

/** The statement of an issuer for some days: from the opening balance through every movement to the closing balance. */
export function IssuerStatement() {
  const t = useTranslations('instructions')
  const [chosen, setChosen] = useState<Chosen>({ owner: '', coin: 'SGD', from: '', until: '' })
  const { data: owners } = useQuery({
    queryKey: ['payee owners'],
    queryFn: () => api.paymentInstructions.owners({}),
  })
  const query = useQuery({
    queryKey: ['issuer statement', chosen],
    queryFn: () => api.issuerStatements.read(chosen),
    enabled: isWhole(chosen),
  })
  const save = useAct(
    (request: Chosen & { format: Format }) => api.issuerStatements.file(request),
    (file, { coin, from, until, format }) => saveFile(file, `${coin}-${from}-${until}-utc.${format}`),
    (error) => toast('negative', error.message),
  )
  const set = (field: keyof Chosen) => (value: string) => setChosen((all) => ({ ...all, [field]: value }))
  const issuers = (owners?.rows ?? []).filter(({ kind }) => kind === 'issuer')
  return (
    <div className="col">
      <div className="row row--wrap">
        <Select
          label={t('statement.issuer')}
          value={chosen.owner}
          options={issuers.map(({ key, name }) => ({ code: key, value: name }))}
          onChange={set('owner')}
        />
        <TextInput
          label={t('currency')}
          maxLength={12}
          value={chosen.coin}
          onChange={(text) => set('coin')(text.toUpperCase())}
        />
        {(['from', 'until'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`statement.${field}`)}
            placeholder="YYYY-MM-DD"
            maxLength={10}
            value={chosen[field]}
            onChange={set(field)}
          />
        ))}
        {formats.map((format) => (
          <Button
            key={format}
            kind="secondary"
            size="sm"
            icon={Download}
            loading={save.busy}
            disabledReason={query.data === undefined ? t('statement.fill') : undefined}
            onPress={() => save.run({ ...chosen, format })}
          >
            {t(`statement.save.${format}`)}
          </Button>
        ))}
      </div>
      {query.error !== null && <p className="t2">{query.error.message}</p>}
      <Entries statement={query.data} />
    </div>
  )
}

function Entries({ statement }: { statement: Statement | undefined }) {
  const t = useTranslations('instructions')
  return (
    <>
      {statement !== undefined && (
        <p className="t2">
          {t('statement.sums', {
            opening: numberText(statement.opening, true),
            closing: numberText(statement.closing, true),
            inTransit: numberText(statement.inTransit, true),
            coin: statement.coin,
          })}
        </p>
      )}
      <Table
        label={t('statement.table')}
        columns={useEntryColumns(statement?.coin ?? '')}
        rows={statement?.rows.map((row, at) => ({ ...row, line: String(at) })) ?? []}
        rowId={({ line }) => line}
        density="compact"
        empty={{ title: t('statement.empty'), text: t('statement.emptyText') }}
      />
    </>
  )
}

function useEntryColumns(coin: string): Column<Entry & { line: string }>[] {
  const t = useTranslations('instructions')
  return [
    { key: 'at', title: t('statement.col.at'), minWidth: '160px', cell: (row) => <time>{stampText(row.at)}</time> },
    {
      key: 'movement',
      title: t('statement.col.movement'),
      minWidth: '170px',
      cell: (row) => t(`statement.movements.${row.movement}`),
    },
    { key: 'product', title: t('statement.col.product'), minWidth: '90px', optional: true, cell: (row) => row.product },
    {
      key: 'reference',
      title: t('statement.col.reference'),
      minWidth: '130px',
      optional: true,
      cell: (row) => row.reference,
    },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '130px',
      align: 'end',
      cell: (row) => <CoinNum coin={coin} value={row.amount} />,
    },
    {
      key: 'balance',
      title: t('statement.col.balance'),
      minWidth: '130px',
      align: 'end',
      optional: true,
      cell: (row) => <CoinNum coin={coin} value={row.balance} />,
    },
  ]
}
