import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { maskName } from '@tessera/domain/access/customers/mask-name.ts'
import { internalTransfer } from '@tessera/domain/payments/internal-transfers/postings.ts'
import { samePerson } from '@tessera/domain/payments/fiat-orders/payer.ts'
import { mayReceive, type Recipient } from '@tessera/domain/payments/internal-transfers/recipient.ts'
import { limitValueOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, feeOf, formatAmount, minus, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { withdrawalFeeChanged } from '@tessera/domain/payments/withdrawals/refusals.ts'
import { homeOf } from '@tessera/domain/profile/transfers/transfer.ts'
import type { CustomerState } from '#access/customers/customer-state.sql.ts'
import { checkEligibility } from '#identity/eligibility/check-eligibility.ts'
import { findAsset } from '#identity/eligibility/rights.sql.ts'
import { coinFeeOf } from '#books/fees/coin-fee.ts'
import { post } from '#books/ledger/post.sql.ts'
import { requireOneSignature } from '#profile/members/signature-rule.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { readMoved } from '#profile/transfers/request-transfer.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { checkOutgoing } from '#identity/eligibility/check-outgoing.ts'
import { dollarPrices, limitPrices } from '#payments/withdrawals/limit-prices.ts'
import { countUse, type CustomerLimits, limitsOf, withinAllLimits } from '#payments/withdrawals/limits.sql.ts'
import { findCoin, insertInternalTransfer, type SendableCoin } from './internal-transfers.sql.ts'
import { type Address, findRecipient, type Found, lockBoth, takeLookup } from './recipients.sql.ts'
import { coinUnknown, transferAmountInvalid } from '#profile/transfers/refusals.ts'
import { internalTransferTooManyLookups } from './refusals.ts'

type Create = typeof internalTransfers.create
type Preview = typeof internalTransfers.preview
type TransferInput = Pick<InputOf<Create>, 'coin' | 'amount' | 'to'>
type Gate = {
  readonly sender: CustomerState
  readonly coin: SendableCoin
  /** The amount that leaves the sender, and the fee that is deducted from it. */
  readonly amount: Amount
  readonly fee: Amount
  /** The value that counts towards the limits; undefined if it is unknown. */
  readonly worth: Amount | undefined
  readonly limits: CustomerLimits
}
type GateRefused = Exclude<Preview['refusals'][number], 'INTERNAL_TRANSFER_TOO_MANY_LOOKUPS'>

/** Checks by the rules of a withdrawal that the sender may send to any recipient. */
async function passGate(tx: Tx, customerId: string, request: TransferInput): Promise<Outcome<Gate, GateRefused>> {
  const limits = await limitsOf(tx, customerId, 'lock')
  const sender = await checkOutgoing(tx, customerId, 'transfer_out')
  if (!sender.ok) return sender
  const coin = await findCoin(tx, customerId, request.coin)
  if (coin === undefined) return coinUnknown
  const amount = readMoved(coin, request.amount)
  if (!amount.ok) return amount
  const fee = feeOf(amount.value, coinFeeOf(await readSetting(tx, 'transferFees'), coin.coin))
  if (fee >= amount.value) return transferAmountInvalid(coin.scale)
  const worth = limitValueOf(coin, amount.value, await limitPrices(tx))
  return ok({ sender: sender.value, coin, amount: amount.value, fee, worth, limits })
}

const withinRest = (tx: Tx, customerId: string, { coin: { coin, scale }, amount, limits }: Gate, value: Amount) =>
  withinAllLimits(tx, customerId, limits, { coin, scale, amount, value })

/**
 * Returns the person with this address, if this person may receive the coin. With an id, only that person is found, so
 * that no other response reveals anything.
 */
async function recipientOf(tx: Tx, customerId: string, to: Address, gate: Gate, id?: string) {
  const named = await findRecipient(tx, customerId, to)
  const found = id === undefined || named?.id === id ? named : undefined
  // The check always runs, so that an unknown recipient takes as long as a known one.
  const decision = await checkEligibility(tx, found?.id ?? customerId, 'receive', {
    coin: gate.coin.coin,
    adds: minus(gate.amount, gate.fee),
  })
  return mayReceive<Found & Recipient>(found && { ...found, decision }, {
    ...gate.coin,
    worthKnown: gate.worth !== undefined,
  })
}

/**
 * Finds the recipient, unless the day's number of lookups is used up, and checks if the transfer is allowed. Moves
 * nothing.
 */
export async function previewInternal(
  tx: Tx,
  customerId: string,
  { name, ...request }: InputOf<Preview>,
): Promise<Outcome<ReplyOf<Preview>, Preview['refusals'][number]>> {
  const gate = await passGate(tx, customerId, request)
  if (!gate.ok) return gate
  const { coin, amount, fee, worth, limits } = gate.value
  if (!(await takeLookup(tx, customerId, request.to, name))) return internalTransferTooManyLookups
  const recipient = await recipientOf(tx, customerId, request.to, gate.value)
  const within = worth === undefined ? ok(limits) : await withinRest(tx, customerId, gate.value, worth)
  const differs = name !== undefined && recipient.ok && !samePerson(recipient.value.name, name)
  const found = recipient.ok && !differs ? recipient.value : undefined
  const reasons = [
    ...(recipient.ok ? [] : [recipient.code]),
    ...(differs ? (['INTERNAL_TRANSFER_NAME_DIFFERS'] as const) : []),
    ...(within.ok ? [] : [within.code]),
    ...(amount > coin.available ? (['INSUFFICIENT_AVAILABLE_BALANCE'] as const) : []),
  ]
  return ok({
    recipientId: found?.id ?? null,
    maskedName: found === undefined ? null : maskName(found.name),
    coin: coin.coin,
    amount: formatAmount(amount, coin.scale),
    fee: formatAmount(fee, coin.scale),
    eligible: reasons.length === 0,
    reasons,
  })
}

/** Refuses a fee that differs from the one that the sender confirmed. */
const withFee = ({ coin, fee }: Gate, confirmed: string): Outcome<void, 'WITHDRAWAL_FEE_CHANGED'> =>
  parseAmount(confirmed, coin.scale) === fee
    ? ok(undefined)
    : withdrawalFeeChanged(formatAmount(fee, coin.scale), coin.coin)

/**
 * Sends a coin to another customer, completely in this transaction. The address must still belong to the person of the
 * preview, for whom the code was requested. The journal is posted last, because its hash chain is the one lock that all
 * movements of money share.
 */
export async function sendInternally(
  tx: Tx,
  id: string,
  customerId: string,
  request: InputOf<Create>,
): Promise<Outcome<{ id: string }, Create['refusals'][number]>> {
  const { to, recipientId } = request
  const asset = await findAsset(tx, request.coin)
  await lockBoth(tx, customerId, recipientId, asset !== undefined && asset.cap !== null)
  const gate = await passGate(tx, customerId, request)
  if (!gate.ok) return gate
  const agreed = withFee(gate.value, request.fee)
  if (!agreed.ok) return agreed
  const dollars = limitValueOf(gate.value.coin, gate.value.amount, await dollarPrices(tx))
  const single = await requireOneSignature(tx, customerId, 'money', dollars)
  if (!single.ok) return single
  const payload = { recipientId, recipient: to.value, coin: request.coin, amount: request.amount, fee: request.fee }
  const code = await consumeVerifyToken(tx, {
    customerId,
    scene: 'internal_transfer',
    token: request.verifyToken,
    payload,
  })
  if (!code.ok) return code
  const recipient = await recipientOf(tx, customerId, to, gate.value, recipientId)
  if (!recipient.ok) return recipient
  const { sender, coin, amount, fee, worth: value, limits } = gate.value
  assert(value !== undefined, `${coin.coin} may be received but has no value`)
  const within = await withinRest(tx, customerId, gate.value, value)
  if (!within.ok) return within
  await countUse(tx, customerId, value, limits)
  await insertInternalTransfer(tx, {
    id,
    customer_id: customerId,
    recipient_id: recipientId,
    coin: coin.coin,
    amount,
    fee,
    limit_value: value,
    limit_currency: limits.currency,
    note: request.note ?? null,
    kyc_at_request: sender.kyc_status,
    factor: code.value.factor,
  })
  const wordsOf = (moved: Amount) => ({ amount: formatAmount(moved, coin.scale), coin: coin.coin })
  const [from, whom] = [maskName(sender.real_name ?? ''), maskName(recipient.value.name)]
  await notify(tx, customerId, { kind: 'internal_transfer_sent', params: { ...wordsOf(amount), recipient: whom } })
  await notify(tx, recipientId, {
    kind: 'internal_transfer_received',
    params: { ...wordsOf(minus(amount, fee)), sender: from },
  })
  const moved = { sender: customerId, recipient: recipientId, place: homeOf(coin.kind), coin: coin.coin, amount, fee }
  const posted = await post(tx, {
    kind: 'internal_transfer',
    ref: { type: 'internal_transfer', id },
    transfers: internalTransfer(moved),
  })
  return posted.ok ? ok({ id }) : posted
}
