import { formatAmount, times } from '@tessera/domain/money/amount.ts'
import { assert, ok } from '@tessera/domain/outcome.ts'
import { productMachine } from '@tessera/domain/products/machine.ts'
import { z } from 'zod'
import { approvalKind, Both } from '../approvals/kind.ts'
import type { Deps } from '../platform/deps.ts'
import { move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { type AllottedProduct, isDue, productsToAllot, productToAllot } from './allotment.sql.ts'
import { callOff, decideBatch } from './decide-batch.ts'
import { planAllotment, type Plan } from './plan-allotment.ts'

const Content = z.object({
  symbol: z.string(),
  name: Both,
  currency: z.string(),
  supply: z.string(),
  asked: z.string(),
  allotted: z.string(),
  subscribers: z.number(),
  proceeds: z.string(),
  resultHash: z.string(),
})

/** Who gets how much of a closed product: `approve` gives the plan, `refuse` calls the offer off and gives all money back. */
export const allotment = (deps: Pick<Deps, 'random'>) =>
  approvalKind({
    permission: 'subscriptions.allot',
    dueHours: 24,
    reasonCodes: [],
    proposal: z.object({}).strict(),
    content: Content,
    load: async (tx, productId) => {
      const product = await productToAllot(tx, { id: productId }, 'lock')
      return product && isDue(product, tx.now) ? seen(product, await planAllotment(tx, product)) : undefined
    },
    approve: async (tx, productId) => {
      const { product, plan } = await planOf(tx, productId)
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
        // Supply and asks are whole lots, so that what is asked for is given out until nothing is left.
        const units = product.asked < product.supply ? product.asked : product.supply
        return { subjectId: product.id, since: product.close_at, ...summaryOf(givenOut(product, units)) }
      }),
    summary: (content) => summaryOf(content),
  })

/** Locked by `load` in this transaction: the plan is the one that both people saw. */
async function planOf(tx: Tx, productId: string): Promise<{ product: AllottedProduct; plan: Plan }> {
  const product = await productToAllot(tx, { id: productId }, 'lock')
  assert(product?.status === 'subscription_ended', `product ${productId} waits for its allotment`)
  return { product, plan: await planAllotment(tx, product) }
}

const seen = (product: AllottedProduct, plan: Plan): z.output<typeof Content> => ({
  ...givenOut(product, plan.allotted),
  asked: String(plan.asked),
  subscribers: plan.asks.length,
  resultHash: plan.resultHash,
})

const givenOut = (product: AllottedProduct, units: bigint) => ({
  symbol: product.symbol,
  name: product.name,
  currency: product.currency,
  supply: String(product.supply),
  allotted: String(units),
  proceeds: formatAmount(times(product.price, units), product.scale),
})

const summaryOf = (content: ReturnType<typeof givenOut>) => ({
  number: content.symbol,
  subject: content.name,
  about: [
    { field: 'allotted', value: content.allotted, unit: content.symbol },
    { field: 'proceeds', value: content.proceeds, unit: content.currency },
  ],
})
