import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { sql } from 'kysely'
import { one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { WithdrawalRow } from '#payments/withdrawals/withdrawals.sql.ts'

/** True if the customer's chosen entry still has the address and tag to pay, even if it was removed. */
export const bookStillNames = async (
  tx: Tx,
  w: Pick<WithdrawalRow, 'customer_id' | 'address_id' | 'address' | 'tag' | 'chain'>,
): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ found: boolean }>`
        select exists (select 1 from address_book
                        where id = ${w.address_id} and customer_id = ${w.customer_id} and chain = ${w.chain} and address = ${w.address}
                          and tag is not distinct from ${w.tag}) as found`,
    )
  ).found

/**
 * True if two people agreed after `since`: for one kind of decision, one person proposed to approve, and another
 * confirmed the same content.
 */
export const isAgreedSince = async (
  tx: Tx,
  { kind, id, since }: { readonly kind: ApprovalKindName; readonly id: string; readonly since: Date },
): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ found: boolean }>`
        select exists (
          select 1 from approval_request r join approval a on a.request_id = r.id
           where r.kind = ${kind} and r.subject_id = ${id} and r.status = 'approved' and r.verdict = 'approve'
             and r.requested_at >= ${since} and a.verdict = 'approve' and a.content_hash = r.content_hash
             and a.approver_id <> r.requested_by) as found`,
    )
  ).found

/** False if a withdrawal has the status `approved` without that step, as after an edit of the row. */
export const isApprovalRecorded = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ status: string }>`
        select to_state as status from transition where entity = 'withdrawal' and entity_id = ${id} order by n desc limit 1`,
    )
  ).status === 'approved'

type Destination = {
  readonly trusted: boolean
  readonly removed_at: Date | null
  readonly added_at: Date
  readonly usable_at: Date
  readonly withdraw_open: boolean
  readonly kind: string
  readonly scale: number
}

/** Returns the customer's chosen entry of the address book, with its coin and network. */
export const destinationOf = (
  tx: Tx,
  w: Pick<WithdrawalRow, 'address_id' | 'customer_id' | 'coin' | 'chain'>,
): Promise<Destination> =>
  one(
    tx,
    sql<Destination>`
      select b.trusted, b.removed_at, b.added_at, b.usable_at, n.withdraw_open, c.kind, c.scale
        from address_book b, coin_network n join coin c on c.code = n.coin
       where b.id = ${w.address_id} and b.customer_id = ${w.customer_id} and n.coin = ${w.coin} and n.chain = ${w.chain}`,
  )
