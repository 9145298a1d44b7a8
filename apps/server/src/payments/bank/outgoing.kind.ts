import { bankLineOutKind } from '@tessera/contract/payments/bank/outgoing.kind.ts'
import { bankLineMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { exchangeCost } from '@tessera/domain/payments/fiat-orders/postings.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { matchPayout } from '@tessera/domain/payments/payouts/match.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { reconcile } from '#books/ledger/reconcile.ts'
import { lockPayout, type PayoutRow } from '#payments/payouts/payouts.sql.ts'
import { payPayout } from '#payments/payouts/settle-payout.ts'
import { payoutNumber } from '#payments/payouts/payout-view.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { LineView, lineView, summaryOf } from './line-view.ts'
import { listOutgoing, lockOutgoing, lockReturned, namePayout, nameReturned, type QueuedLine } from './lines.sql.ts'
import { moneyOf } from './set-aside.ts'
import { namedPayoutOf } from './effect.ts'
import { bankLinePayoutUnfit, bankLineReturnUnfit } from './refusals.ts'

const Content = z.object({
  line: LineView,
  explains: z.enum(['return', 'payout', 'cost']),
  returned: z.object({ lineId: z.string(), payerName: z.string() }).nullable(),
  payout: z
    .object({
      id: z.string(),
      number: z.string(),
      amount: z.string(),
      fiat: z.string(),
      name: z.string(),
      fits: z.boolean(),
    })
    .nullable(),
})
type Content = z.output<typeof Content>

/**
 * Explains a payment out of our account. It is the return of a payment that two people sent back (same bank, coin and
 * amount, each once), or the debit of a sent payout (same currency and amount). If the proposal names neither, it is a
 * cost that the exchange pays from its fee income, as far as that covers it. If the proposal is sent back, the line
 * stays unexplained and its amount is missing (I27). A line that the bank does not have is voided.
 */
export const bankLineOut = approvalKind(bankLineOutKind, {
  proposal: z.strictObject({ returns: z.uuid().optional(), payout: z.uuid().optional() }),
  content: Content,
  amounts: ({ line }) => [{ amount: line.amount, coin: line.coin }],
  load: async (tx, lineId, { returns, payout: payoutId }) => {
    const line = await lockOutgoing(tx, lineId)
    if (line === undefined) return undefined
    const returned = returns === undefined ? undefined : await lockReturned(tx, returns, line)
    const payout = payoutId === undefined ? undefined : await lockPayout(tx, { id: payoutId })
    return {
      line: lineView(line),
      explains:
        payoutId !== undefined ? ('payout' as const) : returns === undefined ? ('cost' as const) : ('return' as const),
      returned: returned ? { lineId: returned.line_id, payerName: returned.payer_name } : null,
      payout: payout === undefined ? null : payoutSeen(payout, line),
    }
  },
  proposed: (_tx, _lineId, content) => Promise.resolve(checkFit(content)),
  approve,
  waiting: async (source, limit) =>
    (await listOutgoing(source, limit)).map((line) => ({
      subjectId: line.id,
      since: line.imported_at,
      ...summaryOf(lineView(line)),
    })),
  summary: ({ line }) => summaryOf(line),
})

type FitRefusal = 'BANK_LINE_RETURN_UNFIT' | 'BANK_LINE_PAYOUT_UNFIT'
type Refusal = FitRefusal | 'RECONCILIATION_FEES_TOO_LOW'

function checkFit({ explains, returned, payout }: Content): Outcome<void, FitRefusal> {
  if (explains === 'return' && returned === null) return bankLineReturnUnfit
  return explains === 'payout' && payout?.fits !== true ? bankLinePayoutUnfit : ok(undefined)
}

/**
 * The payout, with the same checks as automatic matching except for the name. Banks shorten and respell names, and two
 * people compare them.
 */
function payoutSeen(p: PayoutRow, line: QueuedLine): NonNullable<Content['payout']> {
  const named = namedPayoutOf(p)
  const asIfNamed = {
    ours: true,
    direction: 'out',
    coin: line.coin,
    amount: line.amount,
    payerName: named.name,
  } as const
  return {
    id: p.id,
    number: payoutNumber(p),
    amount: formatAmount(named.receives, p.scale),
    fiat: p.coin,
    name: named.name,
    fits: matchPayout(asIfNamed, named) === 'pay',
  }
}

async function approve(tx: Tx, lineId: string, content: Content): Promise<Outcome<void, Refusal>> {
  const line = await lockOutgoing(tx, lineId)
  assert(line, `line ${lineId} does not wait for a decision`)
  if (content.payout !== null) return payWith(tx, line, content.payout.id)
  const ref = { type: 'bank_line', id: line.id }
  const done = content.returned === null ? await reconcile(tx, ref, exchangeCost(moneyOf(line))) : ok(undefined)
  if (!done.ok) return done
  await move(tx, 'bank_line', line.id, bankLineMachine, 'explain')
  if (content.returned !== null) await nameReturned(tx, line, content.returned.lineId)
  return ok(undefined)
}

/** Pays the payout that both people saw. It is unchanged, because `load` locked it in this transaction. */
async function payWith(tx: Tx, line: QueuedLine, payoutId: string): Promise<Outcome<void, FitRefusal>> {
  const payout = await lockPayout(tx, { id: payoutId })
  if (payout === undefined || !payoutSeen(payout, line).fits) return bankLinePayoutUnfit
  await namePayout(tx, line.id, payout.id)
  await payPayout(tx, payout, line.id)
  assert(
    await move(tx, 'bank_line', line.id, bankLineMachine, 'pay_out'),
    `line ${line.id} does not wait for a decision`,
  )
  return ok(undefined)
}
