import { completeTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import { productPublishKind } from '@tessera/contract/issuance/products/publish.kind.ts'
import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { supplyIssued } from '@tessera/domain/issuance/subscriptions/postings.ts'
import { z } from 'zod'
import { approvalKind, Both, noAmounts } from '#services/approvals/kind.ts'
import { post } from '#books/ledger/post.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { documentsOf } from './documents.sql.ts'
import { productHash } from './manage-products.ts'
import { type LockedManaged, lockManaged } from './drafts.sql.ts'
import { missingFields } from './missing-fields.ts'
import { insertToken, isCoin, setPublished } from './products.sql.ts'
import { productIncomplete, productSymbolCoin } from './refusals.ts'

const Content = z.object({
  symbol: z.string(),
  name: Both,
  version: z.number(),
  /** Null while the draft lacks the value; such a draft cannot be proposed. */
  supply: z.string().nullable(),
  unitPrice: z.string().nullable(),
  currency: z.string().nullable(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  /** Hash of every term and document, so that the second person agrees to what the first one saw. */
  termsHash: z.string(),
})

/** Publishes a draft: its terms become final, its token is created, and the whole supply is issued into escrow. */
export const productPublish = approvalKind(productPublishKind, {
  proposal: z.object({}).strict(),
  content: Content,
  amounts: noAmounts,
  load: async (tx, productId) => {
    const product = await lockManaged(tx, { id: productId })
    return product?.status === 'draft' ? contentOf(tx, product) : undefined
  },
  proposed: (tx, productId) => requireComplete(tx, productId),
  approve: async (tx, productId) => {
    const complete = await requireComplete(tx, productId)
    if (!complete.ok) return complete
    await publish(tx, complete.value)
    return ok(undefined)
  },
  /** A refusal leaves the draft unchanged. */
  refuse: async () => ok(undefined),
  waiting: async () => [],
  summary: ({ symbol, name, supply, unitPrice, currency }) => ({
    number: symbol,
    subject: name,
    about: [
      ...(supply === null ? [] : [{ field: 'supply' as const, value: supply, unit: symbol }]),
      ...(unitPrice === null || currency === null
        ? []
        : [{ field: 'unitPrice' as const, value: unitPrice, unit: currency }]),
    ],
  }),
})

async function contentOf(tx: Tx, product: LockedManaged): Promise<z.output<typeof Content>> {
  const { economics, facts, life } = product.terms
  return {
    symbol: product.symbol,
    name: { en: facts.name.en ?? product.symbol, zh: facts.name.zh ?? product.symbol },
    version: product.version,
    supply: economics.supply,
    unitPrice: economics.unitPrice,
    currency: economics.currency,
    opensAt: life.opensAt,
    closesAt: life.closesAt,
    termsHash: productHash(product, await documentsOf(tx, product.id)),
  }
}

type Publishable = Pick<LockedManaged, 'id' | 'symbol'> & {
  readonly supply: bigint
  readonly decimals: number
  readonly name: { readonly en: string; readonly zh: string }
}

/**
 * Returns the draft if nothing is missing; otherwise refuses with the list of fields to complete. Refuses a symbol that
 * a coin got after the draft was created.
 */
async function requireComplete(
  tx: Tx,
  productId: string,
): Promise<Outcome<Publishable, (typeof productPublishKind.refusals)[number]>> {
  const product = await lockManaged(tx, { id: productId })
  assert(product, `product ${productId} was locked but cannot be read`)
  const missing = await missingFields(tx, product, await documentsOf(tx, productId))
  if (missing.length > 0) return productIncomplete(missing)
  const { id, symbol, supply, decimals, terms } = product
  if (await isCoin(tx, symbol)) return productSymbolCoin
  const complete = completeTerms(terms)
  assert(
    complete !== undefined && supply !== null && decimals !== null,
    `draft ${symbol} has no missing fields but lacks its name, supply or decimals`,
  )
  return ok({ id, symbol, supply, decimals, name: complete.facts.name })
}

async function publish(tx: Tx, product: Publishable): Promise<void> {
  const { en, zh } = product.name
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
