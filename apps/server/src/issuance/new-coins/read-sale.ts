import type { NewCoin, NewCoinPurchase } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { z } from 'zod'
import { availableIn } from '#books/ledger/available.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { documentPublications, documentsOf } from '#issuance/products/documents.sql.ts'
import { ineligibleReason } from '#issuance/products/eligibility.ts'
import { type PaymentOption, paymentOptions } from '#issuance/products/pay.ts'
import { findProduct, type ProductRow } from '#issuance/products/products.sql.ts'
import { ownRecords, pageOfSubscriptions, type SubscriptionRow } from '#issuance/subscriptions/subscriptions.sql.ts'
import { unlocksOf } from '#issuance/subscriptions/unlocks.sql.ts'
import { raisedIn } from './new-coins.sql.ts'
import { unitsOf } from '#issuance/products/own-units.sql.ts'
import { purchaseView, saleWholeView } from './show-sale.ts'

type Sale = z.output<typeof NewCoin>

/** The customer's newest purchases on the page of a sale; the records list them all. */
const PURCHASES = { page: 1, pageSize: 20 }

/** Returns a published sale as its page shows it; undefined if there is none. */
export async function readSale(
  tx: Tx,
  id: string,
  customerId: string | undefined,
  locale: Locale,
): Promise<Sale | undefined> {
  const row = await findProduct(tx, id, { customerId, now: tx.now })
  if (row === undefined || row.type !== 'token_sale') return undefined
  const pays = await paymentOptions(tx, row)
  const [documents, raised] = [await documentsOf(tx, row.id), await raisedIn(tx, row.id)]
  const publications = await documentPublications(tx, row.id)
  const own = customerId === undefined ? null : await ownOf(tx, row, pays, customerId, locale)
  return saleWholeView(row, { pays, documents, publications, raised, own }, locale)
}

async function ownOf(
  tx: Tx,
  row: ProductRow,
  pays: readonly PaymentOption[],
  customerId: string,
  locale: Locale,
): Promise<Sale['own']> {
  const reason = await ineligibleReason(tx, row, customerId)
  const available = []
  for (const { coin, place, scale } of pays)
    available.push({ coin, amount: formatAmount(await availableIn(tx, customerId, place, coin), scale) })
  const { rows } = await pageOfSubscriptions(tx, PURCHASES, ownRecords(customerId, { symbol: row.symbol }))
  return {
    allowed: reason === null,
    reason,
    available,
    units: String(await unitsOf(tx, customerId, row.id)),
    purchases: await purchasesView(tx, rows, locale),
  }
}

export async function purchasesView(
  tx: Tx,
  rows: readonly SubscriptionRow[],
  locale: Locale,
): Promise<z.output<typeof NewCoinPurchase>[]> {
  const unlocks = await unlocksOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => purchaseView(row, unlocks.get(row.id) ?? [], locale, tx.now))
}
