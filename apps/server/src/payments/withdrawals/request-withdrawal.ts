import type { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import type { VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { limitRateOf, limitValueAt, limitValueOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { withdrawalClosed } from '@tessera/domain/payments/withdrawals/refusals.ts'
import { withdrawnFrom } from '@tessera/domain/payments/withdrawals/postings.ts'
import { quoteWithdrawal } from '@tessera/domain/payments/withdrawals/quote.ts'
import { fitsNetwork, signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { identificationOf, withinUnidentified } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { networkOf, type Network } from '#books/coins/networks.sql.ts'
import { requireOneSignature } from '#profile/members/signature-rule.sql.ts'
import type { CustomerSession } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Seal, sealFor } from '#platform/secrets/seal.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { lockAddress, refuseInternal, type AddressEntry } from './address-book.sql.ts'
import { FEE_QUOTE_SEAL, feeOf, type OfferedFee } from './fee-quote.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { mayWithdraw } from './may-withdraw.ts'
import { holdWithinLimits } from './hold-within-limits.ts'
import { dollarPrices, limitPrices } from './limit-prices.ts'
import { limitsOf } from './limits.sql.ts'
import { sealedContent, WITHDRAWAL_SEAL } from './seal.ts'
import { notifyRequested } from './notify-requested.ts'
import { approveAutomatically } from './review-tier.ts'
import { unidentifiedOf } from './travel-rule.sql.ts'
import { insertWithdrawal, mustStep } from './withdrawals.sql.ts'
import { withdrawalAddressNotTrusted, withdrawalAddressWaiting } from './refusals.ts'

type Refused = (typeof withdrawals.create.refusals)[number]
type WithdrawalRequest = Pick<
  InputOf<typeof withdrawals.create>,
  'coin' | 'chain' | 'addressId' | 'amount' | 'feeQuote' | 'remark' | 'overLimitReason' | 'verifyToken'
> & {
  /** The fee that the customer confirmed; undefined for a client that accepts any fee. */
  readonly fee: string | undefined
}
/** The requester: a session or an API key. */
type Requester = Pick<CustomerSession, 'customerId' | 'apiKey'>
type RequestDeps = {
  readonly newId: () => string
  readonly seal: Seal
  readonly quoteSeal: Seal
}
export const requestDeps = ({ random, config }: Pick<Deps, 'random' | 'config'>): RequestDeps => ({
  newId: random.uuid,
  seal: sealFor(config, WITHDRAWAL_SEAL),
  quoteSeal: sealFor(config, FEE_QUOTE_SEAL),
})

/** Holds the amount, and either requests confirmation by email or queues the withdrawal for review. Pays nothing. */
export async function requestWithdrawal(
  tx: Tx,
  deps: RequestDeps,
  customer: Requester,
  request: WithdrawalRequest,
): Promise<Outcome<{ id: string }, Refused>> {
  const { customerId } = customer
  const limits = await limitsOf(tx, customerId, 'lock')
  const gate = await passGate(tx, customerId, request)
  if (!gate.ok) return gate
  const { network, entry, kyc } = gate.value
  const offered = await offeredFee(tx, deps, customerId, { network, request })
  const displayedFee = request.fee ?? formatAmount(offered.fee, network.scale)
  const valued = await quoteInLimits(tx, network, { amount: request.amount, displayedFee, offered: offered.fee })
  if (!valued.ok) return valued
  const { amount, value } = valued.value
  const { coin, chain, scale } = network
  const known = await identifyBeneficiary(tx, entry, { value, currency: limits.currency })
  if (!known.ok) return known
  const single = await requireOneSignature(tx, customerId, 'money', valued.value.dollars)
  if (!single.ok) return single
  const payload = { coin, chain, ...signedAddress(entry), amount: request.amount, fee: displayedFee }
  const code = await proveRequest(tx, customer, entry, { token: request.verifyToken ?? '', payload })
  if (!code.ok) return code
  const id = deps.newId()
  const outgoing = {
    from: withdrawnFrom(customerId),
    coin,
    scale,
    amount,
    value,
    ref: { type: 'withdrawal', id },
    // A program cannot read the decision, so its key cannot request one.
    overLimitReason: customer.apiKey === undefined ? request.overLimitReason : undefined,
  }
  const held = await holdWithinLimits(tx, limits, outgoing)
  if (!held.ok) return held
  const { holdId, overLimitReason: over_limit_reason } = held.value
  const fixed = { id, customer_id: customerId, amount, ...fixedOf(entry, offered) }
  await insertWithdrawal(tx, {
    ...fixed,
    address_id: entry.id,
    limit_value: value,
    limit_currency: limits.currency,
    remark: request.remark ?? null,
    seal: deps.seal.of(sealedContent(fixed)),
    hold_id: holdId,
    over_limit_reason,
    kyc_at_request: kyc,
    factor: code.value.factor,
    beneficiary: entry.beneficiary,
    ...known.value,
  })
  // A program cannot read emails, so its key can only pay trusted addresses.
  if (customer.apiKey === undefined && (await sendConfirmation(tx, id, customerId))) return ok({ id })
  await mustStep(tx, id, 'send_to_review')
  await notifyRequested(tx, fixed)
  await approveAutomatically(tx, { ...fixed, address_id: entry.id, over_limit_reason, requested_at: tx.now })
  return ok({ id })
}

/** Refuses an amount above the cap for beneficiaries who are not identified (travel rule). */
async function identifyBeneficiary(
  tx: Tx,
  entry: AddressEntry,
  { value, currency }: { readonly value: Amount; readonly currency: string },
) {
  const identification = identificationOf(entry.beneficiary, entry.proved_at !== null)
  const unidentified = await unidentifiedOf(tx, entry.customer_id)
  const known = withinUnidentified(value, identification, unidentified, currency)
  return known.ok ? ok({ identified: identification === 'identified', unidentified }) : known
}

/** Returns the fields of a withdrawal that its address and its fee determine. The seal covers them. */
const fixedOf = ({ coin, chain, address, tag }: AddressEntry, { fee, mayOpenAccount }: OfferedFee) => ({
  coin,
  chain,
  address,
  tag,
  fee,
  may_open_account: mayOpenAccount,
})

type QuoteRequest = { readonly amount: string; readonly displayedFee: string; readonly offered: Amount }

/**
 * Returns the amount and fee under the current terms, with the value for the limits and the value in US dollars for the
 * signatures.
 */
async function quoteInLimits(tx: Tx, network: Network, { amount: text, displayedFee, offered }: QuoteRequest) {
  const { coin, scale } = network
  const rate = limitRateOf(onChain(coin), await limitPrices(tx))
  const quoted = quoteWithdrawal({ amount: text, displayedFee }, termsOf(network, rate, offered))
  if (!quoted.ok) return quoted
  // Without a rate, withdrawals are closed, and the quote has already refused.
  if (rate === undefined) return withdrawalClosed
  const { amount, fee } = quoted.value
  const dollars = limitValueOf({ ...onChain(coin), scale }, amount, await dollarPrices(tx))
  return ok({ amount, fee, value: limitValueAt(amount, scale, rate), dollars })
}

/**
 * Proves that the customer wants this withdrawal, by a code that was emailed for exactly this request. An API key needs
 * no code: its right to withdraw was checked before, and the customer has trusted the address (decision G51).
 */
const proveRequest = async (
  tx: Tx,
  { customerId, apiKey }: Requester,
  entry: AddressEntry,
  { token, payload }: { readonly token: string; readonly payload: VerifyPayload<'withdraw'> },
): Promise<Outcome<{ readonly factor: string }, 'VERIFY_TOKEN_INVALID' | 'WITHDRAWAL_ADDRESS_NOT_TRUSTED'>> => {
  if (apiKey === undefined) return consumeVerifyToken(tx, { customerId, scene: 'withdraw', token, payload })
  return entry.trusted ? ok({ factor: `api_key:${apiKey.id}` }) : withdrawalAddressNotTrusted
}

type Gate = { readonly network: Network; readonly entry: AddressEntry; readonly kyc: string }

/**
 * Checks that the customer may now withdraw this coin to this address: identity, freeze, network, address and its
 * waiting period, in this order.
 */
async function passGate(tx: Tx, customerId: string, request: WithdrawalRequest): Promise<Outcome<Gate, Refused>> {
  const customerState = await mayWithdraw(tx, customerId)
  if (!customerState.ok) return customerState
  const network = await networkOf(tx, request.coin, request.chain)
  if (!network.ok) return network
  const entry = await lockAddress(tx, customerId, request.addressId, request)
  if (!entry.ok) return entry
  const { usable_at, address, tag } = entry.value
  if (usable_at > tx.now) return withdrawalAddressWaiting(usable_at)
  const external = await refuseInternal(tx, request.chain, address)
  if (!external.ok) return external
  const fits = fitsNetwork(network.value.memo, tag, 'addressId')
  if (!fits.ok) return fits
  return ok({ network: network.value, entry: entry.value, kyc: customerState.value.kyc_status })
}

const offeredFee = (
  tx: Tx,
  { quoteSeal }: RequestDeps,
  customerId: string,
  { network, request }: { readonly network: Network; readonly request: WithdrawalRequest },
): Promise<OfferedFee> => {
  const { coin, chain, addressId, fee, feeQuote } = request
  return feeOf(tx, quoteSeal, network, { customerId, coin, chain, addressId, displayed: fee, quote: feeQuote })
}

/** Returns a coin on a chain. Of these, only dollar coins have a value for the limits. */
export const onChain = (coin: string) => ({ coin, kind: 'crypto' })

export const termsOf = (network: Network, rate: Amount | undefined, fee: Amount) => ({
  coin: network.coin,
  scale: network.scale,
  /** A coin without a known value cannot be counted towards a limit, so it cannot be withdrawn. */
  open: network.withdraw_open && rate !== undefined,
  fee,
  min: network.withdraw_min,
  max: network.withdraw_max,
})
