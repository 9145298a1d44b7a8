import type { NewCoin } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import type { Product } from '@tessera/contract/issuance/products/products.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { isOpen } from '@tessera/domain/issuance/subscriptions/quote.ts'
import type { z } from 'zod'
import { checkEligibility } from '#identity/eligibility/check-eligibility.ts'
import { fiatAvailable } from '#books/ledger/available.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { investingStopped, isTrue } from '#platform/settings/running-stops.sql.ts'
import { unitsOf } from './own-units.sql.ts'
import type { ProductRow } from './products.sql.ts'

export type IneligibleReason = NonNullable<NonNullable<z.output<typeof NewCoin>['own']>['reason']>

/** Reasons of the account come before those of the offer, and these before those of the product. */
const ofAccount: ReadonlySet<IneligibleReason> = new Set(['ACCOUNT_FROZEN', 'KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED'])

/**
 * Returns the first reason against subscribing to the smallest quantity now; null if there is none. It takes no locks,
 * so subscribing checks again.
 */
export async function ineligibleReason(tx: Tx, row: ProductRow, customerId: string): Promise<IneligibleReason | null> {
  const adds = row.min_units * 10n ** BigInt(row.decimals)
  const { reasons } = await checkEligibility(tx, customerId, 'subscribe', { coin: row.symbol, adds })
  const codes = reasons.map(({ code }) => code)
  const isStopped = await isTrue(tx, investingStopped(row.symbol, row.currency))
  const isClosed = isStopped || !isOpen({ status: row.status, opensAt: row.open_at, closesAt: row.close_at }, tx.now)
  return codes.find((code) => ofAccount.has(code)) ?? (isClosed ? 'SUBSCRIPTION_NOT_OPEN' : (codes[0] ?? null))
}

/** Returns whether a customer may subscribe, for the button of a product. */
export async function eligibilityOf(
  tx: Tx,
  row: ProductRow,
  customerId: string,
): Promise<z.output<typeof Product>['eligibility']> {
  const reason = await ineligibleReason(tx, row, customerId)
  const available = await fiatAvailable(tx, customerId, row.currency)
  const units = String(await unitsOf(tx, customerId, row.id))
  return { allowed: reason === null, reason, available: formatAmount(available, row.currency_scale), units }
}
