import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { FoundKind, search } from '@tessera/contract/reporting/search/search.ts'
import type { Column } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { screenPath } from '#parts/paths.ts'
import type { Title } from '#frame/routes.ts'
import type { SearchOf } from '#parts/screen-search.ts'
import { useRouter } from '#parts/console-router.ts'
import { stampText } from '#parts/time-text.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { caseOf as payoutCase } from '#payments/payouts/case-of.ts'
import { useMay } from '#parts/me.queries.ts'
import { caseOf } from '#payments/withdrawals/case-of.ts'

type Row = ReplyOf<typeof search.find>['rows'][number]
type Target = { readonly [T in Title]: readonly [screen: T, search: SearchOf<T>] }[Title]

const customerOf = ({ customer }: Row): Target => ['customers', { search: customer.number }]
/** The link of a result: its case, or else its customer. */
const targets: { readonly [K in FoundKind]: (row: Extract<Row, { kind: K }>) => Target } = {
  customer: customerOf,
  withdrawal: ({ id, status: stage, signerRefusal }) => {
    const { kind } = caseOf({ id, stage, signerRefusal })
    return ['withdrawals', { case: `${kind}:${id}` }]
  },
  internal_transfer: customerOf,
  payout: ({ id, status: stage }) => {
    const { kind } = payoutCase({ id, stage })
    return ['payouts', { case: `${kind}:${id}` }]
  },
  deposit: (row) => (row.status === 'manual' ? ['queue', { case: `deposit_review:${row.id}` }] : customerOf(row)),
  fiat_order: ({ number }) => ['bank', { tab: 'orders', search: number }],
  order: customerOf,
  subscription: (row) =>
    row.status === 'disburse_failed' ? ['subscriptions', { tab: 'book', status: row.status }] : customerOf(row),
  distribution: ({ of }) => ['distributions', { case: `distribution_release:${of}` }],
  otc_deal: ({ id }) => ['otc', { tab: 'deals', deal: id }],
}
const targetOf = <K extends FoundKind>(kind: K, row: Extract<Row, { kind: K }>): Target => targets[kind](row)

/** The results of the search box. Each search is an entry of the audit log, so it is never refetched automatically. */
export function SearchResultsPage() {
  const t = useTranslations('search')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const { history } = useRouter()
  const mayReadCustomers = useMay('customers.read')
  const [{ text = '' }] = useScreenSearch('search')
  const query = useQuery({
    queryKey: ['found', text],
    queryFn: () => (text === '' ? { rows: [] } : api.search.find({ text })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })
  const open = (row: Row) => {
    const [screen, parameters] = targetOf(row.kind, row)
    if (screen === 'customers' && !mayReadCustomers) toast('warning', shell('notAllowed'))
    else history.push(screenPath(locale, screen, parameters))
  }
  return (
    <ListPage
      query={query}
      label={t('table')}
      columns={useFoundColumns()}
      rowId={(row) => `${row.kind} ${row.id}`}
      rowLabel={(row) => `${t(`kinds.${row.kind}`)} ${row.number}`}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={open}
    />
  )
}

function useFoundColumns(): Column<Row>[] {
  const t = useTranslations('search')
  const statusOf = useStatusText()
  return [
    { key: 'kind', title: t('col.kind'), minWidth: '110px', cell: (row) => t(`kinds.${row.kind}`) },
    { key: 'number', title: t('col.number'), minWidth: '130px', cell: (row) => <b>{row.number}</b> },
    {
      key: 'customer',
      title: t('col.customer'),
      minWidth: '160px',
      cell: ({ customer }) => (customer.name === null ? customer.number : `${customer.name} · ${customer.number}`),
    },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '150px',
      align: 'end',
      cell: (row) => (row.kind === 'customer' ? '--' : <CoinNum coin={row.coin} value={row.amount} />),
    },
    {
      key: 'at',
      title: t('col.at'),
      minWidth: '160px',
      optional: true,
      cell: (row) => <time>{stampText(row.at)}</time>,
    },
    { key: 'state', title: t('col.state'), minWidth: '140px', cell: statusOf },
  ]
}

function useStatusText(): (row: Row) => string {
  const t = useTranslations('search')
  const [bank, customers, deposits] = [
    useTranslations('bank'),
    useTranslations('customers'),
    useTranslations('deposits'),
  ]
  const [payouts, withdrawals] = [useTranslations('payouts'), useTranslations('withdrawals')]
  const [subscriptions, distributions, deals] = [
    useTranslations('subscriptions'),
    useTranslations('distributions'),
    useTranslations('otc-deals'),
  ]
  return (row) => {
    switch (row.kind) {
      case 'customer':
        return customers(`status.${row.status}`)
      case 'withdrawal':
        return withdrawals(`stage.${row.status}`)
      case 'internal_transfer':
        return t('sentTo', { name: row.recipient.name ?? '--', number: row.recipient.number })
      case 'payout':
        return payouts(`stage.${row.status}`)
      case 'deposit':
        return deposits(`status.${row.status}`)
      case 'fiat_order':
        return bank(`orderStatus.${row.status}`)
      case 'order':
        return `${t(`side.${row.side}`)} · ${t(`orderStatus.s${row.status}`)}`
      case 'subscription':
        return subscriptions(`status.${row.status}`)
      case 'distribution':
        return distributions(`holderStatus.${row.status}`)
      case 'otc_deal':
        return deals(`status.${row.status}`)
      default:
        return row satisfies never
    }
  }
}
