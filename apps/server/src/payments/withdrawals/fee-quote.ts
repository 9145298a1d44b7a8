import { type Amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { QUOTE_MS } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { SIGNATURE_HOURS } from '@tessera/domain/profile/members/signatures/rule.ts'
import { type FeeRow, feeNow } from '#books/coins/network-fees.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Seal } from '#platform/secrets/seal.ts'

/** The name of the key that signs quotes of fees. */
export const FEE_QUOTE_SEAL = 'withdrawal fee quote'

/** The withdrawal for which a fee is quoted. */
export type Quoted = {
  readonly customerId: string
  readonly coin: string
  readonly chain: string
  readonly addressId: string
} & OfferedFee

export type OfferedFee = {
  /** In minor units. */
  readonly fee: Amount
  /**
   * True if the payment may create a token account for the receiver: the fee includes its rent, or would be the same
   * with it.
   */
  readonly mayOpenAccount: boolean
}

/** The content of a quote that was made before decision 0169. Such a payment could always create a token account. */
type QuotedBefore = Omit<Quoted, 'mayOpenAccount'>

/** Returns a text with which the exchange guarantees a fee until a time. Only this server can create it. */
export function quoteText(seal: Seal, quoted: Quoted, now: Date): { readonly text: string; readonly until: Date } {
  const until = now.getTime() + QUOTE_MS
  return { text: `${until}.${seal.of({ ...quoted, until })}`, until: new Date(until) }
}

const FORM = /^(\d{13})\.([0-9a-f]{64})$/u

/** True if the text is our quote for exactly this withdrawal and had not ended at the given time. */
export function isQuoted(seal: Seal, quoted: Quoted | QuotedBefore, text: string, at: Date): boolean {
  const [, end = '', sealed = ''] = FORM.exec(text) ?? []
  const until = Number(end)
  return sealed !== '' && until >= at.getTime() && seal.holds({ ...quoted, until }, sealed)
}

type FeeRequest = Omit<Quoted, keyof OfferedFee> & {
  /** The fee that the customer confirmed, and its quote. */
  readonly displayed: string | undefined
  readonly quote: string | undefined
}

/**
 * Returns the fee of a withdrawal. A fee that follows the cost of the chain is the one quoted to this customer for this
 * address, until the quote ends. Without a quote it is the current fee to a receiver without a token account.
 */
export async function feeOf(tx: Tx, seal: Seal, network: FeeRow, request: FeeRequest): Promise<OfferedFee> {
  if (network.fee_mode === 'fixed') return { fee: network.withdraw_fee, mayOpenAccount: true }
  const { displayed, quote, ...of } = request
  const fee = displayed === undefined ? undefined : parseAmount(displayed, network.scale)
  const quoted =
    fee !== undefined && quote !== undefined ? offerIn(seal, { ...of, fee }, quote, quotedAt(tx)) : undefined
  return quoted ?? { fee: (await feeNow(tx, network)).newAccount, mayOpenAccount: true }
}

/** Returns the terms that a valid quote guarantees; undefined without one. */
export function offerIn(seal: Seal, withdrawal: QuotedBefore, quote: string, at: Date): OfferedFee | undefined {
  const { fee } = withdrawal
  const offer = [true, false].find((mayOpenAccount) => isQuoted(seal, { ...withdrawal, mayOpenAccount }, quote, at))
  if (offer !== undefined) return { fee, mayOpenAccount: offer }
  return isQuoted(seal, withdrawal, quote, at) ? { fee, mayOpenAccount: true } : undefined
}

/**
 * Returns the time at which the quote must be valid: that of the first signature, with which the customer confirmed the
 * fee. The second may come a day later.
 */
const quotedAt = ({ now, signature }: Tx): Date =>
  signature?.factor === undefined ? now : new Date(now.getTime() - SIGNATURE_HOURS * HOUR_MS)
