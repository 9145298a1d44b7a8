import { type RebateRunEvent, rebateRunMachine, type RebateRunStatus } from '@tessera/domain/partners/agents/machine.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber, pageByTime } from '#platform/database/page.sql.ts'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

export type RunRow = {
  readonly id: string
  readonly number: bigint
  readonly month: string
  readonly until: string
  readonly status: RebateRunStatus
  readonly drawn_at: Date
  readonly released_at: Date | null
  readonly ended_at: Date | null
}
const columns = sql`u.id, u.number, u.month, to_char(u.until, 'YYYY-MM-DD') as until, u.status, u.drawn_at, u.released_at, u.ended_at`

export const lockRun = (tx: Tx, id: string): Promise<RunRow | undefined> =>
  maybeOne(tx, sql<RunRow>`select ${columns} from rebate_run u where u.id::text = ${id} for update`)

export const runsIn = (source: Source, status: RebateRunStatus, limit: number): Promise<RunRow[]> =>
  many(
    source,
    sql<RunRow>`select ${columns} from rebate_run u where u.status = ${status} order by u.month limit ${limit}`,
  )

/** Returns false if the month was already computed, or if nothing is due. */
export async function insertRun(
  tx: Tx,
  run: { readonly id: string; readonly month: string; readonly until: string },
): Promise<boolean> {
  const isDue = sql`select 1 from rebate where payment_id is null and day <= ${run.until} group by customer_id, coin having sum(amount::numeric) > 0`
  const inserted = await changed(
    tx,
    sql`insert into rebate_run (id, month, until, status, drawn_at)
        select ${run.id}, ${run.month}, ${run.until}, ${rebateRunMachine.first}, ${tx.now} where exists (${isDue}) on conflict (month) do nothing`,
  )
  if (inserted !== 1n) return false
  await recordFirstStatus(tx, 'rebate_run', run.id, rebateRunMachine)
  return true
}

/**
 * Combines the rebates whose holding period is over into one payment for each payee and coin with a positive total. All
 * others wait for the next run.
 */
export async function drawPayments(tx: Tx, run: { readonly id: string; readonly until: string }): Promise<void> {
  await changed(
    tx,
    sql`insert into rebate_payment (id, run_id, customer_id, coin, amount, rows)
        select gen_random_uuid(), ${run.id}, customer_id, coin, sum(amount::numeric), count(*)
          from rebate where payment_id is null and day <= ${run.until} group by customer_id, coin having sum(amount::numeric) > 0 order by customer_id, coin`,
  )
  await changed(
    tx,
    sql`update rebate r set payment_id = p.id from rebate_payment p
         where p.run_id = ${run.id} and r.payment_id is null and r.day <= ${run.until} and r.customer_id = p.customer_id and r.coin = p.coin`,
  )
}

export async function mustStepRun(tx: Tx, id: string, event: RebateRunEvent): Promise<void> {
  const column = event === 'release' ? sql`released_at` : sql`ended_at`
  await changed(tx, sql`update rebate_run set ${column} = ${tx.now} where id = ${id}`)
  assert(await move(tx, 'rebate_run', id, rebateRunMachine, event), `run ${id} does not allow ${event} in its status`)
}

/** Moves the rebates of a returned run to the next month. */
export const freeRebates = (tx: Tx, runId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update rebate r set payment_id = null from rebate_payment p where p.id = r.payment_id and p.run_id = ${runId}`,
  )

export type PaymentRow = {
  readonly id: string
  readonly run_id: string
  readonly customer_id: string
  readonly customer_number: bigint
  readonly name: string | null
  readonly agent: string | null
  readonly coin: string
  readonly kind: 'crypto' | 'fiat' | 'token'
  readonly scale: number
  readonly amount: Amount
  readonly rows: number
  readonly paid_at: Date | null
}
const paymentColumns = sql`
  p.id, p.run_id, p.customer_id, c.number as customer_number, c.real_name as name,
  (select string_agg(n.text, ', ' order by n.text)
     from (select distinct case a.programme when 'broker' then 'BR-' else 'AG-' end || a.number as text from rebate r join agent a on a.id = r.agent_id where r.payment_id = p.id) n) as agent,
  p.coin, k.kind, k.scale, p.amount::numeric as amount, p.rows, p.paid_at`
const paymentFrom = sql`from rebate_payment p join customer c on c.id = p.customer_id join coin k on k.code = p.coin`

/** Returns all payments of a run in a fixed order; two people decide on exactly these. */
export const paymentsOf = (source: Source, runId: string): Promise<PaymentRow[]> =>
  many(source, sql<PaymentRow>`select ${paymentColumns} ${paymentFrom} where p.run_id = ${runId} order by p.number`)

/** Returns payments that are possible now: the account is active, and the agent is not suspended. */
export const openPayments = (source: Source, runId: string, limit: number): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select p.id ${paymentFrom}
       where p.run_id = ${runId} and p.journal_id is null and c.status = 'active'
         and not exists (select 1 from agent a where a.customer_id = p.customer_id and a.status = 'suspended')
       order by p.number limit ${limit}`,
  )

export const lockPayment = (tx: Tx, id: string): Promise<PaymentRow | undefined> =>
  maybeOne(tx, sql<PaymentRow>`select ${paymentColumns} ${paymentFrom} where p.id = ${id} for update of p`)

export const setPaid = (tx: Tx, id: string, journalId: string): Promise<bigint> =>
  changed(tx, sql`update rebate_payment set journal_id = ${journalId}, paid_at = ${tx.now} where id = ${id}`)

export const isSuspended = async (source: Source, customerId: string): Promise<boolean> =>
  (await maybeOne(source, sql`select 1 from agent where customer_id = ${customerId} and status = 'suspended'`)) !==
  undefined

export type ListedRun = RunRow & {
  readonly payees: number
  readonly paid: number
  readonly totals: readonly { readonly coin: string; readonly scale: number; readonly amount: string }[]
  readonly proposed: 'rebate_release' | null
}
const listed = sql`${columns},
  (select count(*)::int from rebate_payment p where p.run_id = u.id) as payees,
  (select count(*)::int from rebate_payment p where p.run_id = u.id and p.journal_id is not null) as paid,
  (select coalesce(jsonb_agg(jsonb_build_object('coin', s.coin, 'scale', s.scale, 'amount', s.amount::text) order by s.coin), '[]')
     from (select p.coin, k.scale, sum(p.amount::numeric) as amount from rebate_payment p join coin k on k.code = p.coin where p.run_id = u.id group by 1, 2) s) as totals,
  (select r.kind from approval_request r where r.kind = 'rebate_release' and r.subject_id = u.id::text and r.status = 'requested' limit 1) as proposed`

export function listRuns(
  source: Source,
  { status, ...page }: PageRequest & { readonly status?: RebateRunStatus | undefined },
): Promise<Page<ListedRun>> {
  const chosen = sql`from rebate_run u where (${status ?? null}::text is null or u.status = ${status ?? null})`
  return pageByTime(source, { columns: listed, chosen, at: sql`u.drawn_at`, id: sql`u.id` }, page)
}
export const findRun = (source: Source, id: string): Promise<ListedRun | undefined> =>
  maybeOne(source, sql<ListedRun>`select ${listed} from rebate_run u where u.id = ${id}`)

export function listPayments(
  source: Source,
  { id, ...page }: PageRequest & { readonly id: string },
): Promise<Page<PaymentRow>> {
  return pageByNumber(
    source,
    {
      columns: paymentColumns,
      chosen: sql`${paymentFrom} where p.run_id = ${id}`,
      counted: sql`from rebate_payment where run_id = ${id}`,
      number: sql`p.number`,
    },
    page,
    'oldest',
  )
}

export type RunLine = {
  readonly payee: string
  readonly client: string
  readonly agent: string | null
  readonly level: number
  readonly day: string
  readonly fee_day: string
  readonly coin: string
  readonly scale: number
  readonly fee: Amount
  readonly rate: number
  readonly amount: Amount
}
/** Returns each rebate of a run, with numbers and without names. */
export const linesOf = (source: Source, runId: string): Promise<RunLine[]> =>
  many(
    source,
    sql<RunLine>`
      select c.number::text as payee, x.number::text as client, case a.programme when 'broker' then 'BR-' else 'AG-' end || a.number as agent, r.level, to_char(r.day, 'YYYY-MM-DD') as day,
             to_char(r.fee_day, 'YYYY-MM-DD') as fee_day, r.coin, k.scale, r.fee::numeric as fee, r.rate_ppm as rate, r.amount::numeric as amount
        from rebate r join rebate_payment p on p.id = r.payment_id join customer c on c.id = r.customer_id join customer x on x.id = r.client_id
        join coin k on k.code = r.coin left join agent a on a.id = r.agent_id
       where p.run_id = ${runId} order by r.number`,
  )
