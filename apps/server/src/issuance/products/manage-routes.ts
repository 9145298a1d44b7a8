import type { ManagedProduct } from '@tessera/contract/issuance/products/products-manage.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { managedFilter as chosenOf } from './choose-products.sql.ts'
import { documentPublications, documentsOf, findDocument } from './documents.sql.ts'
import { addDocument, createProduct, dropDocument, reviseProduct } from './manage-products.ts'
import { isProposed, openProposals } from './proposals.sql.ts'
import { copyProduct } from './copy-product.ts'
import { findManaged, type ManagedRow, pageOfManaged } from './drafts.sql.ts'
import { missingFields } from './missing-fields.ts'
import { applicationOf } from './products.sql.ts'
import { progressOf, documentView } from './show-product.ts'

export const productManageRoutes = (deps: Pick<Deps, 'db' | 'config' | 'random'>) => {
  const store = diskStore(deps.config.FILES_DIR)
  return noun('products-manage', productsManage, {
    list: (call, input) =>
      call.inTx(async (tx) => {
        const { rows, ...list } = await pageOfManaged(tx, input, chosenOf(input.status), readerAt(tx))
        const all = []
        for (const row of rows) all.push(await managedView(tx, row, call.locale))
        return ok({ ...pageAnswer(input, list), rows: all })
      }),
    get: (call, { symbol }) =>
      call.inTx(async (tx) => {
        const row = await findManaged(tx, symbol, readerAt(tx))
        return row === undefined ? refuse('NOT_FOUND') : ok(await managedView(tx, row, call.locale))
      }),
    create: (call, input) =>
      call.inTx(async (tx) =>
        replyOf(tx, call.locale, await createProduct(tx, { newId: deps.random.uuid, ip: call.ip }, input)),
      ),
    copy: (call, input) =>
      call.inTx(async (tx) =>
        replyOf(tx, call.locale, await copyProduct(tx, { newId: deps.random.uuid, ip: call.ip }, input)),
      ),
    revise: (call, input) => call.inTx(async (tx) => replyOf(tx, call.locale, await reviseProduct(tx, call.ip, input))),
    addDocument: (call, input) =>
      call.inTx(async (tx) =>
        replyOf(tx, call.locale, await addDocument(tx, { newId: deps.random.uuid, ip: call.ip }, input)),
      ),
    removeDocument: (call, input) =>
      call.inTx(async (tx) => replyOf(tx, call.locale, await dropDocument(tx, call.ip, input))),
    document: async (_call, { id }) => {
      const row = await findDocument(deps, id)
      return row === undefined
        ? refuse('NOT_FOUND')
        : ok(await openUpload(store, await readUpload(deps, row.upload_id)))
    },
    proposedDocument: async (_call, { id }) =>
      (await isProposed(deps, id)) ? ok(await openUpload(store, await readUpload(deps, id))) : refuse('NOT_FOUND'),
  })
}

const readerAt = (tx: Tx) => ({ customerId: undefined, now: tx.now })

async function replyOf<C extends string>(tx: Tx, locale: Locale, outcome: Outcome<{ symbol: string }, C>) {
  if (!outcome.ok) return outcome
  const row = await findManaged(tx, outcome.value.symbol, readerAt(tx))
  assert(row, `product ${outcome.value.symbol} was just saved but cannot be read`)
  return ok(await managedView(tx, row, locale))
}

async function managedView(tx: Tx, row: ManagedRow, locale: Locale): Promise<z.output<typeof ManagedProduct>> {
  const documents = await documentsOf(tx, row.id)
  return {
    id: row.id,
    symbol: row.symbol,
    version: row.version,
    status: row.status,
    terms: row.terms,
    missing: await missingFields(tx, row, documents),
    documents: documents.map(documentView(locale, await documentPublications(tx, row.id))),
    progress: progressOf(row),
    proposed: (await openProposals(tx, 'product_publish', [row.id])).has(row.id),
    application: (await applicationOf(tx, row.id)) ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}
