import type { ProductStatus } from '@tessera/domain/issuance/products/machine.ts'
import { sql } from 'kysely'
import { maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type ProductFor = { readonly id: string; readonly status: ProductStatus; readonly currency: string }
/** Finds the product and locks it against a change of its status. */
export const productFor = (tx: Tx, symbol: string): Promise<ProductFor | undefined> =>
  maybeOne(tx, sql<ProductFor>`select id, status, currency from product where symbol = ${symbol} for share`)
