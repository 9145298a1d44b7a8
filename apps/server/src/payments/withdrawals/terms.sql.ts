import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { LIMIT_SCALE, remainingOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, formatAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { leftUnidentified } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { sql } from 'kysely'
import { feeNow } from '#books/coins/network-fees.ts'
import type { Seal } from '#platform/secrets/seal.ts'
import { quoteText } from './fee-quote.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { lockStanding } from '#access/customers/standing.sql.ts'
import { maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { limitsOf, usedOf } from './limits.sql.ts'
import { termsOf } from './request-withdrawal.ts'
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

const inDollars = (minor: Amount): string => formatAmount(minor, LIMIT_SCALE)

type Freeze = 'withdraw_frozen_until' | 'transfers_frozen_until'
/** The amount that a customer may still withdraw, and the time until which withdrawals are frozen. */
export async function limitsLeft(tx: Tx, customerId: string, freeze: Freeze = 'withdraw_frozen_until') {
  const limits = await limitsOf(tx, customerId, 'read')
  const remaining = remainingOf(await usedOf(tx, customerId, tx.now), limits)
  const { [freeze]: frozenUntil } = await lockStanding(tx, customerId)
  return {
    remaining24h: inDollars(remaining.day),
    remainingMonth: inDollars(remaining.month),
    limit24h: inDollars(limits.day),
    limitMonth: inDollars(limits.month),
    frozenUntil: frozenUntil?.toISOString() ?? null,
  }
}

type TermsQuestion = {
  readonly coin: string
  readonly chain: string
  /** The address for which a fee is quoted, and whether it has a token account. */
  readonly addressId: string | undefined
  readonly hasAccount: boolean
}

/** The terms that a form needs before sending. The same rules are checked again when it is sent. */
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
  const terms = termsOf(network.value, offered)
  const isQuoted = network.value.fee_mode === 'chain' && addressId !== undefined
  const quote = isQuoted
    ? quoteText(quoteSeal, { customerId, coin, chain, addressId, fee: offered }, tx.now)
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
    ...(await limitsLeft(tx, customerId)),
    unidentifiedLeft: inDollars(leftUnidentified(await unidentifiedOf(tx, customerId))),
    verifyScene: 'withdraw' as const,
  })
}
