import type { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { saveBlob } from '#parts/save-text.ts'

type Result = ReplyOf<typeof subscriptions.allotmentResult>
type Row = Result['result']['subscriptions'][number]

const code = (words: ReactNode) => <code className="mono sm">{words}</code>
const program = (words: ReactNode) => (
  <a className="link" href="/check-allotment.mjs" download="check-allotment.mjs">
    {words}
  </a>
)

type PublishedProps = Result & { own: ReadonlySet<string> }

/** A published result with its proof, and the program that checks it. */
export function PublishedResult({ symbol, own, file, sha256, result }: PublishedProps) {
  const t = useTranslations('subscriptions')
  const { method, belowMinimumRaise, ballot, changesReason, subscriptions: rows } = result
  const columns = useColumns(own)
  return (
    <div className="col">
      {belowMinimumRaise && <Banner>{t('result.belowMinimum')}</Banner>}
      <Details
        tight
        items={[
          { term: t('result.method'), value: t(`result.methods.${method}`) },
          ...(ballot === null
            ? []
            : [
                { term: t('result.slot'), value: String(ballot.slot) },
                { term: t('result.block'), value: <span className="mono xs">{ballot.blockhash}</span> },
              ]),
          ...(changesReason === null ? [] : [{ term: t('result.changesReason'), value: changesReason }]),
          { term: 'SHA-256', value: <span className="mono xs">{sha256}</span> },
        ]}
      />
      <Table
        density="compact"
        height="360px"
        label={t('result.title')}
        columns={columns}
        rows={rows}
        rowId={({ pseudonym }) => pseudonym}
        empty={{ title: t('result.none') }}
      />
      <ol className="col sm">
        <li>
          <Button kind="secondary" size="sm" onPress={() => saveBlob(`allotment-${symbol}.json`, new Blob([file]))}>
            {t('result.download')}
          </Button>
        </li>
        <li>{t.rich('result.program', { a: program })}</li>
        <li>{t.rich('result.run', { code, file: `allotment-${symbol}.json`, hash: sha256 })}</li>
      </ol>
    </div>
  )
}

function useColumns(own: ReadonlySet<string>): readonly Column<Row>[] {
  const t = useTranslations('subscriptions')
  return [
    {
      key: 'pseudonym',
      title: t('records.pseudonym'),
      cell: ({ pseudonym, changed }) => (
        <>
          <span className="mono xs">{pseudonym}</span>
          {own.has(pseudonym) && <b> {t('result.own')}</b>}
          {changed === true && <span className="t3"> {t('result.changed')}</span>}
        </>
      ),
    },
    { key: 'requested', title: t('result.requested'), align: 'end', cell: (row) => <Num value={row.requested} /> },
    { key: 'allotted', title: t('records.allotted'), align: 'end', cell: (row) => <Num value={row.allotted} /> },
  ]
}
