import { products } from '@tessera/contract/issuance/products/products.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { documentPublications, documentsOf, publicDocument } from './documents.sql.ts'
import { eligibilityOf } from './eligibility.ts'
import { listProducts } from './list-products.ts'
import { addFavorites, findProduct, putFavorite } from './products.sql.ts'
import { productView, valuationView } from './show-product.ts'
import { readValuations } from './valuations.sql.ts'
import { siteFacts } from './site-facts.sql.ts'

/** Covers ten years of quarterly valuations. */
const VALUATIONS = 40

export const productRoutes = (deps: Pick<Deps, 'db' | 'config'>) => {
  const store = diskStore(deps.config.FILES_DIR)
  return noun('products', products, {
    list: (call, input) =>
      call.inTx(async (tx) => {
        const reader = { customerId: call.customer?.customerId, now: tx.now, locale: call.locale }
        return ok(await listProducts(tx, input, reader))
      }),
    detail: (call, { symbol }) =>
      call.inTx(async (tx) => {
        const customerId = call.customer?.customerId
        const row = await findProduct(tx, symbol, { customerId, now: tx.now })
        if (row === undefined || row.type === 'token_sale') return refuse('NOT_FOUND')
        const eligibility = customerId === undefined ? null : await eligibilityOf(tx, row, customerId)
        const [documents, valuations] = [await documentsOf(tx, row.id), await readValuations(tx, symbol, VALUATIONS)]
        const publications = await documentPublications(tx, row.id)
        return ok(productView(row, { documents, publications, valuations }, eligibility, call.locale))
      }),
    document: async (_call, { id }) => {
      const row = await publicDocument(deps, id)
      return row === undefined
        ? refuse('NOT_FOUND')
        : ok(await openUpload(store, await readUpload(deps, row.upload_id)))
    },
    valuations: async (_call, { symbol, limit }) =>
      ok({ rows: (await readValuations(deps, symbol, limit)).map(valuationView) }),
    setFavorite: (call, { symbol, favorite }) =>
      call.inTx(async (tx) =>
        (await putFavorite(tx, call.customer.customerId, symbol, favorite)) ? ok({ favorite }) : refuse('NOT_FOUND'),
      ),
    mergeFavorites: (call, { symbols }) =>
      call.inTx(async (tx) => ok({ added: Number(await addFavorites(tx, call.customer.customerId, symbols)) })),
    siteFacts: (call) => call.inTx(async (tx) => ok(await siteFacts(tx))),
  })
}
