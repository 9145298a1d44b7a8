import { offerCallOffKind } from '@tessera/contract/issuance/subscriptions/call-off.kind.ts'
import { line } from '@tessera/contract/platform/http/shared.ts'
import { canBeCalledOff } from '@tessera/domain/issuance/products/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, Both, noAmounts } from '#services/approvals/kind.ts'
import type { Deps } from '#platform/http/deps.ts'
import { lockProduct } from '#issuance/products/products.sql.ts'
import { productToAllot } from './allotment.sql.ts'
import { callOff } from './decide-batch.ts'
import { planAllotment } from './plan-allotment.ts'
import { offerAllotted, offerSymbolMistyped } from './refusals.ts'

/** Contains nothing that changes while customers subscribe, so that a busy offer can be stopped. */
const Content = z.object({
  symbol: z.string(),
  typedSymbol: z.string(),
  name: Both,
  supply: z.string(),
  currency: z.string(),
  /** The reason that subscribers read. */
  reason: Both,
  opensAt: z.string(),
  closesAt: z.string(),
  /** Set once the offer is allotted: its money was taken, and it can only be refused. */
  isAllotted: z.literal(true).optional(),
})

/** A text for subscribers in both languages. */
const Reason = z.strictObject({ en: line(300), zh: line(300) })
/** The maker types the symbol, because the offer cannot be opened again. */
const Proposal = z.strictObject({ typedSymbol: z.string().max(12), reason: Reason })

/** Calls off an offer that is not allotted: no further subscriptions, and everything is refunded. */
export const offerCallOff = (deps: Pick<Deps, 'random'>) =>
  approvalKind(offerCallOffKind, {
    proposal: Proposal,
    content: Content,
    amounts: noAmounts,
    load: async (tx, productId, proposal) => {
      const product = await lockProduct(tx, { id: productId }, 'update')
      if (product === undefined || product.status === 'closed') return undefined
      const { symbol, supply, currency, terms } = product
      const { opensAt, closesAt } = terms.life
      const { typedSymbol, reason } = proposal
      return {
        symbol,
        typedSymbol,
        name: terms.facts.name,
        reason,
        supply: String(supply),
        currency,
        opensAt,
        closesAt,
        ...(!canBeCalledOff(product.status) && { isAllotted: true as const }),
      }
    },
    proposed: (_tx, _id, { symbol, typedSymbol, isAllotted }) => {
      if (isAllotted === true) return Promise.resolve(offerAllotted(symbol))
      return Promise.resolve(typedSymbol === symbol ? ok(undefined) : offerSymbolMistyped(symbol))
    },
    approve: async (tx, productId, { symbol, reason, isAllotted }) => {
      if (isAllotted === true) return offerAllotted(symbol)
      const product = await productToAllot(tx, { id: productId }, 'lock')
      assert(product, `product ${productId} was locked but cannot be read`)
      await callOff(tx, deps, product, await planAllotment(tx, product), { cause: 'called_off', reason })
      return ok(undefined)
    },
    waiting: async () => [],
    summary: ({ symbol, name, supply }) => ({
      number: symbol,
      subject: name,
      about: [{ field: 'supply', value: supply, unit: symbol }],
    }),
  })
