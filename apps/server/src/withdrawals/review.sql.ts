import { type Amount, formatAmount } from '@tessera/domain/money/amount.ts'
import type { WithdrawalStatus } from '@tessera/domain/withdrawals/machine.ts'
import { sql } from 'kysely'
import type { Waiting } from '../approvals/kind.ts'
import { many, maybeOne, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

type Reviewed = {
  readonly id: string
  readonly coin: string
  readonly chain: string
  readonly scale: number
  readonly address: string
  readonly amount: Amount
  readonly fee: Amount
  readonly status: WithdrawalStatus
  readonly status_at: Date
  readonly requested_at: Date
  readonly customer: { readonly id: string; readonly number: string; readonly name: string | null }
}

const reviewed = sql`
  select w.id, w.coin, w.chain, c.scale, w.address, w.amount, w.fee, w.status, w.status_at, w.requested_at,
         jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name) as customer
    from withdrawal w join coin c on c.code = w.coin join customer u on u.id = w.customer_id`

/** What a decision is about, the withdrawal locked until it is made. */
export const withdrawalForReview = (tx: Tx, id: string): Promise<Reviewed | undefined> =>
  maybeOne(tx, sql<Reviewed>`${reviewed} where w.id = ${id} for update of w`)

/** Those that wait for two people: new ones, and those that failed on the chain. */
export async function listWaiting(source: Source, limit: number): Promise<Waiting[]> {
  const rows = await many(
    source,
    sql<Reviewed>`${reviewed} where w.status in ('review', 'failed') order by w.status_at, w.id limit ${limit}`,
  )
  return rows.map((row) => ({
    subjectId: row.id,
    number: `W-${row.id.slice(0, 8)}`,
    subject: row.customer.name ?? row.customer.number,
    about: `${formatAmount(row.amount, row.scale)} ${row.coin}`,
    since: row.status_at,
  }))
}
