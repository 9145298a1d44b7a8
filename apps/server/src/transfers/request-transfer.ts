import { type Amount, parseAmount } from '@tessera/domain/money/amount.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { transferSent } from '@tessera/domain/transfers/postings.ts'
import { routeExists, transferMachine, type TransferPlace } from '@tessera/domain/transfers/transfer.ts'
import { requireSecured } from '../customers/standing.sql.ts'
import { post } from '../ledger/post.sql.ts'
import { born, move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { type CoinRow, insertTransfer, readCoin } from './transfers.sql.ts'

export type Asked = {
  readonly coin: string
  readonly amount: string
  readonly from: TransferPlace
  readonly to: TransferPlace
}
export const coinUnknown = refuse('COIN_UNKNOWN', { field: 'coin' })
type AskedRefusal = 'COIN_UNKNOWN' | 'TRANSFER_ROUTE_UNSUPPORTED' | 'TRANSFER_AMOUNT_INVALID'

/**
 * Sends money off: out of a token or fiat account at once, out of spot as a request that the trading core decides. The
 * other side takes it in by itself.
 */
export async function requestTransfer(
  tx: Tx,
  customer: string,
  id: string,
  asked: Asked,
): Promise<
  Outcome<
    { id: string },
    AskedRefusal | 'KYC_REQUIRED' | 'SECURITY_FACTOR_REQUIRED' | 'ACCOUNT_FROZEN' | 'INSUFFICIENT_AVAILABLE_BALANCE'
  >
> {
  const standing = await requireSecured(tx, customer)
  if (!standing.ok) return standing
  const amount = readAmount(await readCoin(tx, asked.coin), asked)
  if (!amount.ok) return amount
  const moved = { coin: asked.coin, amount: amount.value }
  await insertTransfer(tx, id, { customer, ...moved, from: asked.from, to: asked.to })
  await born(tx, 'transfer', id, transferMachine)
  if (asked.from === 'spot') return ok({ id })
  const sent = await post(tx, {
    kind: 'transfer_out',
    ref: { type: 'transfer', id },
    transfers: transferSent({ account: { customer, kind: asked.from }, ...moved }),
  })
  if (!sent.ok) return sent
  await move(tx, 'transfer', id, transferMachine, 'send')
  return ok({ id })
}

function readAmount(coin: CoinRow | undefined, asked: Asked): Outcome<Amount, AskedRefusal> {
  if (coin === undefined) return coinUnknown
  if (!routeExists(coin.kind, asked.from, asked.to)) return refuse('TRANSFER_ROUTE_UNSUPPORTED', { field: 'to' })
  const amount = parseAmount(asked.amount, coin.scale)
  if (amount === undefined || amount === 0n)
    return refuse('TRANSFER_AMOUNT_INVALID', { field: 'amount', params: { scale: coin.scale } })
  return ok(amount)
}
