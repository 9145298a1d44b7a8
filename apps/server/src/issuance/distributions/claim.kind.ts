import { distributionClaimKind } from '@tessera/contract/issuance/distributions/claim.kind.ts'
import { AccountNumber } from '@tessera/contract/platform/http/shared.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { requireApproved } from '#access/customers/customer-state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { distributionNumber } from '@tessera/domain/issuance/distributions/number.ts'
import { claim, lockHolderAndDistribution } from './pay-due.ts'
import { claimantOf, type Claimant, holderName } from './claimants.sql.ts'
import { distributionRecipientUnfit } from './refusals.ts'

const Person = z.object({ id: z.string(), number: z.string(), name: z.string().nullable() })
const Content = z.object({
  number: z.string(),
  symbol: z.string(),
  holder: Person,
  claimant: Person.nullable(),
  net: z.string(),
  currency: z.string(),
})
type Content = z.output<typeof Content>

/**
 * Pays what is unclaimed because the holder's account was closed. Two people confirm that the other account belongs to
 * the holder or the heirs. An account that is active again is paid by a job.
 */
export const distributionClaim = approvalKind(distributionClaimKind, {
  proposal: z.strictObject({ account: AccountNumber }),
  content: Content,
  amounts: ({ net, currency }) => [{ amount: net, coin: currency }],
  load: async (tx, holderId, { account }) => {
    const found = await lockHolderAndDistribution(tx, holderId)
    if (found?.holder.status !== 'unclaimed') return undefined
    const { d, holder } = found
    return {
      number: `${distributionNumber(d)}-${holder.number}`,
      symbol: d.symbol,
      holder: claimantView(await holderName(tx, holder.customer_id)),
      claimant: await claimantOf(tx, account).then((each) => (each === undefined ? null : claimantView(each))),
      net: formatAmount(holder.net, d.scale),
      currency: d.currency,
    }
  },
  proposed: (tx, _id, content) => requireRecipient(tx, content),
  approve: async (tx, holderId, content) => {
    const fit = await requireRecipient(tx, content)
    if (!fit.ok) return fit
    const found = await lockHolderAndDistribution(tx, holderId)
    assert(
      found?.holder.status === 'unclaimed' && content.claimant,
      `holder ${holderId} of a distribution was locked but cannot be read`,
    )
    await claim(tx, found, content.claimant.id)
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ number, holder, net, currency }) => ({
    number,
    subject: holder.name ?? holder.number,
    about: [{ field: 'net', value: net, unit: currency }],
  }),
})

async function requireRecipient(tx: Tx, { claimant }: Content) {
  if (claimant === null || !(await requireApproved(tx, claimant.id)).ok) return distributionRecipientUnfit
  return ok(undefined)
}

const claimantView = ({ id, number, name }: Claimant) => ({ id, number: String(number), name })
