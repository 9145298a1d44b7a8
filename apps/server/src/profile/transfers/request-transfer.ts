import { type Amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Moved, transferSent, transferTaken } from '@tessera/domain/profile/transfers/postings.ts'
import { routeExists, transferMachine, type TransferPlace } from '@tessera/domain/profile/transfers/transfer.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type CoinRow, insertTransfer, readCoin, setCompleted } from './transfers.sql.ts'
import { coinUnknown, transferAmountInvalid, transferRouteUnsupported } from './refusals.ts'

export type TransferRequest = {
  readonly coin: string
  readonly amount: string
  readonly from: TransferPlace
  readonly to: TransferPlace
}
type InputRefusal = 'COIN_UNKNOWN' | 'TRANSFER_ROUTE_UNSUPPORTED' | 'TRANSFER_AMOUNT_INVALID'

/**
 * Starts a transfer: from a token or fiat account immediately, from spot as a request that the trading core decides.
 * The target side completes it automatically.
 */
export async function requestTransfer(
  tx: Tx,
  customer: string,
  id: string,
  request: TransferRequest,
): Promise<
  Outcome<
    { id: string },
    InputRefusal | 'KYC_REQUIRED' | 'SECURITY_FACTOR_REQUIRED' | 'ACCOUNT_FROZEN' | 'INSUFFICIENT_AVAILABLE_BALANCE'
  >
> {
  const customerState = await requireSecured(tx, customer)
  if (!customerState.ok) return customerState
  const { from, to } = request
  const amount = readAmount(await readCoin(tx, request.coin), request.amount, (kind) => routeExists(kind, from, to))
  if (!amount.ok) return amount
  return startTransfer(tx, id, { customer, coin: request.coin, amount: amount.value, from, to })
}

type NewTransfer = {
  readonly customer: string
  /** The target customer if it is another account of the family. */
  readonly target?: string
  readonly coin: string
  readonly amount: Amount
  readonly from: TransferPlace
  readonly to: TransferPlace
}

/** Inserts the transfer and takes the money. If neither side is spot, it completes in the same transaction. */
export async function startTransfer(
  tx: Tx,
  id: string,
  transfer: NewTransfer,
): Promise<Outcome<{ id: string }, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  const { customer, target = customer, coin, amount, from, to } = transfer
  await insertTransfer(tx, id, transfer)
  await recordFirstStatus(tx, 'transfer', id, transferMachine)
  if (from === 'spot') return ok({ id })
  const ref = { type: 'transfer', id }
  const sent = await post(tx, {
    kind: 'transfer_out',
    ref,
    transfers: transferSent({ account: { customer, kind: from }, coin, amount }),
  })
  if (!sent.ok) return sent
  await move(tx, 'transfer', id, transferMachine, 'send')
  if (to !== 'spot') await completeTransfer(tx, id, { account: { customer: target, kind: to }, coin, amount })
  return ok({ id })
}

/** Completes the transfer. Only the caller that changes the row credits it; other callers find it completed. */
export async function completeTransfer(tx: Tx, id: string, moved: Moved): Promise<void> {
  if ((await move(tx, 'transfer', id, transferMachine, 'complete')) === undefined) return
  const taken = await post(tx, {
    kind: 'transfer_in',
    ref: { type: 'transfer', id },
    transfers: transferTaken(moved),
  })
  assert(taken.ok, `clearing does not hold transfer ${id}`)
  await setCompleted(tx, id)
}

export function readAmount(
  coin: CoinRow | undefined,
  text: string,
  mayGo: (kind: CoinRow['kind']) => boolean,
): Outcome<Amount, InputRefusal> {
  if (coin === undefined) return coinUnknown
  if (!mayGo(coin.kind)) return transferRouteUnsupported
  return readMoved(coin, text)
}

export function readMoved({ scale }: Pick<CoinRow, 'scale'>, text: string): Outcome<Amount, 'TRANSFER_AMOUNT_INVALID'> {
  const amount = parseAmount(text, scale)
  if (amount === undefined || amount === 0n) return transferAmountInvalid(scale)
  return ok(amount)
}
