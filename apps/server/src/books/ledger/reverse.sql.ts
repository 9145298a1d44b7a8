import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { type AccountRef, isExchangePurpose, type Transfer } from '@tessera/domain/books/ledger/transfer.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { post } from './post.sql.ts'

/** True if every account with a lower bound has enough for its part of a reversal of the journal. */
export const canReverse = async (source: Source, journalId: string): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ covered: boolean }>`
        select not exists (
          select 1 from posting p join account a on a.id = p.account_id
           where p.journal_id = ${journalId} and not a.may_be_negative
           group by a.id having a.posted - a.held < sum(p.amount)) as covered`,
    )
  ).covered

/** Like `canReverse`, but locks the accounts in id order until the transaction ends, so that the result stays valid. */
export async function lockReversible(tx: Tx, journalId: string): Promise<boolean> {
  await many(
    tx,
    sql`select 1 from account where id in (select account_id from posting where journal_id = ${journalId})
         order by id for update`,
  )
  return canReverse(tx, journalId)
}

type Line = {
  customer_id: string | null
  kind: 'token' | 'spot' | 'fiat' | 'house'
  purpose: string
  coin: string
  amount: bigint
}

/**
 * Reverses a journal exactly, once. Refuses a second reversal, and one whose money has been spent; then people decide.
 */
export async function reverse(
  tx: Tx,
  journalId: string,
): Promise<Outcome<{ journalId: string }, 'INSUFFICIENT_AVAILABLE_BALANCE' | 'JOURNAL_REVERSED_ALREADY'>> {
  // The app role cannot lock rows of the journal, because it may not update them. Callers of one reversal therefore
  // wait for an advisory lock.
  await many(tx, sql`select pg_advisory_xact_lock(hashtextextended(${journalId}, 0))`)
  const before = await maybeOne(tx, sql`select id from journal where reverses_id = ${journalId}`)
  if (before !== undefined) return refuse('JOURNAL_REVERSED_ALREADY')
  const lines = await many(
    tx,
    sql<Line>`select a.customer_id, a.kind, a.purpose, p.coin, p.amount
                from posting p join account a on a.id = p.account_id where p.journal_id = ${journalId} order by p.id`,
  )
  assert(lines.length >= 2, `journal ${journalId} does not exist`)
  const done = await post(tx, {
    kind: 'reversal',
    ref: { type: 'journal', id: journalId },
    transfers: mirrored(lines),
    reverses: journalId,
  })
  return done.ok ? ok(done.value) : done
}

/** Does the same as `reverse`, for a caller whose own status proves that the journal was not reversed before. */
export async function reverseCovered(
  tx: Tx,
  journalId: string,
): Promise<Outcome<void, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  const reversed = await reverse(tx, journalId)
  if (reversed.ok) return ok(undefined)
  assert(
    reversed.code !== 'JOURNAL_REVERSED_ALREADY',
    `journal ${journalId} was reversed although the status of its owner excludes that`,
  )
  return { ...reversed, code: reversed.code }
}

const refOf = (line: Line): AccountRef => {
  if (line.customer_id !== null && line.kind !== 'house') return { customer: line.customer_id, kind: line.kind }
  const [exchange = '', of] = line.purpose.split(':')
  assert(isExchangePurpose(exchange), `the purpose ${line.purpose} is unknown`)
  return of === undefined ? { exchange } : { exchange, of }
}

/** Pairs credits with debits per coin, as transfers in the opposite direction. */
function mirrored(lines: readonly Line[]): Transfer[] {
  const transfers: Transfer[] = []
  for (const coin of new Set(lines.map((line) => line.coin))) {
    const debited = lines
      .filter((line) => line.coin === coin && line.amount < 0n)
      .map((line) => ({ ref: refOf(line), left: -line.amount }))
    const credited = lines
      .filter((line) => line.coin === coin && line.amount > 0n)
      .map((line) => ({ ref: refOf(line), left: line.amount }))
    for (const from of credited)
      for (const to of debited) {
        const part = from.left < to.left ? from.left : to.left
        if (part > 0n) transfers.push({ debit: from.ref, credit: to.ref, coin, amount: amount(part) })
        from.left -= part
        to.left -= part
      }
  }
  return transfers
}
