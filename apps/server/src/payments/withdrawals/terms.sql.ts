import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { LIMIT_SCALE, limitRateOf, remainingOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { leftUnidentified } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { sql } from 'kysely'
import { feeNow } from '#books/coins/network-fees.ts'
import type { Seal } from '#platform/secrets/seal.ts'
import { quoteText } from './fee-quote.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { limitPrices } from './limit-prices.ts'
import { limitsOf, usedOf } from './limits.sql.ts'
import { coinCap, coinUsed } from './own-limits.sql.ts'
import { onChain, termsOf } from './request-withdrawal.ts'
import { unidentifiedOf } from './travel-rule.sql.ts'

const availableOf = async (tx: Tx, customerId: string, coin: string): Promise<Amount> =>
  (
    await maybeOne(
      tx,
      sql<{ available: Amount }>`
        select (posted - held)::numeric as available from account
         where customer_id = ${customerId} and kind = 'token' and purpose = 'own' and coin = ${coin}`,
    )
  )?.available ?? ZERO

const text = (value: Amount): string => formatAmount(value, LIMIT_SCALE)
const textOrNone = (value: Amount | null, scale = LIMIT_SCALE): string | null =>
  value === null ? null : formatAmount(value, scale)

type Freeze = 'withdraw_frozen_until' | 'transfers_frozen_until'
/** Returns the amount that a customer may still withdraw, and the time until which withdrawals are frozen. */
export async function limitsLeft(tx: Tx, customerId: string, freeze: Freeze = 'withdraw_frozen_until') {
  const limits = await limitsOf(tx, customerId, 'read')
  const remaining = remainingOf(await usedOf(tx, customerId, limits.currency), limits)
  const { [freeze]: frozenUntil } = await lockCustomerState(tx, customerId)
  return {
    currency: limits.currency,
    remaining24h: text(remaining.day),
    remainingDay: textOrNone(remaining.calendarDay),
    remainingMonth: text(remaining.month),
    limit24h: text(limits.day),
    limitDay: textOrNone(limits.calendarDay),
    limitMonth: text(limits.month),
    ownUntil: limits.ownUntil?.toISOString() ?? null,
    frozenUntil: frozenUntil?.toISOString() ?? null,
  }
}

/** Returns the cap of a coin and its rest, in units of the coin; null without a cap. */
export async function capLeft(tx: Tx, customerId: string, coin: string, scale: number) {
  const cap = await coinCap(tx, coin)
  if (cap === undefined) return null
  const remaining = remainingOf(await coinUsed(tx, customerId, coin), cap)
  return {
    remaining24h: formatAmount(remaining.day, scale),
    remainingDay: textOrNone(remaining.calendarDay, scale),
    remainingMonth: formatAmount(remaining.month, scale),
    limit24h: formatAmount(cap.day, scale),
    limitDay: textOrNone(cap.calendarDay, scale),
    limitMonth: formatAmount(cap.month, scale),
  }
}

type TermsQuestion = {
  readonly coin: string
  readonly chain: string
  /** The address for which a fee is quoted, and true if it has a token account. */
  readonly addressId: string | undefined
  readonly hasAccount: boolean
}

/** Returns the terms that a form shows before sending. Sending checks the same rules again. */
export async function withdrawalTerms(
  tx: Tx,
  quoteSeal: Seal,
  customerId: string,
  { coin, chain, addressId, hasAccount }: TermsQuestion,
): Promise<Outcome<ReplyOf<typeof withdrawals.terms>, 'COIN_NETWORK_UNKNOWN'>> {
  const network = await networkOf(tx, coin, chain)
  if (!network.ok) return network
  const fee = await feeNow(tx, network.value)
  const offered = hasAccount ? fee.usual : fee.newAccount
  const mayOpenAccount = offered === fee.newAccount
  const rate = limitRateOf(onChain(coin), await limitPrices(tx))
  const terms = termsOf(network.value, rate, offered)
  const isQuoted = network.value.fee_mode === 'chain' && addressId !== undefined
  const quote = isQuoted
    ? quoteText(quoteSeal, { customerId, coin, chain, addressId, fee: offered, mayOpenAccount }, tx.now)
    : undefined
  const inCoin = (minor: Amount) => formatAmount(minor, terms.scale)
  return ok({
    coin,
    chain,
    open: terms.open,
    decimals: terms.scale,
    fee: inCoin(terms.fee),
    feeMode: network.value.fee_mode,
    feeQuote: quote?.text ?? null,
    feeUntil: quote?.until.toISOString() ?? null,
    min: inCoin(terms.min),
    max: inCoin(terms.max),
    available: inCoin(await availableOf(tx, customerId, coin)),
    memo: network.value.memo,
    rate: rate === undefined ? null : formatAmount(rate, RATE_SCALE),
    ...(await limitsLeft(tx, customerId)),
    cap: await capLeft(tx, customerId, coin, terms.scale),
    unidentifiedLeft: text(leftUnidentified(await unidentifiedOf(tx, customerId))),
    verifyScene: 'withdraw' as const,
  })
}
