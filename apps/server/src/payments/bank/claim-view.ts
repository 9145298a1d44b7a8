import type { ClaimedLine } from '@tessera/contract/payments/bank/bank.ts'
import type { Effect } from '@tessera/domain/payments/fiat-orders/match.ts'
import { orderNumber } from '#payments/fiat-orders/fiat-order-view.ts'
import { instructionNumber } from '#payments/instructions/view.ts'
import { payoutNumber } from '#payments/payouts/payout-view.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { ClaimRow } from './claims.sql.ts'
import { effectOf, type Judged, readingUnlocked } from './effect.ts'
import { datedLine } from './line-view.ts'
import { type NewLine, linesWithIds } from './lines.sql.ts'

export type ClaimView = ClaimedLine

/** Returns the claims with their effects on the ledger as it is now. Takes no locks, because settling checks again. */
export async function claimViews(tx: Tx, claims: readonly ClaimRow[]): Promise<ClaimView[]> {
  const reported = new Map<string, Pick<NewLine, 'direction' | 'coin' | 'amount'>>()
  for (const bank of new Set(claims.map((claim) => claim.bank)))
    for (const line of await linesWithIds(
      tx,
      bank,
      claims.map(({ line_id: id }) => id),
    ))
      reported.set(`${bank}/${line.lineId}`, line)
  const seen: ClaimView[] = []
  for (const claim of claims) seen.push(await claimSeen(tx, claim, reported.get(`${claim.bank}/${claim.line_id}`)))
  return seen
}

type LineMoney = Pick<NewLine, 'direction' | 'coin' | 'amount'>
export const statesSameFacts = (claim: ClaimRow, line: LineMoney): boolean =>
  line.direction === claim.direction && line.coin === claim.coin && line.amount === claim.amount

async function claimSeen(tx: Tx, claim: ClaimRow, reported: LineMoney | undefined): Promise<ClaimView> {
  const { effect, order, payout, instruction } = await effectOf(tx, asLine(claim), readingUnlocked)
  return {
    id: claim.id,
    ...datedLine(claim),
    direction: claim.direction,
    effect: claim.outcome === 'contradicted' ? 'contradicts' : claimEffect(claim, effect, reported),
    subject: subjectOf({ order, payout, instruction }),
    customer: order?.real_name ?? payout?.account_name ?? instruction?.account_name ?? '',
  }
}

/** Returns the number of the order, payout or payment instruction that a line names; empty if it names none. */
function subjectOf({ order, payout, instruction }: Pick<Judged, 'order' | 'payout' | 'instruction'>): string {
  if (order !== undefined) return orderNumber(order)
  if (payout !== undefined) return payoutNumber(payout)
  return instruction === undefined ? '' : instructionNumber(instruction)
}

const claimEffect = (claim: ClaimRow, effect: Effect, reported: LineMoney | undefined): ClaimView['effect'] =>
  reported === undefined ? effect : statesSameFacts(claim, reported) ? 'known' : 'contradicts'

export const asLine = (claim: ClaimRow): Omit<NewLine, 'id'> => ({
  bank: claim.bank,
  lineId: claim.line_id,
  accountNumber: claim.account_number,
  direction: claim.direction,
  coin: claim.coin,
  amount: claim.amount,
  payerName: claim.payer_name,
  text: claim.remittance,
  bookedOn: claim.booked_on,
  payerHash: claim.payer_hash ?? undefined,
  claimId: claim.id,
})

/** Returns the effects that a confirmation stores. A known line has none. */
export const expectedOf = ({ id, effect }: ClaimView): { readonly id: string; readonly effect: Effect }[] =>
  effect === 'known' || effect === 'contradicts' ? [{ id, effect: 'other_than_confirmed' }] : [{ id, effect }]
