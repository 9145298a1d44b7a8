import { rebateReleaseKind } from '@tessera/contract/partners/agents/release.kind.ts'
import { type Amount, formatAmount, plus, ZERO } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, moneyIn } from '#services/approvals/kind.ts'
import { contentHash } from '#platform/random/random.ts'
import type { Source } from '#platform/database/rows.ts'
import { freeRebates, linesOf, lockRun, mustStepRun, paymentsOf, runsIn, type RunRow } from './runs.sql.ts'
import { runNumber } from './view.ts'

const Content = z.object({
  number: z.string(),
  month: z.string(),
  until: z.string(),
  payees: z.number(),
  /** One total for each coin, such as `12.40 tUSD`. */
  totals: z.array(z.string()),
  previewHash: z.string(),
})
type Content = z.output<typeof Content>

/**
 * Releases a month's rebates, or returns all of them to the next month. Two people decide on each payee, client and
 * amount.
 */
export const rebateRelease = approvalKind(rebateReleaseKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ totals }) => totals.map(moneyIn),
  load: async (tx, id) => {
    const run = await lockRun(tx, id)
    return run?.status === 'drawn' ? seen(tx, run) : undefined
  },
  approve: async (tx, id) => {
    await mustStepRun(tx, id, 'release')
    return ok(undefined)
  },
  refuse: async (tx, id) => {
    await mustStepRun(tx, id, 'drop')
    await freeRebates(tx, id)
    return ok(undefined)
  },
  waiting: async (source, limit) => {
    const runs = await runsIn(source, 'drawn', limit)
    return Promise.all(
      runs.map(async (run) => ({ subjectId: run.id, since: run.drawn_at, ...summaryOf(await seen(source, run)) })),
    )
  },
  summary: summaryOf,
})

async function seen(source: Source, run: RunRow): Promise<Content> {
  const payments = await paymentsOf(source, run.id)
  const lines = await linesOf(source, run.id)
  const sums = new Map<string, { readonly scale: number; readonly amount: Amount }>()
  for (const { coin, scale, amount } of payments)
    sums.set(coin, { scale, amount: plus(sums.get(coin)?.amount ?? ZERO, amount) })
  const paid = payments.map(({ id, customer_id: customer, coin, amount }) => [id, customer, coin, amount])
  return {
    number: runNumber(run),
    month: run.month,
    until: run.until,
    payees: new Set(payments.map((each) => each.customer_id)).size,
    totals: [...sums].map(([coin, { scale, amount }]) => `${formatAmount(amount, scale)} ${coin}`),
    previewHash: contentHash({ run: run.id, paid, lines }),
  }
}

function summaryOf({ number, month, payees, totals }: Content) {
  return {
    number,
    subject: month,
    about: [
      { field: 'payees', value: String(payees) },
      { field: 'total', value: totals.join(' + ') },
    ] as const,
  }
}
