import { accountKey, type JournalKind, type Transfer } from '@tessera/domain/books/ledger/transfer.ts'
import { negated } from '@tessera/domain/books/money/amount.ts'
import { repayments } from '@tessera/domain/payments/receivables/reversal.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { idAt } from '#platform/random/random.ts'
import { changed, many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type AccountAt, lockAccounts } from './accounts.sql.ts'
import { canonicalJournal } from './chain.ts'
import { lockHolds } from './holds.sql.ts'
import { availableOf, type Credited, creditedIn, lockOwed, noteRepaid, type OwedRow } from './open-receivables.sql.ts'

export type Reference = { readonly type: string; readonly id: string }
/** Captures `amount` of the hold. The rest remains held until it is captured or released. */
export type Capture = { readonly hold: string; readonly amount: bigint }
export type Entry = {
  readonly kind: JournalKind
  readonly ref: Reference
  readonly transfers: readonly Transfer[]
  readonly captures?: readonly Capture[]
  readonly reverses?: string
}

type Delta = { account: bigint; coin: string; posted: bigint; held: bigint }

/**
 * Writes one journal with its postings and changes the balances. No other function writes the ledger on the wallet
 * side. Accounts are locked in the order of their ids. Refuses, and writes nothing, if an account with a lower bound
 * would go below zero. A credit to a customer with an open receivable in the coin repays that first, by separate
 * journals.
 */
export async function post(
  tx: Tx,
  entry: Entry,
): Promise<Outcome<{ journalId: string }, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  assert(entry.transfers.length > 0, 'a journal needs at least one transfer')
  const holds = await lockHolds(
    tx,
    (entry.captures ?? []).map((capture) => capture.hold),
  )
  const accounts = await lockAccounts(tx, entry.transfers.flatMap(sides))
  const credited = creditedIn(entry.transfers)
  const owed = await lockOwed(tx, credited)
  const deltas = deltasOf(entry.transfers, accounts)
  for (const { hold, amount } of entry.captures ?? []) {
    const held = holds.get(hold)
    assert(
      held?.state === 'open' && amount > 0n && amount <= held.amount - held.captured - held.released,
      `hold ${hold} cannot be captured by ${amount}`,
    )
    const delta = deltas.get(held.account_id)
    assert(delta, `hold ${hold} is on no account of this journal`)
    delta.held -= amount
    await captureHold(tx, hold, amount)
  }
  const moved = [...deltas.values()].filter((delta) => delta.posted !== 0n || delta.held !== 0n)
  const balances = await moveBalances(tx, moved)
  if (balances.size < moved.length) return refuse('INSUFFICIENT_AVAILABLE_BALANCE')
  const journalId = await append(tx, entry, moved, balances)
  if (owed.length > 0) await repayOwed(tx, credited, owed)
  return ok({ journalId })
}

/**
 * Repays receivables from the available balance of locked accounts: the oldest first, never more than is outstanding.
 */
export async function repayOwed(tx: Tx, credited: readonly Credited[], owed: readonly OwedRow[]): Promise<void> {
  for (const its of Map.groupBy(owed, ({ owner, coin }) => `${owner}/${coin}`).values()) {
    const [first] = its
    assert(first, 'a group of receivables is empty')
    const { coin, customers } = first
    const accounts = credited.filter((each) => each.coin === coin && customers.includes(each.account.customer))
    const balances = await availableOf(
      tx,
      accounts.map(({ account }) => account),
      coin,
    )
    for (const { receivable, amount, transfers } of repayments(coin, its, balances)) {
      const entry = { kind: 'receivable_repayment', ref: { type: 'receivable', id: receivable }, transfers } as const
      assert((await post(tx, entry)).ok, `receivable ${receivable} is not covered by the available balance`)
      await noteRepaid(tx, receivable, amount)
    }
  }
}

const sides = (transfer: Transfer): AccountAt[] => {
  assert(transfer.amount > 0n, 'the amount of a transfer must be above zero')
  assert(
    accountKey(transfer.debit, transfer.coin) !== accountKey(transfer.credit, transfer.coin),
    'a transfer cannot have the same account on both sides',
  )
  return [
    { ref: transfer.debit, coin: transfer.coin },
    { ref: transfer.credit, coin: transfer.coin },
  ]
}

function deltasOf(transfers: readonly Transfer[], accounts: ReadonlyMap<string, bigint>): Map<bigint, Delta> {
  const deltas = new Map<bigint, Delta>()
  const add = (ref: Transfer['debit'], coin: string, amount: bigint): void => {
    const account = accounts.get(accountKey(ref, coin))
    assert(account, `account ${accountKey(ref, coin)} was not locked`)
    const delta = deltas.get(account) ?? { account, coin, posted: 0n, held: 0n }
    delta.posted += amount
    deltas.set(account, delta)
  }
  for (const { debit, credit, coin, amount } of transfers) {
    add(debit, coin, negated(amount))
    add(credit, coin, amount)
  }
  return deltas
}

/**
 * Moves balances by a conditional update, which is the first protection against overspending. Returns each account's
 * new balance, null for exchange accounts. An account that would end below zero is missing, and the caller rolls back.
 */
async function moveBalances(tx: Tx, deltas: readonly Delta[]): Promise<Map<bigint, bigint | null>> {
  const rows = JSON.stringify(
    deltas.map((d) => ({ id: String(d.account), posted: String(d.posted), held: String(d.held) })),
  )
  const moved = await many(
    tx,
    sql<{ id: bigint; balance: bigint | null }>`
        update account a set posted = a.posted + d.posted, held = a.held + d.held
          from jsonb_to_recordset(${rows}::jsonb) as d(id bigint, posted numeric, held numeric)
         where a.id = d.id and (a.may_be_negative or a.posted + d.posted - a.held - d.held >= 0)
        returning a.id, case when a.customer_id is not null then a.posted end as balance`,
  )
  return new Map(moved.map(({ id, balance }) => [id, balance]))
}

async function captureHold(tx: Tx, id: string, amount: bigint): Promise<void> {
  await changed(
    tx,
    sql`update hold set captured = captured + ${String(amount)}::numeric,
               state = case when captured + released + ${String(amount)}::numeric = amount then 'captured' else state end,
               resolved_at = case when captured + released + ${String(amount)}::numeric = amount then ${tx.now}::timestamptz end
         where id = ${id}`,
  )
}

/**
 * The journal row is inserted last, because the head of its chain is the one lock that all movements of money share.
 */
async function append(
  tx: Tx,
  entry: Entry,
  deltas: readonly Delta[],
  balances: ReadonlyMap<bigint, bigint | null>,
): Promise<string> {
  const id = idAt(tx.now)
  const postings = deltas.filter((delta) => delta.posted !== 0n)
  const canonical = canonicalJournal({
    id,
    at: tx.now,
    kind: entry.kind,
    refType: entry.ref.type,
    refId: entry.ref.id,
    actor: tx.actor,
    reverses: entry.reverses ?? null,
    postings: postings.map((delta) => ({ account: delta.account, coin: delta.coin, amount: delta.posted })),
  })
  const rows = JSON.stringify(
    postings.map(({ account, coin, posted }) => ({
      account: String(account),
      coin,
      amount: String(posted),
      balance: balances.get(account)?.toString() ?? null,
    })),
  )
  await changed(
    tx,
    sql`insert into posting (journal_id, account_id, coin, amount, balance)
        select ${id}::uuid, account, coin, amount, balance
          from jsonb_to_recordset(${rows}::jsonb) as p(account bigint, coin text, amount numeric, balance numeric)`,
  )
  await changed(
    tx,
    sql`insert into journal (id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id, prev_hash, hash)
        select ${id}::uuid, link_seq, ${tx.now}::timestamptz, ${entry.kind}, ${entry.ref.type}, ${entry.ref.id}, ${tx.actor}, ${entry.reverses ?? null}::uuid, prev_hash, hash
          from link_journals(array[${canonical}])`,
  )
  return id
}
