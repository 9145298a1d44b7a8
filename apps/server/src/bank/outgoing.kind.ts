import { bankLineMachine } from '@tessera/domain/fiat-orders/machine.ts'
import { houseCost } from '@tessera/domain/fiat-orders/postings.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '../approvals/kind.ts'
import { reconcile } from '../ledger/reconcile.ts'
import { move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { LineSeen, lineSeen, summaryOf } from './line-seen.ts'
import { listOutgoing, lockOutgoing, lockReturned, nameReturned } from './lines.sql.ts'
import { moneyOf } from './settle-line.ts'

const Content = z.object({
  line: LineSeen,
  explains: z.enum(['return', 'cost']),
  returned: z.object({ lineId: z.string(), payerName: z.string() }).nullable(),
})
type Content = z.output<typeof Content>

/**
 * What a payment out of our account was: the return of a payment that two people sent back, of the same bank, coin and amount,
 * each once; or, where the proposal names none, a cost that the house bears out of its fees as far as it owns that much. Sending
 * the proposal back leaves the line unexplained, and what it took is missing (I27). A line that the bank does not have is voided.
 */
export const bankLineOut = approvalKind({
  permission: 'fiat_orders.match',
  dueHours: 1,
  reasonCodes: [],
  proposal: z.strictObject({ returns: z.uuid().optional() }),
  content: Content,
  load: async (tx, lineId, { returns }) => {
    const line = await lockOutgoing(tx, lineId)
    if (line === undefined) return undefined
    const returned = returns === undefined ? undefined : await lockReturned(tx, returns, line)
    return {
      line: lineSeen(line),
      explains: returns === undefined ? ('cost' as const) : ('return' as const),
      returned: returned ? { lineId: returned.line_id, payerName: returned.payer_name } : null,
    }
  },
  proposed: (_tx, _lineId, content) => Promise.resolve(fits(content)),
  approve,
  waiting: async (source, limit) =>
    (await listOutgoing(source, limit)).map((line) => ({
      subjectId: line.id,
      since: line.imported_at,
      ...summaryOf(lineSeen(line)),
    })),
  summary: ({ line }) => summaryOf(line),
})

type Refusal = 'BANK_LINE_RETURN_UNFIT' | 'RECONCILIATION_FEES_TOO_LOW'

const fits = ({ explains, returned }: Content): Outcome<void, 'BANK_LINE_RETURN_UNFIT'> =>
  explains === 'return' && returned === null ? refuse('BANK_LINE_RETURN_UNFIT', { field: 'returns' }) : ok(undefined)

async function approve(tx: Tx, lineId: string, content: Content): Promise<Outcome<void, Refusal>> {
  const line = await lockOutgoing(tx, lineId)
  assert(line, `line ${lineId} waits`)
  const ref = { type: 'bank_line', id: line.id }
  const done = content.returned === null ? await reconcile(tx, ref, houseCost(moneyOf(line))) : ok(undefined)
  if (!done.ok) return done
  await move(tx, 'bank_line', line.id, bankLineMachine, 'explain')
  if (content.returned !== null) await nameReturned(tx, line, content.returned.lineId)
  return ok(undefined)
}
