import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { referenceOf } from '@tessera/domain/payments/fiat-orders/reference.ts'
import { type LimitPrices, limitValueOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { paidOutFrom } from '@tessera/domain/payments/payouts/postings.ts'
import { paymentTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { quoteWithdrawal } from '@tessera/domain/payments/withdrawals/quote.ts'
import { type BankAccount, lockBankAccount } from '#payments/bank-accounts/bank-accounts.sql.ts'
import { requireOneSignature } from '#profile/members/signature-rule.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Random } from '#platform/random/random.ts'
import type { Seal } from '#platform/secrets/seal.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { mayWithdraw } from '#payments/withdrawals/may-withdraw.ts'
import { holdWithinLimits } from '#payments/withdrawals/hold-within-limits.ts'
import { dollarPrices, limitPrices } from '#payments/withdrawals/limit-prices.ts'
import { limitsOf } from '#payments/withdrawals/limits.sql.ts'
import { type PayingAccount, payingAccount, termsOf } from './paying-account.sql.ts'
import { approvePayoutAutomatically } from './approve-automatically.ts'
import { refuseOtherName } from './other-name.ts'
import { insertPayout } from './payouts.sql.ts'
import { sealedContent } from './seal.ts'
import { payoutAccountOther, payoutAccountWaiting, payoutRateUnknown } from './refusals.ts'

type Refused = (typeof payouts.create.refusals)[number]
type PayoutRequest = Pick<
  InputOf<typeof payouts.create>,
  'fiat' | 'bankAccountId' | 'amount' | 'fee' | 'overLimitReason' | 'verifyToken'
>
export type RequestDeps = { readonly random: Pick<Random, 'uuid'>; readonly seal: Seal }

/** Formats an account as a message may show it. */
export const accountText = ({ bank, number_ending: ending }: Pick<BankAccount, 'bank' | 'number_ending'>): string =>
  `${bank} …${ending}`

/** Holds the amount and queues the payout for review. Pays nothing. */
export async function requestPayout(
  tx: Tx,
  { random, seal }: RequestDeps,
  customerId: string,
  request: PayoutRequest,
): Promise<Outcome<{ id: string }, Refused>> {
  const limits = await limitsOf(tx, customerId, 'lock')
  const gate = await passGate(tx, customerId, request)
  if (!gate.ok) return gate
  const { ours, account, kyc } = gate.value
  const quoted = quoteWithdrawal({ amount: request.amount, displayedFee: request.fee }, termsOf(ours))
  if (!quoted.ok) return quoted
  const { fiat, bankAccountId } = request
  const { amount, fee, receives } = quoted.value
  const { bank, number_ending: ending } = account
  const payload = { fiat, bank, ending, bankAccountId, amount: request.amount, fee: request.fee }
  const code = await consumeVerifyToken(tx, { customerId, scene: 'payout', token: request.verifyToken, payload })
  if (!code.ok) return code
  const { value, dollars } = await valuesOf(tx, { coin: fiat, scale: ours.scale }, amount)
  if (value === undefined) return payoutRateUnknown
  const single = await requireOneSignature(tx, customerId, 'money', dollars)
  if (!single.ok) return single
  const id = random.uuid()
  const outgoing = {
    from: paidOutFrom(customerId),
    coin: fiat,
    scale: ours.scale,
    amount,
    value,
    ref: { type: 'payout', id },
    overLimitReason: request.overLimitReason,
  }
  const held = await holdWithinLimits(tx, limits, outgoing)
  if (!held.ok) return held
  const fixed = {
    ...snapshotOf(account),
    id,
    customer_id: customerId,
    coin: fiat,
    amount,
    fee,
    reference: referenceOf(BigInt(`0x${random.uuid().replaceAll('-', '')}`)),
    over_limit_reason: held.value.overLimitReason,
  }
  await insertPayout(tx, {
    ...fixed,
    limit_value: value,
    limit_currency: limits.currency,
    seal: seal.of(sealedContent(fixed)),
    exchange_account_id: ours.id,
    hold_id: held.value.holdId,
    kyc_at_request: kyc,
    factor: code.value.factor,
  })
  const params = { amount: formatAmount(receives, ours.scale), fiat, account: accountText(account) }
  await notify(tx, customerId, { kind: 'payout_requested', params })
  await approvePayoutAutomatically(tx, { ...fixed, requested_at: tx.now })
  return ok({ id })
}

/** Returns the value for the limits, and the value in US dollars for the signatures; undefined without a rate. */
async function valuesOf(tx: Tx, fiat: { readonly coin: string; readonly scale: number }, amount: Amount) {
  const valueIn = (prices: LimitPrices) => limitValueOf({ ...fiat, kind: 'fiat' }, amount, prices)
  return { value: valueIn(await limitPrices(tx)), dollars: valueIn(await dollarPrices(tx)) }
}

type Gate = { readonly ours: PayingAccount; readonly account: BankAccount; readonly kyc: string }

/**
 * Checks that the customer may now be paid in this currency: identity, freeze, currency, account, its name and its
 * waiting period, in this order.
 */
async function passGate(tx: Tx, customerId: string, request: PayoutRequest): Promise<Outcome<Gate, Refused>> {
  const customerState = await mayWithdraw(tx, customerId)
  if (!customerState.ok) return customerState
  const ours = await payingAccount(tx, customerId, request.fiat)
  if (!ours.ok) return ours
  const account = await lockBankAccount(tx, customerId, request.fiat)
  if (!account.ok) return account
  const { id, usable_at: usableAt, account_name: name } = account.value
  if (id !== request.bankAccountId) return payoutAccountOther
  const own = refuseOtherName(customerState.value.real_name, name)
  if (!own.ok) return own
  if (usableAt > tx.now) return payoutAccountWaiting(usableAt)
  return ok({ ours: ours.value, account: account.value, kyc: customerState.value.kyc_status })
}

/** Returns a copy of the account, so that later changes by the customer have no effect. */
const snapshotOf = (account: BankAccount) => ({
  customer_bank_account_id: account.id,
  account_name: account.account_name,
  bank: account.bank,
  branch: account.branch,
  bank_country: account.bank_country,
  bank_code: account.bank_code,
  ifsc: account.ifsc,
  number_sealed: account.number_sealed,
  number_ending: account.number_ending,
  payment_texts: account.payment_texts ?? paymentTexts({ accountName: account.account_name, bank: account.bank }, null),
})
