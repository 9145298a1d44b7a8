import { formatAmount } from '@tessera/domain/money/amount.ts'
import { assert, ok } from '@tessera/domain/outcome.ts'
import { productMachine } from '@tessera/domain/products/machine.ts'
import { z } from 'zod'
import { approvalKind } from '../approvals/kind.ts'
import type { Deps } from '../platform/deps.ts'
import { move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { type AllottedProduct, insertBatch, productsToAllot, productToAllot } from './allotment.sql.ts'
import { planAllotment, type Plan } from './plan-allotment.ts'

const Content = z.object({
  symbol: z.string(),
  name: z.string(),
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
      return product?.status === 'subscription_ended' ? seen(product, await planAllotment(tx, product)) : undefined
    },
    approve: async (tx, productId) => {
      const { product, plan } = await planOf(tx, productId)
      await decideBatch(tx, deps, product, plan)
      await move(tx, 'product', product.id, productMachine, 'allot')
      return ok(undefined)
    },
    refuse: async (tx, productId) => {
      const { product, plan } = await planOf(tx, productId)
      const nothing = new Map(plan.asks.map((ask) => [ask.subscription, 0n]))
      await decideBatch(tx, deps, product, { ...plan, units: nothing, allotted: 0n })
      await move(tx, 'product', product.id, productMachine, 'call_off')
      return ok(undefined)
    },
    waiting: async (source) => {
      const waiting = []
      for (const { id } of await productsToAllot(source)) {
        const product = await productToAllot(source, { id }, 'read')
        assert(product, `product ${id}`)
        const content = seen(product, await planAllotment(source, product))
        waiting.push({ subjectId: id, since: product.close_at, ...summaryOf(content) })
      }
      return waiting
    },
    summary: (content) => summaryOf(content),
  })

/** Locked by `load` in this transaction: the plan is the one that both people saw. */
async function planOf(tx: Tx, productId: string): Promise<{ product: AllottedProduct; plan: Plan }> {
  const product = await productToAllot(tx, { id: productId }, 'lock')
  assert(product?.status === 'subscription_ended', `product ${productId} waits for its allotment`)
  return { product, plan: await planAllotment(tx, product) }
}

async function decideBatch(
  tx: Tx,
  deps: Pick<Deps, 'random'>,
  product: AllottedProduct,
  { asked, allotted, resultHash, units }: Plan,
): Promise<void> {
  await insertBatch(tx, { id: deps.random.uuid(), productId: product.id, asked, allotted, resultHash, units })
}

const seen = (product: AllottedProduct, plan: Plan): z.output<typeof Content> => ({
  symbol: product.symbol,
  name: product.name,
  currency: product.currency,
  supply: String(product.supply),
  asked: String(plan.asked),
  allotted: String(plan.allotted),
  subscribers: plan.asks.length,
  proceeds: formatAmount(plan.proceeds, product.scale),
  resultHash: plan.resultHash,
})

const summaryOf = (content: z.output<typeof Content>) => ({
  number: content.symbol,
  subject: content.name,
  about: `${content.allotted} / ${content.supply} · ${content.proceeds} ${content.currency}`,
})
