import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { heldCoin } from '@tessera/domain/trading/markets/market.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { signersOf } from '@tessera/domain/profile/members/signatures/rule.ts'
import { homeOf } from '@tessera/domain/profile/transfers/transfer.ts'
import { ratesOf, readFeeFacts } from '#books/fees/rates-of.ts'
import { coinKind } from '#identity/eligibility/rights.sql.ts'
import { hold } from '#books/ledger/holds.sql.ts'
import { needsTwo } from '#profile/members/signature-rule.sql.ts'
import { reasonsAgainst } from '#trading/orders/preview-order.ts'
import { orderWorth } from '#trading/orders/require-one-signature.ts'
import { orderInputOf } from '#trading/orders/routes.ts'
import { type CustomerCall, personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { idFrom } from '#platform/random/random.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { holdingIn, readTerms } from '#trading/trading/place.ts'
import { endTransfer } from '#profile/transfers/end-transfer.ts'
import { startTransfer } from '#profile/transfers/request-transfer.ts'
import { findTransfer } from '#profile/transfers/transfers.sql.ts'
import { beginAct, lapseOf } from '#profile/members/signatures/begin-act.ts'
import { peopleOf, type ActView } from '#profile/members/signatures/view.ts'
import { signatureNoSigner, signatureNotNeeded } from '#profile/members/signatures/refusals.ts'
import { tradingPaused } from '#trading/trading/refusals.ts'

type Row = typeof signatures.askOrder
type Refused = Row['refusals'][number]
type OrderCost = {
  readonly coin: string
  readonly amount: Amount
  readonly value: Amount | undefined
  readonly home: 'token' | 'fiat'
}
type OrderDeps = Pick<Deps, 'db' | 'inTx' | 'random'>

/**
 * Holds the money of an order that needs two people. Spot accounts belong to the trading core, so an ordinary transfer
 * moves the money to the token or fiat account, which can hold it. The second signature sends it back and places the
 * order (decision 0087).
 */
export async function requestOrderSignature(
  deps: OrderDeps,
  trading: TradingCore,
  call: CustomerCall,
  orderRequest: InputOf<Row>,
): Promise<Outcome<ActView, Refused>> {
  const wanted = await checkOrder(deps, trading, call, orderRequest)
  if (!wanted.ok) return wanted
  const { customerId: customer } = call.customer
  const { coin, amount, value, home } = wanted.value
  const actor = `customer:${personOf(call.customer)}`
  // A repeated request has the same transfer id, so the money moves only once.
  const transferId = idFrom(`${actor} ${call.idempotencyKey ?? deps.random.uuid()}`)
  const sent = await deps.inTx(actor)(async (tx) =>
    (await findTransfer(tx, customer, transferId)) === undefined
      ? startTransfer(tx, transferId, { customer, coin, amount, from: 'spot', to: home })
      : ok({ id: transferId }),
  )
  if (!sent.ok) return sent
  const takeTransfers = () => trading.submit({ kind: 'take_transfers' })
  const moved = await endTransfer({ ...deps, takeTransfers }, customer, transferId)
  if (!moved.ok) return moved
  if (moved.value.status !== 'completed') return tradingPaused
  return call.inTx(async (tx) => {
    const id = deps.random.uuid()
    const held = await hold(tx, { customer, kind: home }, coin, amount, { type: 'signature', id })
    if (!held.ok) return held
    return beginAct(tx, call, {
      id,
      accountId: customer,
      kind: 'order',
      body: orderRequest,
      act: orderWords(orderRequest),
      coin,
      amount,
      value: value ?? null,
      holdId: held.value.holdId,
      transferId,
      requestedBy: personOf(call.customer),
      factor: 'session',
      lapsesAt: lapseOf(tx.now),
    })
  })
}

/** Returns the reasons to refuse the order now, and the amount to hold. */
const checkOrder = (
  { inTx }: OrderDeps,
  trading: TradingCore,
  { customer }: CustomerCall,
  { symbol, ...rest }: InputOf<Row>,
): Promise<Outcome<OrderCost, Refused>> =>
  inTx(`customer:${personOf(customer)}`)(async (tx): Promise<Outcome<OrderCost, Refused>> => {
    const request = orderInputOf(rest)
    const [reason] = await reasonsAgainst(tx, trading, customer, symbol, request)
    if (reason !== undefined) return reason
    const value = await orderWorth(tx, trading, customer.customerId, symbol, request)
    if (!(await needsTwo(tx, customer.customerId, 'orders', value))) return signatureNotNeeded
    const signers = signersOf('order', personOf(customer), await peopleOf(tx, customer.customerId))
    if (signers.length === 0) return signatureNoSigner('order')
    const { known } = trading
    const market = known?.markets.get(symbol)
    assert(known !== undefined && market !== undefined, 'an order without objections has no market')
    const rates = ratesOf(await readFeeFacts(tx, customer.customerId), market.terms)
    const holding = holdingIn(known, market, customer.customerId)
    const terms = readTerms(market, rates, { ...request, customer: customer.customerId }, holding)
    assert(terms.ok, 'an order without objections has no terms')
    const coin = heldCoin(market.terms, request.side)
    const home = homeOf(await coinKind(tx, coin))
    assert(home !== 'spot', "the coin's own account is the spot account, so a hold would not move the money out of it")
    return ok({ coin, amount: terms.value.hold, value, home })
  })

/** Formats the order with the field names of the order form: `buy 5 AURB-tUSD @ 12.40`. */
const orderWords = ({ symbol, side, type, price, stop, quantity, cashQuantity }: InputOf<Row>): string =>
  [
    side,
    quantity ?? cashQuantity ?? '',
    symbol,
    ...(type === 'market' ? ['market'] : [`@ ${price ?? ''}`]),
    ...(stop === undefined ? [] : [`stop ${stop}`]),
  ].join(' ')
