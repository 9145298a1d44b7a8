import { distributionReleaseKind } from '@tessera/contract/issuance/distributions/release.kind.ts'
import { distributionReleased } from '@tessera/domain/issuance/distributions/postings.ts'
import { remainderOf } from '@tessera/domain/issuance/distributions/share.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { post } from '#books/ledger/post.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { Facts, factsOf, fundingOf, previewHash, recordedSums, summaryOf, totalsOf } from './content.ts'
import { type DistributionRow, distributionsIn, lockDistribution, mustStep, setReleased } from './distributions.sql.ts'
import { tallyOf } from './holders.sql.ts'
import { distributionNotFunded, distributionOwnDeclaration } from './refusals.ts'

const Content = Facts.extend({
  holders: z.number(),
  units: z.string(),
  inEscrow: z.string(),
  elsewhere: z.string(),
  gross: z.string(),
  tax: z.string(),
  net: z.string(),
  owed: z.string(),
  remainder: z.string(),
  previewHash: z.string(),
})
type Content = z.output<typeof Content>
type Refusal = 'DISTRIBUTION_OWN_DECLARATION' | 'DISTRIBUTION_NOT_FUNDED'

/**
 * Releases the issuer's money to the recorded holders. Two people, neither of whom declared the distribution, agree on
 * each amount.
 */
export const distributionRelease = approvalKind(distributionReleaseKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ gross, currency }) => [{ amount: gross, coin: currency }],
  load: async (tx, id) => {
    const d = await lockDistribution(tx, id)
    return d?.status === 'recorded' ? contentOf(tx, d) : undefined
  },
  proposed: async (tx, id) => mayRelease(tx, await mustLock(tx, id)),
  approve: async (tx, id) => {
    const d = await mustLock(tx, id)
    const may = await mayRelease(tx, d)
    if (!may.ok) return may
    const { owed, gross } = recordedSums(d)
    const transfers = distributionReleased({
      distribution: id,
      product: d.product_id,
      coin: d.currency,
      gross,
      remainder: remainderOf(owed, [gross]),
    })
    if (transfers.length > 0) {
      const posted = await post(tx, { kind: 'distribution_release', ref: { type: 'distribution', id }, transfers })
      if (!posted.ok) return fundingRefusal(tx, d)
      await setReleased(tx, id, posted.value.journalId)
    } else await setReleased(tx, id, null)
    await mustStep(tx, id, 'release')
    return ok(undefined)
  },
  waiting: async (source, limit) => {
    const rows = await distributionsIn(source, 'recorded', limit)
    return Promise.all(
      rows.map(async (d) => ({
        subjectId: d.id,
        since: d.recorded_at ?? d.record_at,
        ...releasedSummary(await contentOf(source, d)),
      })),
    )
  },
  summary: releasedSummary,
})

async function mustLock(tx: Tx, id: string): Promise<DistributionRow> {
  const d = await lockDistribution(tx, id)
  assert(d, `distribution ${id} cannot be read`)
  return d
}

/** Refuses a release without full funding, or by the declarer. */
async function mayRelease(tx: Tx, d: DistributionRow): Promise<Outcome<void, Refusal>> {
  if (tx.actor === `operator:${d.declared_by}`) return distributionOwnDeclaration
  return (await fundingOf(tx, d)).missing > 0n ? fundingRefusal(tx, d) : ok(undefined)
}

async function fundingRefusal(tx: Tx, d: DistributionRow) {
  const { missing } = await fundingOf(tx, d)
  const params = { missing: formatAmount(missing, d.scale), currency: d.currency }
  return distributionNotFunded(params)
}

const contentOf = async (source: Parameters<typeof previewHash>[0], d: DistributionRow): Promise<Content> => ({
  ...(await factsOf(source, d)),
  holders: (await tallyOf(source, d.id)).holders,
  ...totalsOf(d),
  previewHash: await previewHash(source, d),
})

function releasedSummary(content: Content) {
  const { number, subject } = summaryOf(content)
  return {
    number,
    subject,
    about: [
      { field: 'gross', value: content.gross, unit: content.currency },
      { field: 'holders', value: String(content.holders) },
    ] as const,
  }
}
