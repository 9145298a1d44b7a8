import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { createHmac } from 'node:crypto'
import { orderInputOf } from '#trading/orders/routes.ts'
import { type Config, derivedKey } from '#platform/config/config.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { findTransfer } from '#profile/transfers/transfers.sql.ts'
import { notifyEnd } from '#profile/members/signatures/end-act.ts'
import { type ActRow, findAct, lockAct, setEnded, signedOrders } from '#profile/members/signatures/signatures.sql.ts'
import { stepAct } from '#profile/members/signatures/step-act.ts'

type PlaceDeps = Pick<Deps, 'config' | 'db' | 'inTx' | 'log'>

/**
 * Returns the client order id of a signed order. Only this server can derive it, so no customer can use it for another
 * order beforehand.
 */
export const signedOrderId = (config: Pick<Config, 'SECRET_KEY'>, id: string): string =>
  createHmac('sha256', derivedKey(config, 'signed orders')).update(id).digest('base64url')

/** Temporary refusals of the trading core, after which the order is sent again. */
const temporaryRefusals: ReadonlySet<string> = new Set(['TRADING_PAUSED', 'SERVER_BUSY'])

/**
 * Places orders that two people signed and whose money is on its way back to spot. An order may be sent twice, but the
 * trading core accepts it only once.
 */
export async function placeSignedOrders(deps: PlaceDeps, trading: TradingCore): Promise<void> {
  for (const { id, account_id: accountId } of await signedOrders(deps)) {
    try {
      await placeSigned(deps, trading, accountId, id)
    } catch (error) {
      // A failed order does not block the others; the next run tries it again.
      deps.log.error({ err: error, act: id }, 'a signed order could not be placed and is tried again')
    }
  }
}

/** Sends a signed order to the trading core, which checks it like any other order: rights, price bands, funds. */
export async function placeSigned(deps: PlaceDeps, trading: TradingCore, accountId: string, id: string): Promise<void> {
  const act = await findAct(deps, accountId, id)
  if (act?.status !== 'signed') return
  await trading.submit({ kind: 'take_transfers' })
  if (!(await isReturned(deps, act))) return
  const { symbol, ...orderRequest } = orders.test.input.parse(act.body)
  const placed = await trading.submit({
    kind: 'place',
    customer: accountId,
    clientOrderId: signedOrderId(deps.config, id),
    market: symbol,
    ...orderInputOf(orderRequest),
  })
  if (!placed.ok && temporaryRefusals.has(placed.code)) return
  await deps.inTx('job:place_signed_orders')(async (tx) => {
    const locked = await lockAct(tx, id)
    if (locked?.status !== 'signed') return ok(undefined)
    await setEnded(
      tx,
      id,
      placed.ok
        ? { by: null, to: 'done', result: placed.value.order.id }
        : { by: null, to: 'failed', failed: placed.code },
    )
    await stepAct(tx, id, 'signed', placed.ok ? 'place' : 'fail')
    await notifyEnd(tx, locked, placed.ok ? 'done' : 'failed')
    return ok(undefined)
  })
}

/** True once the money is in the spot account. The transfer back has the id of the act. */
async function isReturned(deps: Pick<Deps, 'db'>, { id, account_id: accountId }: ActRow): Promise<boolean> {
  const transfer = await findTransfer(deps, accountId, id)
  assert(transfer, `act ${id} was signed, but its money was not sent back`)
  return transfer.status === 'completed'
}
