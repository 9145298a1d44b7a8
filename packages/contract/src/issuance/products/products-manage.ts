import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { DraftTerms } from './draft-terms.ts'
import { ProductDocument, SubscriptionProgress } from './products.ts'
import { ProductSymbol, Day, FileReply, Id, line, PageRequest, keysetOf, Time } from '#platform/http/shared.ts'

const document = {
  uploadId: Id,
  kind: ProductDocument.shape.kind,
  title: z.object({ en: line(120), zh: line(120) }),
  datedOn: Day,
  languages: ProductDocument.shape.languages.min(1),
  mustAccept: z.boolean(),
}
const watched = ({ kind, mustAccept }: { readonly kind: string; readonly mustAccept: boolean }): boolean =>
  kind !== 'video' || !mustAccept

/** The changes that two people can make to a published product. All other terms are final. */
export const supplementActs = ['facts', 'add_document', 'withdraw_document'] as const
export const ProductSupplement = z.discriminatedUnion('act', [
  /** New facts since the publication; null does not change the value. */
  z.strictObject({
    act: z.literal('facts'),
    contractAddress: line(64).nullable(),
    completedOn: Day.nullable(),
  }),
  z.strictObject({
    act: z.literal('add_document'),
    document: z.strictObject(document).refine(watched, { path: ['mustAccept'], params: { rule: 'video' } }),
  }),
  z.strictObject({ act: z.literal('withdraw_document'), documentId: Id }),
])

export type ProductSupplement = z.output<typeof ProductSupplement>

/** The file of a proposed supplement, within the content of the approval. */
export const SupplementFile = z.object({
  document: z.object({ uploadId: Id, titles: z.tuple([z.string(), z.string()]) }),
})

export const ManagedProduct = z
  .object({
    id: Id,
    symbol: ProductSymbol,
    version: z.number().int(),
    status: z.enum(statusesOf(productMachine)),
    terms: DraftTerms,
    /** The fields that a draft lacks before it can be published, by path: `facts.name.zh`, `documents`. */
    missing: z.array(z.string()),
    documents: z.array(ProductDocument),
    progress: SubscriptionProgress,
    /** True if a proposal to publish waits for a second operator. */
    proposed: z.boolean(),
    /** The financing application that it was made from. */
    application: z.object({ id: Id, number: z.string() }).nullable(),
    updatedAt: Time,
  })
  .meta({ id: 'ManagedProduct' })

export const productsManage = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/products/list',
    summary: 'All products, drafts included, newest first',
    who: 'operator',
    permission: 'products.read',
    input: z.object({
      ...PageRequest,
      after: ProductSymbol.optional(),
      status: z.enum(statusesOf(productMachine)).optional(),
    }),
    reply: keysetOf(ManagedProduct),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/products/get',
    summary: 'One product with its documents',
    who: 'operator',
    permission: 'products.read',
    input: z.object({ symbol: ProductSymbol }),
    reply: ManagedProduct,
    refusals: ['NOT_FOUND'],
  },
  create: {
    method: 'POST',
    path: 'console/api/v1/products/create',
    summary: 'Creates a draft, complete or not',
    who: 'operator',
    permission: 'products.manage',
    idempotent: 'tx',
    input: z.object({ symbol: ProductSymbol, terms: DraftTerms }),
    reply: ManagedProduct,
    refusals: ['PRODUCT_SYMBOL_TAKEN', 'PRODUCT_TERMS_INVALID', 'PRODUCT_CONTRACT_ADDRESS_WRONG'],
  },
  copy: {
    method: 'POST',
    path: 'console/api/v1/products/copy',
    summary: 'Creates a draft with the terms of another product, without its dates, contract address and documents',
    who: 'operator',
    permission: 'products.manage',
    idempotent: 'tx',
    input: z.object({ from: ProductSymbol, symbol: ProductSymbol }),
    reply: ManagedProduct,
    refusals: ['NOT_FOUND', 'PRODUCT_SYMBOL_TAKEN'],
  },
  revise: {
    method: 'POST',
    path: 'console/api/v1/products/revise',
    summary: 'Saves a new version of a draft; the terms of a published product cannot change',
    who: 'operator',
    permission: 'products.manage',
    idempotent: 'tx',
    input: z.object({ symbol: ProductSymbol, version: z.number().int(), terms: DraftTerms }),
    reply: ManagedProduct,
    refusals: [
      'NOT_FOUND',
      'PRODUCT_WRONG_STATUS',
      'PRODUCT_VERSION_STALE',
      'PRODUCT_TERMS_INVALID',
      'PRODUCT_CONTRACT_ADDRESS_WRONG',
    ],
  },
  addDocument: {
    method: 'POST',
    path: 'console/api/v1/products/add_document',
    summary: 'Adds an uploaded file to the documents of a draft',
    who: 'operator',
    permission: 'products.manage',
    idempotent: 'tx',
    input: z
      .object({ symbol: ProductSymbol, ...document })
      .refine(watched, { path: ['mustAccept'], params: { rule: 'video' } }),
    reply: ManagedProduct,
    refusals: ['NOT_FOUND', 'PRODUCT_WRONG_STATUS'],
  },
  removeDocument: {
    method: 'POST',
    path: 'console/api/v1/products/remove_document',
    summary: 'Removes a document from a draft',
    who: 'operator',
    permission: 'products.manage',
    idempotent: 'tx',
    input: z.object({ symbol: ProductSymbol, documentId: Id }),
    reply: ManagedProduct,
    refusals: ['NOT_FOUND', 'PRODUCT_WRONG_STATUS'],
  },
  document: {
    method: 'GET',
    path: 'console/api/v1/products/document',
    summary: 'A document of any product, drafts included',
    who: 'operator',
    permission: 'products.read',
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
  proposedDocument: {
    method: 'GET',
    path: 'console/api/v1/products/proposed_document',
    summary: 'The file that a pending update would add or withdraw, by its upload',
    who: 'operator',
    permission: 'products.read',
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
