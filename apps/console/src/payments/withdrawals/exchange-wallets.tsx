import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'

type Wallets = ReplyOf<typeof withdrawalsReview.wallets>
type Row = Wallets['rows'][number]

const toneOf: Record<Row['state'], Tone> = {
  short: 'negative',
  uncapped: 'warning',
  above: 'warning',
  moving: 'info',
  within: 'positive',
}

/** The balances of hot and cold wallet by coin, and the amounts that people must move between them. */
export function ExchangeWallets() {
  const t = useTranslations('withdrawals')
  const query = useQuery({
    queryKey: ['exchange-wallets'],
    queryFn: () => api.withdrawalsReview.wallets({}),
    refetchInterval: 15_000,
  })
  return (
    <ListPage
      query={query}
      label={t('wallets.table')}
      columns={useColumns()}
      rowId={(row) => row.coin}
      empty={{ title: t('wallets.empty') }}
      tools={query.data && <ToDo {...query.data} />}
    />
  )
}

function ToDo({ hotWallet, sol, isSolShort, coldWallet, rows }: Wallets) {
  const t = useTranslations('withdrawals')
  return (
    <>
      {hotWallet !== null && sol !== null && (
        <Banner tone={isSolShort ? 'negative' : 'info'}>
          {t(isSolShort ? 'wallets.solShort' : 'wallets.sol', { sol: numberText(sol, true) })}{' '}
          <Copyable text={hotWallet} label={t('wallets.copy')} />
        </Banner>
      )}
      {coldWallet === null && <Banner tone="warning">{t('wallets.uncapped')}</Banner>}
      {rows
        .filter(({ state }) => state === 'short')
        .map(({ coin, waiting, missing }) => (
          <Banner key={coin} tone="negative">
            {t('wallets.fill', { coin, waiting: numberText(waiting, true), missing: numberText(missing, true) })}
          </Banner>
        ))}
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('withdrawals')
  const amount = (key: 'owed' | 'hot' | 'cap' | 'cold' | 'waiting'): Column<Row> => ({
    key,
    title: t(`wallets.col.${key}`),
    minWidth: '130px',
    align: 'end',
    cell: (row) => <Num value={row[key] ?? undefined} />,
  })
  return [
    { key: 'coin', title: t('wallets.col.coin'), minWidth: '90px', cell: (row) => <b>{row.coin}</b> },
    { ...amount('owed'), optional: true },
    amount('hot'),
    amount('cap'),
    { ...amount('cold'), optional: true },
    { ...amount('waiting'), optional: true },
    {
      key: 'state',
      title: t('wallets.col.state'),
      minWidth: '170px',
      cell: (row) => <Status tone={toneOf[row.state]}>{t(`wallets.state.${row.state}`)}</Status>,
    },
  ]
}
