import type { Product } from '@tessera/contract/products.ts'
import { formatAmount } from '@tessera/domain/money/amount.ts'
import { admits } from '@tessera/domain/products/product.ts'
import { isOpen } from '@tessera/domain/subscriptions/quote.ts'
import type { z } from 'zod'
import { fiatAvailable } from '../ledger/available.sql.ts'
import { readReader } from './reader.sql.ts'
import type { Tx } from '../platform/tx.ts'
import type { ProductRow } from './products.sql.ts'

/** Whether a customer may subscribe now, or the first reason against it: what the button says before it is pressed. */
export async function eligibilityOf(
  tx: Tx,
  row: ProductRow,
  customerId: string,
): Promise<z.output<typeof Product>['eligibility']> {
  const standing = await readReader(tx, customerId)
  const rules = [
    ['ACCOUNT_FROZEN', standing.status === 'active'],
    ['KYC_REQUIRED', standing.kyc_status === 'approved'],
    ['SECURITY_FACTOR_REQUIRED', standing.secured],
    ['SUBSCRIPTION_NOT_OPEN', isOpen({ status: row.status, opensAt: row.open_at, closesAt: row.close_at }, tx.now)],
    ['SUBSCRIPTION_CLASS_NOT_ALLOWED', admits(row.category, standing.investor_class)],
  ] as const
  const reason = rules.find(([, met]) => !met)?.[0] ?? null
  const available = await fiatAvailable(tx, customerId, row.currency)
  return { allowed: reason === null, reason, available: formatAmount(available, row.currency_scale) }
}
