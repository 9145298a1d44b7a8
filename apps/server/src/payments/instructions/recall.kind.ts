import { instructionRecallKind } from '@tessera/contract/payments/instructions/recall.kind.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { Content, contentOf, loadIn, summaryOf, waitingOf } from './content.ts'
import { endLocked } from './end-instruction.ts'
import { lineWaits, strandedInstructions } from './instructions.sql.ts'

/**
 * Decides on an approved instruction that is in no file. `approve` cancels it, and its money returns to the source. An
 * instruction for which a bank line waits may be paid already, so it cannot be recalled.
 */
export const instructionRecall = approvalKind(instructionRecallKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ amount, coin }) => [{ amount, coin }],
  load: async (tx, id) => {
    const i = await loadIn(tx, id, 'approved')
    return i === undefined || (await lineWaits(tx, id)) ? undefined : contentOf(tx, i)
  },
  approve: (tx, id) => endLocked(tx, id, 'recall'),
  /** Only instructions that no export pays need a decision of people. */
  waiting: async (source, limit) => (await strandedInstructions(source, limit)).map(waitingOf),
  summary: summaryOf,
})
