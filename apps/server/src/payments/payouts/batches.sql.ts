import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { FileVersion } from '@tessera/domain/payments/payouts/payment-file.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber } from '#platform/database/page.sql.ts'
import { changed, jsonOrNull, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { payoutColumns, type PayoutRow } from './payouts.sql.ts'

/** The texts of our account in a file of version 2. */
export type PayerTexts = { readonly name: string; readonly bank: string }
export type NewBatch = {
  readonly id: string
  readonly bank_account_id: string
  readonly coin: string
  /** The bank day on which the bank pays. */
  readonly pays_on: string
  readonly payouts: number
  readonly total: Amount
  readonly file_sha256: string
  /** Null if this database does not have the operator that the audit copy names; see `made_by_copied`. */
  readonly made_by: string | null
  readonly made_by_copied: string | null
  readonly writer: FileVersion
  /** Null in version 1. */
  readonly payer_texts: PayerTexts | null
}
export type BatchRow = NewBatch & {
  readonly number: bigint
  readonly scale: number
  readonly bank: string
  readonly by_name: string
  readonly made_at: Date
  readonly paid: number
  /** Number of sent payments that the bank's last report rejected. */
  readonly rejected: number
  readonly ended: number
}

export const insertBatch = (tx: Tx, b: NewBatch): Promise<bigint> =>
  changed(
    tx,
    sql`insert into payout_batch (id, bank_account_id, coin, pays_on, payouts, total, file_sha256, made_by, made_by_copied, writer, payer_texts, made_at)
        values (${b.id}, ${b.bank_account_id}, ${b.coin}, ${b.pays_on}::date, ${b.payouts}, ${String(b.total)}::numeric, ${b.file_sha256}, ${b.made_by}, ${b.made_by_copied}, ${b.writer}, ${jsonOrNull(b.payer_texts)}::jsonb, ${tx.now})`,
  )

/** The payouts and payment instructions of a file. */
const inBatch = sql`
  select p.status, p.reference from payout p where p.batch_id = t.id
  union all select i.status, i.reference from payment_instruction i where i.batch_id = t.id`

const columns = sql`
  t.id, t.number, t.bank_account_id, t.coin, t.pays_on::text as pays_on, c.scale, a.bank, t.payouts, t.total, t.file_sha256, t.made_by, t.made_by_copied, t.writer, t.payer_texts,
  coalesce(o.name, t.made_by_copied) as by_name, t.made_at,
  (select count(*)::int from (${inBatch}) n where n.status in ('paid', 'settled')) as paid,
  (select count(*)::int from (${inBatch}) n, bank_state_of(n.reference) s where n.status = 'sent' and s.state = 'RJCT') as rejected,
  (select count(*)::int from (${inBatch}) n where n.status in ('failed', 'returned')) as ended`
const joined = sql`
  from payout_batch t join coin c on c.code = t.coin join bank_account a on a.id = t.bank_account_id
  left join operator o on o.id = t.made_by`

export const findBatch = (source: Source, id: string): Promise<BatchRow | undefined> =>
  maybeOne(source, sql<BatchRow>`select ${columns} ${joined} where t.id = ${id}`)

/** True if this database has the operator. It lacks an operator who was added after a restored backup. */
export const hasOperator = async (source: Source, id: string): Promise<boolean> =>
  (await maybeOne(source, sql`select 1 from operator where id::text = ${id}`)) !== undefined

/** Returns the audit log entry that lists the payouts of a file. */
export const exportEntry = (source: Source, batchId: string): Promise<{ seq: bigint } | undefined> =>
  maybeOne(
    source,
    sql<{ seq: bigint }>`
      select seq from audit_entry
       where action = 'payouts.export_batch' and target_type = 'payout_batch' and target_id = ${batchId}`,
  )

/** Returns the payouts of a file in its order. */
export const payoutsIn = (source: Source, batchId: string): Promise<PayoutRow[]> =>
  many(
    source,
    sql<PayoutRow>`
      select ${payoutColumns} from payout p join coin c on c.code = p.coin where p.batch_id = ${batchId} order by p.number`,
  )

export function pageOfBatches(source: Source, request: PageRequest): Promise<Page<BatchRow>> {
  return pageByNumber(
    source,
    { columns, chosen: sql`${joined} where true`, counted: sql`from payout_batch`, number: sql`t.number` },
    request,
  )
}

type Ready = {
  coin: string
  account: string
  scale: number
  bank: string
  payouts: number
  instructions: number
  total: Amount
  held_back: number
}
/**
 * Returns approved payouts and instructions that are in no file by account of the exchange, and the number that the
 * last export held back.
 */
export const readyToExport = (source: Source): Promise<Ready[]> =>
  many(
    source,
    sql<Ready>`
      select w.coin, a.name as account, c.scale, a.bank,
             count(*) filter (where w.held_back is null and not w.instructed)::int as payouts,
             count(*) filter (where w.held_back is null and w.instructed)::int as instructions,
             coalesce(sum(w.amount) filter (where w.held_back is null), 0)::numeric as total,
             count(*) filter (where w.held_back is not null)::int as held_back
        from (select coin, exchange_account_id, amount - fee as amount, held_back, false as instructed from payout where status = 'approved'
              union all
              select coin, exchange_account_id, amount, held_back, true from payment_instruction where status = 'approved') w
        join coin c on c.code = w.coin join bank_account a on a.id = w.exchange_account_id and a.closed_at is null
       group by w.coin, c.scale, a.name, a.bank order by w.coin, a.name`,
  )
