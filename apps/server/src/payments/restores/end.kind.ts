import { restoreEndKind } from '@tessera/contract/payments/restores/end.kind.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, type Summary } from '#services/approvals/kind.ts'
import { endRestore, lockRestore, openRestore, type Restore } from '#services/audit/restores.sql.ts'
import { openFindings } from './lost-payments.sql.ts'

/** The findings of audit copy, chain and bank about the lost period, which two people read before payments resume. */
const Content = z.strictObject({
  restoredAt: z.string(),
  logEnd: z.string(),
  copyEnd: z.string().nullable(),
  lostEntries: z.string().nullable(),
  lostFiles: z.string(),
  unreadFiles: z.string(),
  paymentsFound: z.string(),
  paymentsUnsure: z.string(),
  chainReadAt: z.string().nullable(),
  bankReadAt: z.string().nullable(),
  /** False if a host lacks blocks since the backup, so that its list of payments may be incomplete. */
  historyReaches: z.boolean(),
  /** Number of payments and payouts made after the backup that two people have not settled. */
  lostPayments: z.string(),
  lostPayouts: z.string(),
  /**
   * Debits of the bank with a reference of the exchange that is not in this database, and that two people have not
   * explained.
   */
  lostDebits: z.string(),
})
type Content = z.output<typeof Content>

const contentOf = (restore: Restore, open: { payments: number; payouts: number; debits: number }): Content => ({
  restoredAt: restore.began_at.toISOString(),
  logEnd: String(restore.log_seq),
  copyEnd: restore.copy_seq === null ? null : String(restore.copy_seq),
  lostEntries: restore.lost === null ? null : String(restore.lost),
  lostFiles: String(restore.files),
  unreadFiles: String(restore.unread_files),
  paymentsFound: String(restore.adopted),
  paymentsUnsure: String(restore.unsure),
  chainReadAt: restore.chain_at?.toISOString() ?? null,
  bankReadAt: restore.bank_at?.toISOString() ?? null,
  historyReaches: restore.history_reaches,
  lostPayments: String(open.payments),
  lostPayouts: String(open.payouts),
  lostDebits: String(open.debits),
})

const isSettled = (left: Pick<Content, 'paymentsUnsure' | 'lostPayments' | 'lostPayouts' | 'lostDebits'>): boolean =>
  [left.paymentsUnsure, left.lostPayments, left.lostPayouts, left.lostDebits].every((count) => count === '0')

const summary: Summary<never> = { number: '', subject: '', about: [] }

/**
 * Ends a restore from a backup. `approve` lets payments leave again, and the copy of the audit log continues after the
 * entry at which this log was restored. If the proposal is returned, everything stays stopped.
 */
export const restoreEnd = approvalKind(restoreEndKind, {
  proposal: z.strictObject({}),
  content: Content,
  load: async (tx, id) => {
    const restore = await lockRestore(tx, id)
    return restore === undefined ? undefined : contentOf(restore, await openFindings(tx))
  },
  approvable: ({ copyEnd, chainReadAt, bankReadAt, ...left }) =>
    copyEnd !== null && chainReadAt !== null && bankReadAt !== null && isSettled(left),
  approve: async (tx, id) => ok(await endRestore(tx, id)),
  waiting: async (source) => {
    const restore = await openRestore(source)
    return restore === undefined ? [] : [{ ...summary, subjectId: restore.id, since: restore.began_at }]
  },
  summary: () => summary,
})
