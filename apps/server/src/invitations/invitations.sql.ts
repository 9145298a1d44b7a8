import { sql } from 'kysely'
import { behindTime, nextOf, type PageAsked, skipped, timeKey } from '../platform/keyset.ts'
import { many, one, type Source } from '../platform/rows.ts'

export type InvitedRow = {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly status: 'registered' | 'verified' | 'closed'
  readonly created_at: Date
}

/** A frozen account reads as any other: why it stands still is nobody else's business. */
const status = sql`case when status = 'closed' then 'closed' when kyc_status = 'approved' then 'verified' else 'registered' end`
const ofOpen = (column: string) => sql`case when status <> 'closed' then ${sql.ref(column)} end as ${sql.ref(column)}`

export async function listInvited(
  source: Source,
  inviterId: string,
  asked: PageAsked,
): Promise<{ readonly total: number; readonly rows: InvitedRow[]; readonly next: string | null }> {
  const { total } = await one(
    source,
    sql<{ total: number }>`select count(*)::int as total from customer where invited_by = ${inviterId}`,
  )
  const [at, id] = [sql`created_at`, sql`id`]
  const rows = await many(
    source,
    sql<InvitedRow & { readonly key: string }>`
      select id, ${ofOpen('email')}, ${ofOpen('phone')}, ${status} as status, created_at, ${timeKey(at, id)} as key
        from customer where invited_by = ${inviterId} ${behindTime(at, id, asked)}
       order by created_at desc, id limit ${asked.pageSize} offset ${skipped(asked)}`,
  )
  return { total, rows, next: nextOf(rows, asked) }
}
