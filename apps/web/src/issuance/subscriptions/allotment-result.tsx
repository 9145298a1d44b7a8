import type { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '#issuance/products/products.queries.ts'
import { saveBlob } from '#parts/save-text.ts'
import { allotmentResult, subscriptionList } from './subscriptions.queries.ts'

type Result = ReplyOf<typeof subscriptions.allotmentResult>
type Row = Result['result']['subscriptions'][number]

/** The published result of a product's allotment, loaded when it is opened. Rows of `own` pseudonyms are marked. */
export function AllotmentResult({ symbol, own }: { symbol: string; own: readonly string[] }) {
  const t = useTranslations('subscriptions')
  const [isOpen, setIsOpen] = useState(false)
  const result = useQuery({ ...allotmentResult(symbol), enabled: isOpen })
  if (!isOpen)
    return (
      <div>
        <Button kind="secondary" size="sm" onPress={() => setIsOpen(true)}>
          {t('result.open')}
        </Button>
      </div>
    )
  if (result.error) return <Banner tone="negative">{result.error.message}</Banner>
  return result.data === undefined ? null : <Published own={new Set(own)} {...result.data} />
}

/**
 * The result on the page of an offer, once there is one. The rows of a customer who is logged in are marked. An offer
 * that ended without an allotment says why everything was returned.
 */
export function ProductAllotment({ status, ...p }: ProductAllotmentProps) {
  const t = useTranslations('subscriptions')
  const mine = useQuery({
    ...subscriptionList({ symbol: p.symbol, page: 1, pageSize: 100 }),
    enabled: p.isSignedIn && hasResult.has(status),
  })
  if (!hasResult.has(status)) return null
  const own = (mine.data?.rows ?? []).map(({ pseudonym }) => pseudonym)
  return (
    <section aria-labelledby="allotment">
      <h2 className={p.titleClass} id="allotment">
        {t('result.title')}
      </h2>
      {status === 'closed' ? <Ended symbol={p.symbol} own={own} /> : <AllotmentResult symbol={p.symbol} own={own} />}
    </section>
  )
}
type Status = Product['status']
type ProductAllotmentProps = { symbol: string; status: Status; isSignedIn: boolean; titleClass: string }
const hasResult: ReadonlySet<Status> = new Set(['allotted', 'trading', 'closed'])

/** An offer below its minimum raise has a published result; one that two people cancelled has none. */
function Ended({ symbol, own }: { symbol: string; own: readonly string[] }) {
  const t = useTranslations('subscriptions')
  const { data, error } = useQuery({ ...allotmentResult(symbol), retry: false })
  if (data !== undefined) return <Published own={new Set(own)} {...data} />
  if (error === null) return null
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <Banner>{t('result.cancelled')}</Banner>
  return <Banner tone="negative">{error.message}</Banner>
}

const code = (words: ReactNode) => <code className="mono sm">{words}</code>
const program = (words: ReactNode) => (
  <a className="link" href="/check-allotment.mjs" download="check-allotment.mjs">
    {words}
  </a>
)

type PublishedProps = Result & { own: ReadonlySet<string> }

function Published({ symbol, own, file, sha256, result }: PublishedProps) {
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
