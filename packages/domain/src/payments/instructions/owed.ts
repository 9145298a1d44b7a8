import { type Amount, amount, feeOf, minus, type Ppm, total, ZERO } from '#books/money/amount.ts'

/** An overpayment that is still owed, or its repaid part, with the instruction that caused it. */
export type Repaid = { readonly id: string; readonly amount: Amount }

/** A source account with its agreed fee and the overpayments of its payee, in minor units of one coin. */
export type Source = {
  readonly balance: Amount
  /** All money that the account ever received, of which the agreed fee is computed. */
  readonly received: Amount
  readonly rate: Ppm
  readonly feeCharged: Amount
  /** Money on the account that belongs to others, such as partners' shares that are due. */
  readonly reserved: Amount
  /** Earlier overpayments that the payee still owes, oldest first. */
  readonly overpaid: readonly Repaid[]
}
export type Owed = { readonly fee: Amount; readonly recovered: readonly Repaid[]; readonly payable: Amount }

const least = (a: Amount, b: Amount): Amount => (a < b ? a : b)
const atLeastZero = (value: bigint): Amount => amount(value < 0n ? 0n : value)

/**
 * Returns the amount that the payee is owed: the balance less the remaining fee, less earlier overpayments. The fee is
 * computed once on all money received that does not belong to others, and rounded up. No part is below zero, and
 * together they never exceed the balance.
 */
export function owedOf({ balance, received, rate, feeCharged, reserved, overpaid }: Source): Owed {
  const free = atLeastZero(balance - reserved)
  const fee = least(free, atLeastZero(feeOf(atLeastZero(received - reserved), rate) - feeCharged))
  let left = minus(free, fee)
  const recovered: Repaid[] = []
  for (const { id, amount: owed } of overpaid) {
    const part = least(left, owed)
    if (part === ZERO) continue
    recovered.push({ id, amount: part })
    left = minus(left, part)
  }
  return { fee, recovered, payable: left }
}

/** Returns the part of a payment made at the bank that the source does not cover. */
export const overpaidIn = (paid: Amount, { payable }: Owed): Amount => minus(paid, least(paid, payable))

export const sumOf = (parts: readonly Repaid[]): Amount => total(parts.map((part) => part.amount))
