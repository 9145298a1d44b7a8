import type { AccountRef, CustomerAccount, Transfer } from '#books/ledger/transfer.ts'
import { type Amount, amount, minus, total } from '#books/money/amount.ts'

/** An account of the customer with its available balance in minor units. */
export type CustomerBalance = { readonly account: CustomerAccount; readonly available: Amount }
type Part = { readonly account: CustomerAccount; readonly amount: Amount }

/**
 * Returns the amount that each account contributes, in the given order, until `wanted` is covered or nothing is
 * available.
 */
export function takeFrom(balances: readonly CustomerBalance[], wanted: Amount): Part[] {
  let left: bigint = wanted
  const parts: Part[] = []
  for (const { account, available } of balances) {
    const part = available < left ? available : left
    if (part <= 0n) continue
    parts.push({ account, amount: amount(part) })
    left -= part
  }
  return parts
}

/** A wrong credit: the customer's amount, and the part that the exchange paid from its fee income. */
export type WrongCredit = { readonly coin: string; readonly amount: Amount; readonly fromFees: Amount }

/**
 * Returns the postings that reverse a credit, and the amounts taken at once. The whole credit is debited: first from
 * the available balance, then from the receivable, whose account has the customer's debt as a negative balance.
 */
export function reversed(
  credit: WrongCredit,
  balances: readonly CustomerBalance[],
  receivable: string,
): { readonly transfers: Transfer[]; readonly taken: Amount } {
  const { coin } = credit
  const parts = takeFrom(balances, credit.amount)
  const taken = total(parts.map((part) => part.amount))
  const from: { readonly ref: AccountRef; left: bigint }[] = [
    ...parts.map((part) => ({ ref: part.account, left: part.amount })),
    { ref: { exchange: 'receivable', of: receivable }, left: minus(credit.amount, taken) },
  ]
  const to: { readonly ref: AccountRef; left: bigint }[] = [
    { ref: { exchange: 'bank' }, left: minus(credit.amount, credit.fromFees) },
    { ref: { exchange: 'fees' }, left: credit.fromFees },
  ]
  const transfers: Transfer[] = []
  for (const debit of from)
    for (const credited of to) {
      const part = debit.left < credited.left ? debit.left : credited.left
      if (part <= 0n) continue
      transfers.push({ debit: debit.ref, credit: credited.ref, coin, amount: amount(part) })
      debit.left -= part
      credited.left -= part
    }
  return { transfers, taken }
}

/** The outstanding amount of one receivable. */
export type Owed = { readonly id: string; readonly outstanding: Amount }
export type Repayment = {
  readonly receivable: string
  readonly amount: Amount
  readonly transfers: readonly Transfer[]
}

/**
 * Returns the part of each receivable of a coin that the available balance repays, oldest first and never more than is
 * outstanding.
 */
export function repayments(coin: string, owed: readonly Owed[], balances: readonly CustomerBalance[]): Repayment[] {
  const left = balances.map(({ account, available }) => ({ account, available }))
  return owed.flatMap(({ id, outstanding }) => {
    const parts = takeFrom(left, outstanding)
    if (parts.length === 0) return []
    for (const part of parts) {
      const balance = left.find(({ account }) => account === part.account)
      if (balance !== undefined) balance.available = minus(balance.available, part.amount)
    }
    const credit = { exchange: 'receivable', of: id } as const
    return [
      {
        receivable: id,
        amount: total(parts.map((part) => part.amount)),
        transfers: parts.map((part) => ({ debit: part.account, credit, coin, amount: part.amount })),
      },
    ]
  })
}
