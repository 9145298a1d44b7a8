import { distributionCancelKind } from '@tessera/contract/issuance/distributions/cancel.kind.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { distributionMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { note } from '@tessera/contract/platform/http/shared.ts'
import { z } from 'zod'
import { approvalKind, noAmounts } from '#services/approvals/kind.ts'
import { Facts, factsOf, summaryOf } from './content.ts'
import { lockDistribution, mustStep, setCancelled } from './distributions.sql.ts'

const Proposal = z.strictObject({ why: note(500) })

/**
 * Cancels a distribution that is not released. The issuer's funding remains for the next distribution of the product.
 */
export const distributionCancel = approvalKind(distributionCancelKind, {
  proposal: Proposal,
  content: Facts.extend({ status: z.string(), why: z.string() }),
  amounts: noAmounts,
  load: async (tx, id, { why }) => {
    const d = await lockDistribution(tx, id)
    if (d === undefined || !statusesAllowing(distributionMachine, 'cancel').includes(d.status)) return undefined
    return { ...(await factsOf(tx, d)), status: d.status, why }
  },
  approve: async (tx, id, { why }) => {
    await setCancelled(tx, id, why)
    await mustStep(tx, id, 'cancel')
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: summaryOf,
})
