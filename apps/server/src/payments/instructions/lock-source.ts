import { type Amount, amount, parseAmount, ppm } from '@tessera/domain/books/money/amount.ts'
import { sourceOf } from '@tessera/domain/payments/instructions/kinds.ts'
import { type Owed, owedOf } from '@tessera/domain/payments/instructions/owed.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockAccounts } from '#books/ledger/accounts.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findSource, lockOverpaid, lockReturnable, type SourceRef, type SourceRow } from './sources.sql.ts'

export type OwedSource = { readonly row: SourceRow; readonly owed: Owed }

type OwedFacts = Pick<SourceRow, 'label' | 'rate' | 'balance' | 'received' | 'fee_charged' | 'reserved' | 'overpaid'>

/** Returns the amounts that a payee is owed from its source, in minor units. */
export function owedFrom(row: OwedFacts): Owed {
  const rate = parseAmount(row.rate, 6)
  assert(rate !== undefined, `the agreed fee ${row.rate} of ${row.label} is not a ratio`)
  return owedOf({
    balance: row.balance,
    received: row.received,
    rate: ppm(Number(rate)),
    feeCharged: row.fee_charged,
    reserved: row.reserved,
    overpaid: row.overpaid.map((each) => ({ id: each.id, amount: amount(BigInt(each.amount)) })),
  })
}

/** Returns the part of the owed amount that no prepared instruction pays. */
export const unpreparedOf = ({ payable }: Owed, { prepared }: SourceRow): Amount =>
  amount(payable > prepared ? payable - prepared : 0n)

/**
 * Returns the source with its accounts and overpayments locked until the transaction ends, so that two concurrent
 * instructions cannot pay the same money. Undefined if there is no such source. Locks returned lines, then
 * overpayments, then accounts.
 */
export async function lockSource(tx: Tx, ref: SourceRef): Promise<OwedSource | undefined> {
  if (ref.kind === 'payment_return' && (await lockReturnable(tx, ref.of)) === undefined) return undefined
  const seen = await findSource(tx, ref)
  if (seen === undefined) return undefined
  await lockOverpaid(tx, seen.owner_key, ref.coin)
  const { coin } = ref
  await lockAccounts(
    tx,
    [sourceOf(ref), { exchange: 'fees' } as const, { exchange: 'bank' } as const].map((account) => ({
      ref: account,
      coin,
    })),
  )
  const row = await findSource(tx, ref)
  return row && { row, owed: owedFrom(row) }
}
