import type { BankLine, OrderOfCustomer } from '@tessera/contract/bank.ts'
import { bank } from '@tessera/contract/bank.ts'
import { amount, formatAmount } from '@tessera/domain/money/amount.ts'
import { ok, refuse } from '@tessera/domain/outcome.ts'
import type { z } from 'zod'
import { distributionNumber } from '../distributions/content.ts'
import { anyOrders, type OrderRow, pageOfOrders } from '../fiat-orders/orders.sql.ts'
import { orderNumber, shownOrder } from '../fiat-orders/show-order.ts'
import type { Deps } from '../platform/deps.ts'
import { noun } from '../platform/http/serve.ts'
import { pageAnswer } from '../platform/keyset.ts'
import { payoutNumber } from '../payouts/shown.ts'
import { importStatement } from './import-statement.ts'
import { findLine, type LineRow, pageOfLines } from './lines.sql.ts'
import { ourBanks } from './our-accounts.sql.ts'

export const bankRoutes = (deps: Pick<Deps, 'db' | 'inTx' | 'random'>) =>
  noun('bank', bank, {
    lines: async (_call, asked) => {
      const { rows, ...list } = await pageOfLines(deps, asked)
      return ok({ ...pageAnswer(asked, list), rows: rows.map(shownLine) })
    },
    line: async (_call, { id }) => {
      const row = await findLine(deps, id)
      return row === undefined ? refuse('NOT_FOUND') : ok(shownLine(row))
    },
    banks: async () => ok({ rows: await ourBanks(deps) }),
    importStatement: (call, asked) => importStatement(deps, call, asked),
    orders: async (_call, asked) => {
      const { rows, ...list } = await pageOfOrders(deps, { ...asked, where: anyOrders(asked) })
      return ok({ ...pageAnswer(asked, list), rows: rows.map(ofCustomer) })
    },
  })

const ofCustomer = (row: OrderRow): z.output<typeof OrderOfCustomer> => ({
  ...shownOrder(row),
  customer: { id: row.customer_id, number: String(row.customer_number), email: row.email, name: row.real_name },
})

const shownLine = (row: LineRow): z.output<typeof BankLine> => ({
  id: row.id,
  bank: row.bank,
  lineId: row.line_id,
  accountNumber: row.account_number,
  direction: row.direction,
  coin: row.coin,
  amount: formatAmount(row.amount, row.scale),
  payerName: row.payer_name,
  text: row.remittance,
  bookedOn: row.booked_on,
  status: row.status,
  reason: row.reason,
  order: row.order_id === null ? null : namedOrder(row, row.order_id),
  payout: row.payout && namedPayout(row.payout),
  distribution: row.distribution && {
    ...row.distribution,
    number: distributionNumber({ number: BigInt(row.distribution.number) }),
  },
  importedAt: row.imported_at.toISOString(),
  proposed: row.proposed,
})

const namedOrder = (row: LineRow, id: string) => ({
  id,
  number: orderNumber({ number: row.order_number, created_at: row.order_created_at }),
  amount: formatAmount(row.order_amount, row.order_scale),
  fiat: row.order_coin,
  status: row.order_status,
  name: row.order_name ?? '',
})

const namedPayout = (p: NonNullable<LineRow['payout']>) => ({
  id: p.id,
  number: payoutNumber({ number: BigInt(p.number), requested_at: new Date(p.requestedAt) }),
  amount: formatAmount(amount(BigInt(p.amount)), p.scale),
  fiat: p.coin,
  stage: p.status,
  name: p.name,
})
