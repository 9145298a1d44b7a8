import { allotmentKind } from '@tessera/contract/issuance/subscriptions/allotment.kind.ts'
import { Units } from '@tessera/contract/issuance/products/units.ts'
import { Id, line } from '@tessera/contract/platform/http/shared.ts'
import { formatAmount, times } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { allotmentMethods } from '@tessera/domain/issuance/subscriptions/allot.ts'
import { z } from 'zod'
import { approvalKind, Both, moneyIn, type Summary } from '#services/approvals/kind.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type AllottedProduct, isDue, productsToAllot, productToAllot } from './allotment.sql.ts'
import { callOff, decideBatch } from './decide-batch.ts'
import { planAllotment, type Plan } from './plan-allotment.ts'
import { allotmentChangeUnfit } from './refusals.ts'
import type { Changes } from './result-file.ts'
import { subscriptionNumber } from './show-subscription.ts'

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
  /** True if the offer missed its minimum raise: approval refunds everything. */
  belowSoftCap: z.boolean().optional(),
  resultHash: z.string(),
  method: z.enum(allotmentMethods),
  /** The slot and hash of the block that draws a ballot. */
  ballot: z.string().optional(),
  /** Units that are changed by hand, such as `SB-20260318-000012: 40`, and the published reason. */
  changes: z.array(z.string()).optional(),
  changesReason: z.string().optional(),
  /** The number of a subscription that cannot get its changed units. */
  unfit: z.string().optional(),
  rows: z.array(z.object({ subscription: z.string(), units: z.string() })),
})

const isEachOnce = (rows: readonly { readonly subscription: string }[]): boolean =>
  new Set(rows.map(({ subscription }) => subscription)).size === rows.length

/** Changes by hand. The reason is published with the result, so it names nobody. */
const Proposal = z.strictObject({
  changes: z
    .strictObject({
      rows: z
        .array(z.strictObject({ subscription: Id, units: Units }))
        .min(1)
        .max(200)
        .refine(isEachOnce),
      reason: line(300),
    })
    .optional(),
})

/**
 * Decides the allotment of a closed product. `approve` carries out the plan; below the minimum raise, the plan refunds
 * everything. `refuse` changes nothing: the product waits for another proposal. Another kind calls the offer off.
 */
export const allotment = (deps: Pick<Deps, 'random'>) =>
  approvalKind(allotmentKind, {
    proposal: Proposal,
    content: Content,
    amounts: ({ proceeds, currency, paidIn }) =>
      proceeds === undefined || currency === undefined
        ? (paidIn ?? []).map(moneyIn)
        : [{ amount: proceeds, coin: currency }],
    load: async (tx, productId, { changes }) => {
      const product = await productToAllot(tx, { id: productId }, 'lock')
      if (product === undefined || !isDue(product, tx.now)) return undefined
      return contentOf(product, await planAllotment(tx, product, changesOf(changes)), changes)
    },
    proposed: (_tx, _id, { unfit }, verdict) =>
      Promise.resolve(unfit === undefined || verdict === 'refuse' ? ok(undefined) : allotmentChangeUnfit(unfit)),
    approve: async (tx, productId, content) => {
      const { product, plan } = await planOf(tx, productId, content)
      if (plan.belowSoftCap) {
        await callOff(tx, deps, product, plan, { cause: 'below_soft_cap' })
        return ok(undefined)
      }
      await decideBatch(tx, deps, product, plan)
      await move(tx, 'product', product.id, productMachine, 'allot')
      return ok(undefined)
    },
    refuse: () => Promise.resolve(ok(undefined)),
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
async function planOf(
  tx: Tx,
  productId: string,
  { rows, changesReason: reason = '' }: AllotmentContent,
): Promise<{ product: AllottedProduct; plan: Plan }> {
  const product = await productToAllot(tx, { id: productId }, 'lock')
  assert(product?.status === 'subscription_ended', `product ${productId} is not awaiting an allotment`)
  return { product, plan: await planAllotment(tx, product, changesOf({ rows, reason })) }
}

type AllotmentContent = z.output<typeof Content>
type Proposed = z.output<typeof Proposal>['changes']
const changesOf = (changes: Proposed): Changes => ({
  rows: (changes?.rows ?? []).map(({ subscription, units }) => ({ subscription, units: BigInt(units) })),
  reason: changes?.reason ?? '',
})

const contentOf = (product: AllottedProduct, plan: Plan, changes: Proposed): AllotmentContent => ({
  ...allotmentFacts(product, plan.allotted),
  requested: String(plan.requested),
  subscribers: plan.subscriptions.length,
  ...(product.is_sale && {
    paidIn: plan.money.map(({ currency, scale, proceeds }) => `${formatAmount(proceeds, scale)} ${currency}`),
  }),
  ...(product.soft_cap !== null && { belowSoftCap: plan.belowSoftCap }),
  resultHash: plan.resultHash,
  method: product.allotment?.allotmentMethod ?? 'pro_rata',
  ...(product.ballot && { ballot: `${product.ballot.slot} ${product.ballot.blockhash}` }),
  ...(changes && { changes: changeTexts(plan, changes.rows), changesReason: changes.reason }),
  ...(plan.unfit !== undefined && { unfit: plan.unfit }),
  rows: changes?.rows ?? [],
})

const changeTexts = (plan: Plan, rows: NonNullable<Proposed>['rows']): string[] =>
  rows.map(({ subscription, units }) => {
    const own = plan.subscriptions.find((each) => each.subscription === subscription)
    return `${own === undefined ? subscription : subscriptionNumber(own)}: ${units}`
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
