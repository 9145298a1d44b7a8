import { otcAppealKind } from '@tessera/contract/desk/otc-deals/appeal.kind.ts'
import { outcomeNames } from '@tessera/contract/desk/otc-ads/otc-reasons.ts'
import { Coin, Id, note } from '@tessera/contract/platform/http/shared.ts'
import { ReasonCode } from '@tessera/contract/platform/settings/reason-areas.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { type DealOutcome, outcomes, outcomesOf } from '@tessera/domain/desk/otc-deals/machine.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { notify } from '#services/messages/notify.ts'
import { settleAd } from '#desk/otc-ads/close-ad.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonCodeEnded } from '#services/approvals/refusals.ts'
import { openReasonText, reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { type AppealRow, endAppeal, findAppeal, openAppeal } from './appeals.sql.ts'
import { giveBack, moveCoin } from './end-deal.ts'
import { listWaitingAppeals } from './review.sql.ts'
import { type DealRow, lockDeal, mustStepDeal, setOutcome, setReleased } from './otc-deals.sql.ts'
import { dealNumber } from './message-values.ts'

/** The first operator's proposal: the side that gets the coins, the reason, and a note to both sides. */
const Proposal = z.strictObject({
  // Without a choice, the operator only views the case.
  outcome: z.enum(outcomes).exactOptional(),
  outcomeReason: ReasonCode.exactOptional(),
  outcomeMessage: note(500).exactOptional(),
})
type Proposal = z.output<typeof Proposal>

const Content = z.strictObject({
  dealId: Id,
  number: z.string(),
  seller: z.string(),
  buyer: z.string(),
  coin: Coin,
  amount: z.string(),
  fiat: Coin,
  fiatAmount: z.string(),
  dealStatus: z.string(),
  appealBy: z.enum(['sell', 'buy']),
  appealReason: z.string(),
  /** Set once the first operator has chosen. */
  outcome: z.enum(outcomes).exactOptional(),
  outcomeReason: ReasonCode.exactOptional(),
  outcomeMessage: z.string().exactOptional(),
})
type Content = z.output<typeof Content>

/**
 * Decides an appeal: two people give the coins of an open deal to the buyer or back to the seller. After the end of a
 * deal they can only confirm its result. Before a proposal, the content is the deal. Returning a proposal is the only
 * refusal.
 */
export const otcAppeal = approvalKind(otcAppealKind, {
  proposal: Proposal,
  content: Content,
  amounts: ({ amount, coin }) => [{ amount, coin }],
  load: loadAppeal,
  approvable: ({ outcome, outcomeReason }) => outcome !== undefined && outcomeReason !== undefined,
  proposed: async (tx, _id, { outcomeReason }) =>
    outcomeReason === undefined || (await openReasonText(tx, 'otcAppeal', outcomeReason)) !== undefined
      ? ok(undefined)
      : reasonCodeEnded('proposal.outcomeReason', outcomeReason),
  approve: resolve,
  waiting: async (source, limit) =>
    (await listWaitingAppeals(source, limit)).map(({ appeal, deal }) => ({
      subjectId: appeal.id,
      since: appeal.opened_at,
      ...summaryOf(contentOf(deal, appeal, {})),
    })),
  summary: summaryOf,
})

async function loadAppeal(tx: Tx, id: string, proposal: Proposal): Promise<Content | undefined> {
  const found = z.uuid().safeParse(id).success ? await findAppeal(tx, id) : undefined
  if (found === undefined) return undefined
  const deal = await lockDeal(tx, found.deal_id)
  // The parties may have ended the deal while this waited for the lock.
  const open = await openAppeal(tx, found.deal_id)
  if (deal === undefined || open?.id !== id) return undefined
  const { outcome } = proposal
  if (outcome !== undefined && !outcomesOf(deal.status).includes(outcome)) return undefined
  return contentOf(deal, open, proposal)
}

async function resolve(tx: Tx, id: string, content: Content): Promise<Outcome<void, never>> {
  const { outcome, outcomeReason: reason } = content
  assert(outcome !== undefined && reason !== undefined, `appeal ${id} has no outcome`)
  const deal = await lockDeal(tx, content.dealId)
  assert(deal, `the deal of appeal ${id} cannot be read`)
  await endAppeal(tx, id, { outcome, reason, customerMessage: content.outcomeMessage ?? null })
  const text = await reasonTextAt(tx, 'otcAppeal', reason)
  const params = { number: dealNumber(deal), outcome: outcomeNames[outcome], reason: text }
  for (const each of [deal.seller_id, deal.buyer_id]) await notify(tx, each, { kind: 'otc_deal_resolved', params })
  if (outcome !== 'none') await carryOut(tx, deal, outcome)
  return ok(undefined)
}

/** Moves the held coins as the two people decided. */
async function carryOut(tx: Tx, deal: DealRow, outcome: Exclude<DealOutcome, 'none'>): Promise<void> {
  if (outcome === 'release') await setReleased(tx, deal.id, { journalId: await moveCoin(tx, deal), factor: null })
  await setOutcome(tx, deal.id, outcome)
  await mustStepDeal(tx, deal.id, 'resolve')
  if (outcome === 'return') await giveBack(tx, deal)
  await settleAd(tx, deal.ad_id)
}

const contentOf = (deal: DealRow, appeal: AppealRow, proposal: Proposal): Content => ({
  dealId: deal.id,
  number: dealNumber(deal),
  seller: deal.account_name,
  buyer: deal.payer_name,
  coin: deal.coin,
  amount: formatAmount(deal.amount, deal.coin_scale),
  fiat: deal.fiat,
  fiatAmount: formatAmount(deal.fiat_amount, deal.fiat_scale),
  dealStatus: deal.status,
  appealBy: appeal.by_side,
  appealReason: appeal.reason,
  ...proposal,
})

function summaryOf({ number, seller, buyer, amount, coin, appealReason }: Content) {
  return {
    number,
    subject: `${seller} → ${buyer}`,
    about: [
      { field: 'amount', value: amount, unit: coin },
      { field: 'appealReason', value: appealReason },
    ] as const,
  }
}
