import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import type { Role } from '@tessera/contract/permissions.ts'
import { randomUUID } from 'node:crypto'
import { decide } from '../../../apps/server/src/services/approvals/decide.ts'
import { approvalKinds } from '../../../apps/server/src/approval-kinds.ts'
import { propose } from '../../../apps/server/src/services/approvals/propose.ts'
import { acceptDocuments } from './documents.ts'
import type { TestExchange } from './exchange.ts'

const ip = '127.0.0.1'

export type DecisionByTwo = {
  readonly kind: ApprovalKindName
  readonly subjectId: string
  readonly verdict: 'approve' | 'refuse'
  /** Roles of the two people, the proposer first. */
  readonly roles: readonly [Role, Role]
  readonly reasonCode?: string
  readonly proposal?: Readonly<Record<string, unknown>>
}

/** One operator proposes, another confirms; returns 'done' or the code of the refusal. */
export async function byTwo(
  exchange: TestExchange,
  { roles, verdict, reasonCode, ...about }: DecisionByTwo,
): Promise<string> {
  const [maker, checker] = [await exchange.operator(roles[0]), await exchange.operator(roles[1])]
  const table = approvalKinds(exchange.deps)
  for (const { id } of [maker, checker]) await acceptDocuments(exchange, id, about.subjectId)
  const proposed = await exchange.deps.inTx(`operator:${maker.id}`)((tx) =>
    propose(tx, table, {
      ...about,
      id: randomUUID(),
      verdict,
      reason: 'looked at',
      reasonCode: verdict === 'refuse' ? reasonCode : undefined,
      maker: { operatorId: maker.id },
      ip,
    }),
  )
  if (!proposed.ok) return proposed.code
  const { id: requestId, content_hash: contentHash } = proposed.value
  const decided = await exchange.deps.inTx(`operator:${checker.id}`)((tx) =>
    decide(tx, table, {
      id: randomUUID(),
      requestId,
      verdict: 'approve',
      contentHash,
      note: 'agreed',
      checker: { operatorId: checker.id },
      ip,
    }),
  )
  return decided.ok ? 'done' : decided.code
}
