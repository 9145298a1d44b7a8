import { readMemos } from '@tessera/domain/payments/withdrawals/tag.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExecutedTransaction } from '../chain/journal.ts'
import { paymentOf } from '../chain/payment.ts'

/** The file of a world's chain: one line per executed transaction. */
function fileIn(folder: string): string {
  const file = join(folder, 'chain', 'transactions.jsonl')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export const hasExecuted = (folder: string, signature: string): boolean => fileIn(folder).includes(signature)

/** All transactions that a world's chain has executed. An incomplete last line is still being written and is skipped. */
export function executedIn(folder: string): ExecutedTransaction[] {
  const text = fileIn(folder)
  const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  return whole.filter((line) => line !== '').map((line): ExecutedTransaction => JSON.parse(line))
}

export type ExchangeAccounts = { readonly hot: string; readonly cold: string }

/** The number of payments of the hot account for each withdrawal, by the id in the memos of each payment, or the payment's signature. Payments to the cold account do not count. */
export function paymentsByMemo(
  executed: readonly ExecutedTransaction[],
  { hot, cold }: ExchangeAccounts,
): Map<string, number> {
  const paid = new Map<string, number>()
  for (const { signature, memos, got } of executed.flatMap((one) => paymentOf(one, hot) ?? [])) {
    const named = readMemos(memos).id ?? signature
    if (!(got.size === 1 && got.has(cold))) paid.set(named, (paid.get(named) ?? 0) + 1)
  }
  return paid
}

export type WithdrawalStatus = { readonly id: string; readonly status: string }

/**
 * Lists differences between chain and ledger. A withdrawal must be paid once if it is confirmed, at most once while it is in
 * progress, and never if its money was returned.
 */
export function withdrawalFaults(
  withdrawals: readonly WithdrawalStatus[],
  paid: ReadonlyMap<string, number>,
): string[] {
  const known = new Map(withdrawals.map(({ id, status }) => [id, status]))
  const twice = [...paid].flatMap(([memo, times]) => (times > 1 ? [`${memo} was paid ${times} times`] : []))
  const unknown = [...paid.keys()].flatMap((memo) => (known.has(memo) ? [] : [`${memo} was paid but never requested`]))
  const differing = withdrawals.flatMap(({ id, status }) => {
    const isPaid = paid.has(id)
    if (status === 'confirmed') return isPaid ? [] : [`${id} is confirmed but was not paid`]
    return isPaid && givenBack.has(status) ? [`${id} is ${status} but was paid`] : []
  })
  return [...twice, ...unknown, ...differing]
}

const givenBack: ReadonlySet<string> = new Set(['refused', 'cancelled', 'lapsed', 'refunded'])
