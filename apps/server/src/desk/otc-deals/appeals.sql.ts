import type { ReasonAct, ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { AdSide } from '@tessera/domain/desk/otc-ads/ad.ts'
import { appealMachine, type AppealStatus, type DealOutcome } from '@tessera/domain/desk/otc-deals/machine.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonText } from '#platform/settings/reasons.sql.ts'

export type AppealRow = {
  readonly id: string
  readonly number: bigint
  readonly deal_id: string
  readonly by_side: AdSide
  readonly reason: string
  readonly reason_text: ReasonText
  readonly text: string
  readonly status: AppealStatus
  readonly opened_at: Date
  readonly due_at: Date
  readonly outcome: DealOutcome | null
  readonly outcome_reason: string | null
  readonly outcome_text: ReasonText | null
  readonly customer_message: string | null
  readonly ended_at: Date | null
}
/** The list of reasons of a side. */
export const appealActs = { buy: 'otcAppealByBuyer', sell: 'otcAppealBySeller' } as const satisfies Readonly<
  Record<AdSide, ReasonAct>
>
const textIn = (side: AdSide) => reasonText(appealActs[side], sql`p.reason`, sql`p.opened_at`)
const knownIn = (side: AdSide) => sql`nullif(${textIn(side)}, jsonb_build_object('en_US', p.reason, 'zh_CN', p.reason))`
/**
 * Earlier releases accepted the reasons of both sides from each side, so a code may be in the list of the other side.
 */
const appealText = sql<ReasonText>`
  case p.by_side when 'buy' then coalesce(${knownIn('buy')}, ${textIn('sell')}) else coalesce(${knownIn('sell')}, ${textIn('buy')}) end`
const columns = sql`p.id, p.number, p.deal_id, p.by_side, p.reason, ${appealText} as reason_text, p.text, p.status, p.opened_at, p.due_at, p.outcome, p.outcome_reason,
  ${reasonText('otcAppeal', sql`p.outcome_reason`, sql`p.ended_at`)} as outcome_text,
  p.customer_message, p.ended_at from otc_appeal p`

type New = Pick<AppealRow, 'id' | 'deal_id' | 'by_side' | 'reason' | 'text' | 'due_at'>
export async function insertAppeal(tx: Tx, a: New): Promise<void> {
  await changed(
    tx,
    sql`insert into otc_appeal (id, deal_id, by_side, reason, text, status, opened_at, due_at)
        values (${a.id}, ${a.deal_id}, ${a.by_side}, ${a.reason}, ${a.text}, ${appealMachine.first}, ${tx.now}, ${a.due_at})`,
  )
  await recordFirstStatus(tx, 'otc_appeal', a.id, appealMachine)
}

/** Returns the newest appeal of each deal. */
export const newestAppeals = async (
  source: Source,
  dealIds: readonly string[],
): Promise<ReadonlyMap<string, AppealRow>> =>
  new Map(
    (
      await many(
        source,
        sql<AppealRow>`
          select distinct on (p.deal_id) ${columns} where p.deal_id = any(${dealIds}::uuid[]) order by p.deal_id, p.number desc`,
      )
    ).map((row) => [row.deal_id, row]),
  )

/** Returns all appeals of a deal, oldest first. */
export const listAppeals = (source: Source, dealId: string): Promise<AppealRow[]> =>
  many(source, sql<AppealRow>`select ${columns} where p.deal_id = ${dealId} order by p.number`)

/** Returns the open appeal of a deal. It cannot change while the deal is locked. */
export const openAppeal = (source: Source, dealId: string): Promise<AppealRow | undefined> =>
  maybeOne(source, sql<AppealRow>`select ${columns} where p.deal_id = ${dealId} and p.status = 'open'`)

export const findAppeal = (source: Source, id: string): Promise<AppealRow | undefined> =>
  maybeOne(source, sql<AppealRow>`select ${columns} where p.id = ${id}`)

/** Ends an appeal, by settlement or decision. The caller must have locked its deal. */
export async function endAppeal(
  tx: Tx,
  id: string,
  decided?: { readonly outcome: DealOutcome; readonly reason: string; readonly customerMessage: string | null },
): Promise<void> {
  await changed(
    tx,
    sql`update otc_appeal set ended_at = ${tx.now}, outcome = ${decided?.outcome ?? null},
               outcome_reason = ${decided?.reason ?? null}, customer_message = ${decided?.customerMessage ?? null}
         where id = ${id}`,
  )
  const event = decided === undefined ? 'settle' : 'resolve'
  assert(
    (await move(tx, 'otc_appeal', id, appealMachine, event)) !== undefined,
    `appeal ${id} does not allow ${event} in its status`,
  )
}
