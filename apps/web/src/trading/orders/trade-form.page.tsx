import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '@tessera/ui/use-now.ts'
import { useState } from 'react'
import { averageCost, overview } from '#profile/accounts/accounts.queries.ts'
import { userInfo } from '#access/customers/customers.queries.ts'
import { useFact } from '#parts/live-store.ts'
import { useSessionToken } from '#parts/session.ts'
import { useBestPrices } from '#trading/markets/best-prices.ts'
import type { BookStore } from '#trading/markets/book-store.ts'
import type { Market } from '#trading/markets/markets.queries.ts'
import type { OrderEntry } from './order-entry.ts'
import { type Collared, OrderForm } from './order-form.tsx'
import { heldOf, Position } from './position.tsx'
import { useFreshPreview } from './use-fresh-preview.ts'
import type { UserStore } from './user-store.ts'
import { ownReceivables } from '#payments/receivables/receivables.queries.ts'

const TransferDialog = lazyPart(async () => (await import('#profile/transfers/transfer-dialog.tsx')).TransferDialog)

type FormProps = {
  market: Market
  book: BookStore
  user: UserStore
  entry: OrderEntry
}

/** The order form, the reader's position, and a button to transfer from another account. */
export const TradeForm = ({ market, book, user, entry }: FormProps) => {
  useFreshPreview(user)
  const best = useBestPrices(book)
  const [moving, setMoving] = useState(false)
  const accounts = useQuery(overview(undefined)).data?.accounts ?? []
  const coin = entry.draft.side === 'buy' ? market.quote : market.base
  const available = useFact(user, (own) => own && (own.balances.get(coin)?.available ?? '0'))
  const holding = useFact(user, (own) => {
    const base = own?.balances.get(market.base)
    return base !== undefined && !/[1-9]/u.test(base.held) ? base.available : undefined
  })
  const held = useFact(user, (own) => {
    const of = (code: string, scale: number) => heldOf(own?.balances.get(code), scale)?.total
    return own && `${of(market.base, market.basePrecision)} ${of(market.quote, market.quotePrecision)}`
  })
  const cost = useQuery(averageCost(market.base, held)).data
  const collared = useCollared()
  const holdingsOf = (kind: 'token' | 'spot' | 'fiat') =>
    (accounts.find((account) => account.kind === kind)?.holdings ?? []).toSorted(
      (a, b) => Number(b.coin === coin) - Number(a.coin === coin),
    )
  const holdings = { token: holdingsOf('token'), spot: holdingsOf('spot'), fiat: holdingsOf('fiat') }
  const home = (['token', 'fiat'] as const).find((place) =>
    holdings[place].some((each) => each.coin === coin && /[1-9]/u.test(each.available)),
  )
  return (
    <>
      <OrderForm
        pair={market}
        facts={{
          reference: market.reference,
          best,
          available,
          holding,
        }}
        collared={collared}
        onMove={home && (() => setMoving(true))}
        entry={entry}
      />
      <Position pair={market} store={user} cost={cost} />
      {moving && home && <TransferDialog start={home} holdings={holdings} onClose={() => setMoving(false)} />}
    </>
  )
}

/** The longest pause of withdrawals, or a receivable that blocks them; undefined if neither exists. */
function useCollared(): Collared | undefined {
  const { data: user } = useQuery(userInfo(useSessionToken()))
  const { data: owed } = useQuery(ownReceivables())
  const now = useNow()
  if (owed?.rows.some(({ blocks }) => blocks) === true) return { until: undefined }
  const until = user?.freezes.find(
    ({ scope, until: end }) => scope === 'withdraw' && new Date(end).getTime() > now,
  )?.until
  return until === undefined ? undefined : { until }
}
