import type { FiatOrder } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { numberFor } from '@tessera/domain/platform/text/record-number.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { z } from 'zod'
import type { OrderRow } from './orders.sql.ts'

export const orderNumber = (row: Pick<OrderRow, 'created_at' | 'number'>): string =>
  numberFor('FD', row.created_at, row.number)

export const fiatOrderView = (row: OrderRow): z.output<typeof FiatOrder> => ({
  id: row.id,
  number: orderNumber(row),
  fiat: row.coin,
  amount: formatAmount(row.amount, row.scale),
  settled: row.settled === null ? null : formatAmount(row.settled, row.scale),
  reference: row.reference,
  payee: row.payee,
  bank: row.bank,
  bankCode: row.bank_code,
  accountNumber: row.account_number,
  payer: row.real_name,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  completedAt: row.completed_at?.toISOString() ?? null,
  proof: row.proof,
  cancellable: next(fiatOrderMachine, row.status, 'cancel') !== undefined,
})
