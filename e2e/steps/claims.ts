import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { StatementContent } from '@tessera/contract/payments/bank/bank.ts'
import { clientOf } from './client-of.ts'
import { storedToken } from './sessions.ts'

type Verdict = 'approve' | 'refuse'

/** Two operators decide on a claim or on a whole file: one proposes, the other confirms. */
export async function decideClaim(
  baseUrl: string,
  kind: 'bank_claim' | 'bank_statement',
  subjectId: string,
  verdict: Verdict = 'approve',
): Promise<void> {
  const [maker, checker] = [
    clientOf(baseUrl, await storedToken('priya'), approvals),
    clientOf(baseUrl, await storedToken('arjun'), approvals),
  ]
  const proposed = await maker.propose({ kind, subjectId, verdict, reason: 'Compared with the bank.' })
  const { id: requestId, contentHash } = proposed
  await checker.decide({ requestId, verdict: 'approve', contentHash, note: 'Compared as well.' })
}

/** Two operators confirm every line of a file without balances. */
export async function confirmLines(baseUrl: string, statementId: string): Promise<void> {
  const maker = clientOf(baseUrl, await storedToken('priya'), approvals)
  const { content } = await maker.subject({ kind: 'bank_statement', subjectId: statementId })
  for (const { id } of StatementContent.parse(content).lines) await decideClaim(baseUrl, 'bank_claim', id)
}
