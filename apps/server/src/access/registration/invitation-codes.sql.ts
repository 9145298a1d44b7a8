import { type CodeEndedBy, whyUnusable } from '@tessera/domain/partners/invitations/application.ts'
import { readInviteCode } from '@tessera/domain/partners/invitations/code.ts'
import { sql } from 'kysely'
import { changed, maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type CodeRow = {
  readonly id: string
  readonly code: string
  readonly max_uses: number
  readonly uses: number
  readonly created_at: Date
  readonly expires_at: Date
  readonly ended_at: Date | null
  readonly ended_by: CodeEndedBy | null
}
export const codeColumns = sql`k.id, k.code, k.max_uses, k.uses, k.created_at, k.expires_at, k.ended_at, k.ended_by`

/** Returns the facts that decide whether a code can be used. */
export const codeFacts = ({ uses, max_uses, expires_at, ended_by }: Omit<CodeRow, 'id' | 'code'>) => ({
  uses,
  maxUses: max_uses,
  expiresAt: expires_at,
  endedBy: ended_by,
})

/**
 * Uses a code once and returns the account to which it belongs, or the reason why it cannot be used. Undefined if no
 * active account has this code. The code is locked until the transaction ends, so that its last use is given only once.
 */
export async function takeUse(
  tx: Tx,
  typed: string,
): Promise<{ readonly inviter: string } | NonNullable<ReturnType<typeof whyUnusable>> | undefined> {
  const row = await maybeOne(
    tx,
    sql<CodeRow & { readonly customer_id: string }>`
      select ${codeColumns}, k.customer_id
        from invitation_code k join customer c on c.id = k.customer_id
       where k.code = ${readInviteCode(typed)} and c.status = 'active' for update of k`,
  )
  if (row === undefined) return undefined
  const why = whyUnusable(codeFacts(row), tx.now)
  if (why !== undefined) return why
  await changed(tx, sql`update invitation_code set uses = uses + 1 where id = ${row.id}`)
  return { inviter: row.customer_id }
}
