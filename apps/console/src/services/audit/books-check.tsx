import { queryOptions, useQuery } from '@tanstack/react-query'
import type { audit } from '@tessera/contract/services/audit/audit.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Table } from '@tessera/ui/table.tsx'
import { BookCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { stampText } from '#parts/time-text.ts'

type State = ReplyOf<typeof audit.books>

const SOON_MS = 2_000
const NOW_AND_THEN_MS = 30_000

const booksCheck = queryOptions({
  queryKey: ['audit', 'books'],
  queryFn: () => api.audit.books({}),
  refetchInterval: ({ state }) => (state.data?.isRequested === true ? SOON_MS : NOW_AND_THEN_MS),
})

/** The results of the ledger checks, with a button that checks the whole ledger. */
export function BooksCheckPanel() {
  const t = useTranslations('audit')
  const { data, error } = useQuery(booksCheck)
  const check = useAct(api.audit.checkBooks, () => undefined)
  if (error) return <Banner tone="negative">{error.message}</Banner>
  if (data === undefined) return null
  return (
    <div className="col">
      <Banner tone={data.stop === null ? 'positive' : 'negative'}>
        {t(`books.${data.stop ?? 'sound'}`)} {data.since !== null && t('books.since', { at: stampText(data.since) })}{' '}
        {t('books.last', {
          checkedAt: stamp(data.checkedAt, t('books.none')),
          wholeAt: stamp(data.wholeAt, t('books.none')),
        })}
      </Banner>
      {data.findings.length > 0 && <Findings findings={data.findings} />}
      <div>
        <Button
          kind="secondary"
          size="sm"
          icon={BookCheck}
          loading={check.busy || data.isRequested}
          onPress={() => check.run({})}
        >
          {t('books.check')}
        </Button>
      </div>
      {data.isRequested && data.requestedAt !== null && (
        <output className="t3">{t('books.running', { at: stampText(data.requestedAt) })}</output>
      )}
      <Refusal of={check.error} />
    </div>
  )
}

const stamp = (at: string | null, none: string): string => (at === null ? none : stampText(at))

type Row = State['findings'][number] & { readonly n: number }
const ruleOf = ({ invariant }: Row): string => invariant
const Broken = ({ row }: Row) => <span className="mono">{JSON.stringify(row)}</span>

function Findings({ findings }: Pick<State, 'findings'>) {
  const t = useTranslations('audit')
  const rows = findings.map((finding, n) => ({ ...finding, n }))
  return (
    <Table
      label={t('books.findings')}
      rows={rows}
      rowId={({ n }) => String(n)}
      empty={{ title: t('books.none') }}
      columns={[
        { key: 'invariant', title: t('books.invariant'), minWidth: '90px', cell: ruleOf },
        { key: 'row', title: t('books.row'), minWidth: '300px', cell: Broken },
      ]}
    />
  )
}
