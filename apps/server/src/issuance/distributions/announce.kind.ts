import { distributionAnnounceKind } from '@tessera/contract/issuance/distributions/announce.kind.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, noAmounts } from '#services/approvals/kind.ts'
import type { Tx } from '#platform/database/tx.ts'
import { Facts, factsOf, summaryOf } from './content.ts'
import { distributionsIn, lockDistribution, mustStep, setAnnounced } from './distributions.sql.ts'
import { distributionRecordPast } from './refusals.ts'

/**
 * Makes a declared distribution public. Two people must agree, because customers buy before the record date because of
 * it.
 */
export const distributionAnnounce = approvalKind(distributionAnnounceKind, {
  proposal: z.strictObject({}),
  content: Facts,
  amounts: noAmounts,
  load: async (tx, id) => {
    const d = await lockDistribution(tx, id)
    return d?.status === 'declared' ? factsOf(tx, d) : undefined
  },
  proposed: (tx, _id, content) => Promise.resolve(requireFutureRecordDate(tx, content)),
  approve: async (tx, id, content) => {
    const timely = requireFutureRecordDate(tx, content)
    if (!timely.ok) return timely
    await setAnnounced(tx, id)
    await mustStep(tx, id, 'announce')
    return ok(undefined)
  },
  waiting: async (source, limit) => {
    const rows = await distributionsIn(source, 'declared', limit)
    return Promise.all(
      rows.map(async (d) => ({ subjectId: d.id, since: d.declared_at, ...summaryOf(await factsOf(source, d)) })),
    )
  },
  summary: summaryOf,
})

/** The record date must be in the future, because customers need time to react to the announcement. */
const requireFutureRecordDate = ({ now }: Tx, { recordAt }: z.output<typeof Facts>) =>
  Date.parse(recordAt) > now.getTime() ? ok(undefined) : distributionRecordPast
