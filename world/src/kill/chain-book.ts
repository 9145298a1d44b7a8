import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Executed } from '../chain/journal.ts'
import { paymentOf } from '../chain/payment.ts'

/** The file of a world's chain: a line for each transaction that it has executed. */
function fileIn(folder: string): string {
  const file = join(folder, 'chain', 'transactions.jsonl')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export const hasExecuted = (folder: string, signature: string): boolean => fileIn(folder).includes(signature)

/** Every transaction that the chain of a world has executed. Half a line is being written. */
export function executedIn(folder: string): Executed[] {
  const text = fileIn(folder)
  const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  return whole.filter((line) => line !== '').map((line): Executed => JSON.parse(line))
}

export type HouseAccounts = { readonly hot: string; readonly cold: string }

/** How often the hot account has paid each withdrawal, by the memo of each payment. What goes on to the cold account is none. */
export function paymentsByMemo(executed: readonly Executed[], { hot, cold }: HouseAccounts): Map<string, number> {
  const paid = new Map<string, number>()
  for (const { memos, got } of executed.flatMap((one) => paymentOf(one, hot) ?? []))
    if (!(got.size === 1 && got.has(cold))) for (const memo of memos) paid.set(memo, (paid.get(memo) ?? 0) + 1)
  return paid
}

export type Fate = { readonly id: string; readonly status: string }

/**
 * Says what is wrong between chain and books. A withdrawal is paid once if it is confirmed, at most once while it is under way, and
 * not at all if its money went back.
 */
export function wrongFates(withdrawals: readonly Fate[], paid: ReadonlyMap<string, number>): string[] {
  const known = new Map(withdrawals.map(({ id, status }) => [id, status]))
  const twice = [...paid].flatMap(([memo, times]) => (times > 1 ? [`${memo} was paid ${times} times`] : []))
  const unknown = [...paid.keys()].flatMap((memo) =>
    known.has(memo) ? [] : [`${memo} was paid and nobody asked for it`],
  )
  const differing = withdrawals.flatMap(({ id, status }) => {
    const isPaid = paid.has(id)
    if (status === 'confirmed') return isPaid ? [] : [`${id} is confirmed and was not paid`]
    return isPaid && givenBack.has(status) ? [`${id} is ${status} and was paid`] : []
  })
  return [...twice, ...unknown, ...differing]
}

const givenBack: ReadonlySet<string> = new Set(['refused', 'cancelled', 'refunded'])
