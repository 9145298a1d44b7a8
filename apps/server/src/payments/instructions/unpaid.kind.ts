import { instructionUnpaidKind } from '@tessera/contract/payments/instructions/unpaid.kind.ts'
import { line } from '@tessera/contract/platform/http/shared.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { Content as Instruction, contentOf, loadIn, summaryOf, waitingOf } from './content.ts'
import { endLocked } from './end-instruction.ts'
import { lineWaits, rejectedInstructions } from './instructions.sql.ts'

const Content = Instruction.extend({ bankReference: z.string() })

/**
 * Ends an instruction that the bank refused. Two people who have the bank's rejection notice return the money to its
 * source. The payment file alone proves nothing (threat WDR-13), and an instruction for which a bank line waits cannot
 * be ended.
 */
export const instructionUnpaid = approvalKind(instructionUnpaidKind, {
  /** The bank's number of its refusal. */
  proposal: z.strictObject({ bankReference: line(80) }),
  content: Content,
  amounts: ({ amount, coin }) => [{ amount, coin }],
  load: async (tx, id, { bankReference }) => {
    const i = await loadIn(tx, id, 'sent')
    return i === undefined || (await lineWaits(tx, id)) ? undefined : { ...(await contentOf(tx, i)), bankReference }
  },
  approve: (tx, id) => endLocked(tx, id, 'fail'),
  /** Returns those that the bank's last status report rejected. */
  waiting: async (source, limit) => (await rejectedInstructions(source, limit)).map(waitingOf),
  summary: summaryOf,
})
