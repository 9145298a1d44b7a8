import { allotmentKind } from '@tessera/contract/issuance/subscriptions/allotment.kind.ts'
import { formatAmount, times } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { z } from 'zod'
import { approvalKind, Both, moneyIn, type Summary } from '#services/approvals/kind.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type AllottedProduct, isDue, productsToAllot, productToAllot } from './allotment.sql.ts'
import { callOff, decideBatch } from './decide-batch.ts'
import { planAllotment, type Plan } from './plan-allotment.ts'

const Content = z.object({
  symbol: z.string(),
  name: Both,
  /** Missing for a token sale, which is paid in several coins; see `paidIn`. */
  currency: z.string().optional(),
  supply: z.string(),
  requested: z.string(),
  allotted: z.string(),
  subscribers: z.number(),
  proceeds: z.string().optional(),
  /** Proceeds of a token sale in each coin. */
  paidIn: z.array(z.string()).optional(),
  /** True if the sale missed its soft cap: approval refunds everything. */
  belowSoftCap: z.boolean().optional(),
  resultHash: z.string(),
})

/**
 * Decides the allotment of a closed product. `approve` carries out the plan; for a sale below its soft cap, the plan
 * refunds everything. `refuse` calls the offer off, which also refunds everything.
 */
export const allotment = (deps: Pick<Deps, 'random'>) =>
  approvalKind(allotmentKind, {
    proposal: z.object({}).strict(),
    content: Content,
    amounts: ({ proceeds, currency, paidIn }) =>
      proceeds === undefined || currency === undefined
        ? (paidIn ?? []).map(moneyIn)
        : [{ amount: proceeds, coin: currency }],
    load: async (tx, productId) => {
      const product = await productToAllot(tx, { id: productId }, 'lock')
      return product && isDue(product, tx.now) ? contentOf(product, await planAllotment(tx, product)) : undefined
    },
    approve: async (tx, productId) => {
      const { product, plan } = await planOf(tx, productId)
      if (plan.belowSoftCap) {
        await callOff(tx, deps, product, plan, 'below_soft_cap')
        return ok(undefined)
      }
      await decideBatch(tx, deps, product, plan)
      await move(tx, 'product', product.id, productMachine, 'allot')
      return ok(undefined)
    },
    refuse: async (tx, productId) => {
      const { product, plan } = await planOf(tx, productId)
      await callOff(tx, deps, product, plan)
      return ok(undefined)
    },
    waiting: async (source, limit) =>
      (await productsToAllot(source, limit)).map((product) => {
        // Supply and requests are whole lots, so the total is the smaller of the two.
        const isMissed = product.soft_cap !== null && product.requested < product.soft_cap
        const units = isMissed ? 0n : product.requested < product.supply ? product.requested : product.supply
        return { subjectId: product.id, since: product.close_at, ...summaryOf(allotmentFacts(product, units)) }
      }),
    summary: (content) => summaryOf(content),
  })

/** `load` locked the product in this transaction, so the plan is the one that both people saw. */
async function planOf(tx: Tx, productId: string): Promise<{ product: AllottedProduct; plan: Plan }> {
  const product = await productToAllot(tx, { id: productId }, 'lock')
  assert(product?.status === 'subscription_ended', `product ${productId} is not awaiting an allotment`)
  return { product, plan: await planAllotment(tx, product) }
}

const contentOf = (product: AllottedProduct, plan: Plan): z.output<typeof Content> => ({
  ...allotmentFacts(product, plan.allotted),
  requested: String(plan.requested),
  subscribers: plan.subscriptions.length,
  ...(product.is_sale && {
    paidIn: plan.money.map(({ currency, scale, proceeds }) => `${formatAmount(proceeds, scale)} ${currency}`),
    belowSoftCap: plan.belowSoftCap,
  }),
  resultHash: plan.resultHash,
})

const allotmentFacts = (product: AllottedProduct, units: bigint) => ({
  symbol: product.symbol,
  name: product.name,
  supply: String(product.supply),
  allotted: String(units),
  ...(!product.is_sale && {
    currency: product.currency,
    proceeds: formatAmount(times(product.price, units), product.scale),
  }),
})

type AllotmentFacts = Pick<z.output<typeof Content>, 'symbol' | 'name' | 'allotted' | 'proceeds' | 'currency'>
const summaryOf = (content: AllotmentFacts): Summary<'allotted' | 'proceeds'> => ({
  number: content.symbol,
  subject: content.name,
  about: [
    { field: 'allotted', value: content.allotted, unit: content.symbol },
    ...(content.proceeds === undefined
      ? []
      : [{ field: 'proceeds' as const, value: content.proceeds, unit: content.currency ?? '' }]),
  ],
})
