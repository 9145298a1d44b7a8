import type { DraftTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import type { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { contentHash } from '#platform/random/random.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type DocumentRow, documentsOf, insertDocument, removeDocument } from './documents.sql.ts'
import {
  insertProduct,
  insertVersion,
  type LockedManaged,
  lockManaged,
  nextVersion,
  updateProduct,
} from './drafts.sql.ts'
import { scalesOf } from './missing-fields.ts'
import { figuresOf } from './terms.ts'
import { productSymbolTaken, productVersionStale, productWrongStatus } from './refusals.ts'

async function readFigures(tx: Tx, terms: DraftTerms): Promise<ReturnType<typeof figuresOf>> {
  const { scale, payScaleOf } = await scalesOf(tx, terms)
  return figuresOf(terms, scale, payScaleOf)
}

type SavedProduct = { readonly symbol: string }
/** `copiedFrom`: the symbol of the product with the same terms. */
type NewDraft = InputOf<typeof productsManage.create> & { readonly copiedFrom?: string }
export type Ids = { readonly newId: () => string; readonly ip: string }

/** Creates a draft, complete or not, and stores its first version. */
export async function createProduct(
  tx: Tx,
  { newId, ip }: Ids,
  { symbol, terms, copiedFrom }: NewDraft,
): Promise<Outcome<SavedProduct, (typeof productsManage.create.refusals)[number]>> {
  const figures = await readFigures(tx, terms)
  if (!figures.ok) return figures
  const id = newId()
  if (!(await insertProduct(tx, { id, symbol, terms, figures: figures.value }))) return productSymbolTaken
  await recordFirstStatus(tx, 'product', id, productMachine)
  await storeVersion(tx, id)
  await recordAct(tx, {
    action: 'products.create',
    target: { type: 'product', id },
    after: { symbol, version: 1, ...(copiedFrom !== undefined && { copiedFrom }) },
    ip,
  })
  return ok({ symbol })
}

/** Saves the next version of a draft. Published terms are never edited, because customers accepted them. */
export async function reviseProduct(
  tx: Tx,
  ip: string,
  { symbol, version, terms }: InputOf<typeof productsManage.revise>,
): Promise<Outcome<SavedProduct, (typeof productsManage.revise.refusals)[number]>> {
  const draft = await lockDraft(tx, symbol)
  if (!draft.ok) return draft
  const { id, version: current } = draft.value
  if (current !== version) return productVersionStale(current)
  const figures = await readFigures(tx, terms)
  if (!figures.ok) return figures
  await updateProduct(tx, { id, symbol, terms, figures: figures.value })
  await storeVersion(tx, id)
  await recordAct(tx, {
    action: 'products.revise',
    target: { type: 'product', id },
    before: { version },
    after: { version: version + 1 },
    ip,
  })
  return ok({ symbol })
}

/** Adds a document to a draft. This makes a new version, because documents are part of what customers accept. */
export async function addDocument(
  tx: Tx,
  { newId, ip }: Ids,
  input: InputOf<typeof productsManage.addDocument>,
): Promise<Outcome<SavedProduct, 'NOT_FOUND' | 'PRODUCT_WRONG_STATUS'>> {
  const draft = await lockDraft(tx, input.symbol)
  if (!draft.ok) return draft
  const { id } = draft.value
  const document = {
    id: newId(),
    product: id,
    upload: input.uploadId,
    kind: input.kind,
    title_en: input.title.en,
    title_zh: input.title.zh,
    dated_on: input.datedOn,
    languages: input.languages,
    must_accept: input.mustAccept,
  }
  if (!(await insertDocument(tx, document))) return refuse('NOT_FOUND', { field: 'uploadId' })
  await storeNextVersion(tx, id)
  await recordAct(tx, {
    action: 'products.add_document',
    target: { type: 'product', id },
    after: { document: document.id, upload: input.uploadId },
    ip,
  })
  return ok({ symbol: input.symbol })
}

/** Removes a document from a draft; older versions keep it. */
export async function dropDocument(
  tx: Tx,
  ip: string,
  { symbol, documentId }: InputOf<typeof productsManage.removeDocument>,
): Promise<Outcome<SavedProduct, 'NOT_FOUND' | 'PRODUCT_WRONG_STATUS'>> {
  const draft = await lockDraft(tx, symbol)
  if (!draft.ok) return draft
  const { id } = draft.value
  if (!(await removeDocument(tx, id, documentId))) return refuse('NOT_FOUND', { field: 'documentId' })
  await storeNextVersion(tx, id)
  await recordAct(tx, {
    action: 'products.remove_document',
    target: { type: 'product', id },
    before: { document: documentId },
    ip,
  })
  return ok({ symbol })
}

async function lockDraft(
  tx: Tx,
  symbol: string,
): Promise<Outcome<LockedManaged, 'NOT_FOUND' | 'PRODUCT_WRONG_STATUS'>> {
  const product = await lockManaged(tx, { symbol })
  if (product === undefined) return refuse('NOT_FOUND')
  return product.status === 'draft' ? ok(product) : productWrongStatus
}

/** Returns the content hash of a version: every term, and every document by its hash. */
export const productHash = (
  product: Pick<LockedManaged, 'symbol' | 'terms'>,
  documents: readonly DocumentRow[],
): string =>
  contentHash({
    symbol: product.symbol,
    terms: product.terms,
    documents: documents.map(({ id, sha256, kind, must_accept }) => ({ id, sha256, kind, must_accept })),
  })

/** Stores the current terms and documents as a new version. */
export async function storeNextVersion(tx: Tx, id: string): Promise<void> {
  await nextVersion(tx, id)
  await storeVersion(tx, id)
}

async function storeVersion(tx: Tx, id: string): Promise<void> {
  const product = await lockManaged(tx, { id })
  assert(product, `product ${id} was just changed but cannot be read`)
  const documents = await documentsOf(tx, id)
  await insertVersion(tx, { productId: id, contentHash: productHash(product, documents), documents })
}
