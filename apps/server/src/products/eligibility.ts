import type { NewCoin } from '@tessera/contract/new-coins.ts'
import type { Product } from '@tessera/contract/products.ts'
import { formatAmount } from '@tessera/domain/money/amount.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { admits } from '@tessera/domain/products/product.ts'
import { admitsCountry, isOpen } from '@tessera/domain/subscriptions/quote.ts'
import type { z } from 'zod'
import { fiatAvailable } from '../ledger/available.sql.ts'
import { readReader } from './reader.sql.ts'
import type { Tx } from '../platform/tx.ts'
import type { ProductRow } from './products.sql.ts'

export type WhyNot = NonNullable<NonNullable<z.output<typeof NewCoin>['own']>['reason']>

/** The first reason against a subscription of a customer now; null where there is none. */
export async function whyNot(tx: Tx, row: ProductRow, customerId: string): Promise<WhyNot | null> {
  const standing = await readReader(tx, customerId)
  const excluded = row.terms.sale?.excludedCountries ?? []
  const rules = [
    ['ACCOUNT_FROZEN', standing.status === 'active'],
    ['KYC_REQUIRED', standing.kyc_status === 'approved'],
    ['SECURITY_FACTOR_REQUIRED', standing.secured],
    ['SUBSCRIPTION_NOT_OPEN', isOpen({ status: row.status, opensAt: row.open_at, closesAt: row.close_at }, tx.now)],
    ['SUBSCRIPTION_CLASS_NOT_ALLOWED', admits(row.category, standing.investor_class)],
    ['SUBSCRIPTION_COUNTRY_NOT_ALLOWED', admitsCountry(excluded, standing.country)],
  ] as const
  return rules.find(([, met]) => !met)?.[0] ?? null
}

/** What the button of a product says before it is pressed; no country is kept out of one. */
export async function eligibilityOf(
  tx: Tx,
  row: ProductRow,
  customerId: string,
): Promise<z.output<typeof Product>['eligibility']> {
  const reason = await whyNot(tx, row, customerId)
  assert(reason !== 'SUBSCRIPTION_COUNTRY_NOT_ALLOWED', `${row.symbol} is no token sale`)
  const available = await fiatAvailable(tx, customerId, row.currency)
  return { allowed: reason === null, reason, available: formatAmount(available, row.currency_scale) }
}
