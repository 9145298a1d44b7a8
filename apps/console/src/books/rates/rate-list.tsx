import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { ratesDesk } from '@tessera/contract/books/rates/rates-desk.ts'
import { Status } from '@tessera/ui/badge.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { stampText } from '#parts/time-text.ts'

type Row = ReplyOf<typeof ratesDesk.list>['rows'][number]

type RateListProps = { onOpen: (openedCase: { kind: 'rate_held'; subjectId: string }) => void }

/** The rates of all coins. Rates that need a decision are listed first; selecting one opens its review case. */
export function RateList({ onOpen }: RateListProps) {
  const t = useTranslations('rates')
  const query = useQuery({ queryKey: ['rates'], queryFn: () => api.ratesDesk.list({}), refetchInterval: 15_000 })
  return (
    <ListPage
      query={query}
      label={t('list')}
      columns={useColumns()}
      rowId={(row) => row.held?.subjectId ?? row.coin}
      rowLabel={(row) => row.coin}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={({ held }) => held && onOpen({ kind: 'rate_held', subjectId: held.subjectId })}
    />
  )
}

const NONE = '--'
const time = (at: string | null | undefined) => (at ? <time>{stampText(at)}</time> : NONE)
const rate = (value: string | undefined) => (value === undefined ? NONE : <Num value={value} unit="USD" />)

function useColumns(): Column<Row>[] {
  const t = useTranslations('rates')
  return [
    { key: 'coin', title: t('col.coin'), minWidth: '70px', cell: (row) => <b>{row.coin}</b> },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '150px',
      cell: ({ held }) =>
        held === null ? (
          <Status tone="positive">{t('agreedState')}</Status>
        ) : (
          <Status tone="negative">{t(`reason.${held.reason}`)}</Status>
        ),
    },
    {
      key: 'agreed',
      title: t('col.agreed'),
      minWidth: '140px',
      align: 'end',
      cell: ({ agreed }) => rate(agreed?.rate),
    },
    { key: 'held', title: t('col.held'), minWidth: '140px', align: 'end', cell: ({ held }) => rate(held?.rate) },
    {
      key: 'source',
      title: t('col.source'),
      minWidth: '110px',
      optional: true,
      cell: ({ held, agreed }) => held?.source ?? agreed?.source ?? NONE,
    },
    {
      key: 'agreedAt',
      title: t('col.agreedAt'),
      minWidth: '155px',
      optional: true,
      cell: (row) => time(row.agreed?.asOf),
    },
    { key: 'since', title: t('col.since'), minWidth: '155px', cell: ({ held }) => time(held?.since) },
    {
      key: 'refusedFrom',
      title: t('col.refusedFrom'),
      minWidth: '155px',
      optional: true,
      cell: ({ held }) => time(held?.refusedFrom),
    },
  ]
}
