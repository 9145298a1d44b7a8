import { offerCallOffKind } from '@tessera/contract/issuance/subscriptions/call-off.kind.ts'
import { isOffered } from '@tessera/domain/issuance/products/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, Both, noAmounts } from '#services/approvals/kind.ts'
import type { Deps } from '#platform/http/deps.ts'
import { lockProduct } from '#issuance/products/products.sql.ts'
import { productToAllot } from './allotment.sql.ts'
import { callOff } from './decide-batch.ts'
import { planAllotment } from './plan-allotment.ts'

/** Contains nothing that changes while customers subscribe, so that a busy offer can be stopped. */
const Content = z.object({
  symbol: z.string(),
  name: Both,
  supply: z.string(),
  currency: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
})

/** Calls off an offer before it closes: no further subscriptions, and everything is refunded. */
export const offerCallOff = (deps: Pick<Deps, 'random'>) =>
  approvalKind(offerCallOffKind, {
    proposal: z.object({}).strict(),
    content: Content,
    amounts: noAmounts,
    load: async (tx, productId) => {
      const product = await lockProduct(tx, { id: productId }, 'update')
      if (product === undefined || !isOffered(product.status)) return undefined
      const { symbol, supply, currency, terms } = product
      const { opensAt, closesAt } = terms.life
      return { symbol, name: terms.facts.name, supply: String(supply), currency, opensAt, closesAt }
    },
    approve: async (tx, productId) => {
      const product = await productToAllot(tx, { id: productId }, 'lock')
      assert(product, `product ${productId} was locked but cannot be read`)
      await callOff(tx, deps, product, await planAllotment(tx, product))
      return ok(undefined)
    },
    waiting: async () => [],
    summary: ({ symbol, name, supply }) => ({
      number: symbol,
      subject: name,
      about: [{ field: 'supply', value: supply, unit: symbol }],
    }),
  })
