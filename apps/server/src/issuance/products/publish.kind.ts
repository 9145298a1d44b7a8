import { productPublishKind } from '@tessera/contract/issuance/products/publish.kind.ts'
import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { supplyIssued } from '@tessera/domain/issuance/subscriptions/postings.ts'
import { z } from 'zod'
import { approvalKind, Both, noAmounts } from '#services/approvals/kind.ts'
import { post } from '#books/ledger/post.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { documentsOf } from './documents.sql.ts'
import { productHash } from './manage-products.ts'
import { insertToken, type LockedProduct, lockProduct, setPublished } from './products.sql.ts'
import { productIncomplete } from './refusals.ts'

const Content = z.object({
  symbol: z.string(),
  name: Both,
  version: z.number(),
  supply: z.string(),
  unitPrice: z.string(),
  currency: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  /** Hash of every term and document, so that the second person agrees to what the first one saw. */
  termsHash: z.string(),
})

/** Publishes a draft: its terms become final, its token is created, and the whole supply is issued into escrow. */
export const productPublish = approvalKind(productPublishKind, {
  proposal: z.object({}).strict(),
  content: Content,
  amounts: noAmounts,
  load: async (tx, productId) => {
    const product = await lockProduct(tx, { id: productId }, 'update')
    return product?.status === 'draft' ? contentOf(tx, product) : undefined
  },
  approve: async (tx, productId) => {
    const product = await lockProduct(tx, { id: productId }, 'update')
    assert(product, `product ${productId} was locked but cannot be read`)
    const documents = await documentsOf(tx, product.id)
    if (!documents.some((document) => document.must_accept) || product.close_at <= tx.now) return productIncomplete
    await publish(tx, product)
    return ok(undefined)
  },
  /** A refusal leaves the draft unchanged. */
  refuse: async () => ok(undefined),
  waiting: async () => [],
  summary: ({ symbol, name, supply, unitPrice, currency }) => ({
    number: symbol,
    subject: name,
    about: [
      { field: 'supply', value: supply, unit: symbol },
      { field: 'unitPrice', value: unitPrice, unit: currency },
    ],
  }),
})

async function contentOf(tx: Tx, product: LockedProduct): Promise<z.output<typeof Content>> {
  const { economics, facts, life } = product.terms
  return {
    symbol: product.symbol,
    name: facts.name,
    version: product.version,
    supply: economics.supply,
    unitPrice: economics.unitPrice,
    currency: economics.currency,
    opensAt: life.opensAt,
    closesAt: life.closesAt,
    termsHash: productHash(product, await documentsOf(tx, product.id)),
  }
}

async function publish(tx: Tx, product: LockedProduct): Promise<void> {
  const { en, zh } = product.terms.facts.name
  await insertToken(tx, { code: product.symbol, scale: product.decimals, en, zh })
  const issued = await post(tx, {
    kind: 'issue',
    ref: { type: 'product', id: product.id },
    transfers: supplyIssued({ product: product.id, coin: product.symbol, decimals: product.decimals }, product.supply),
  })
  assert(issued.ok, 'the issuance posting was refused, although an issuer account may be negative')
  await setPublished(tx, product.id, issued.value.journalId)
  assert(await move(tx, 'product', product.id, productMachine, 'publish'), `product ${product.id} is no longer a draft`)
}
