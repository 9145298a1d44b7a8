import type { BankLine, BankStatement, OrderOfCustomer } from '@tessera/contract/payments/bank/bank.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { type Amount, amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { distributionNumber } from '@tessera/domain/issuance/distributions/number.ts'
import { anyOrders, type OrderRow, pageOfOrders } from '#payments/fiat-orders/orders.sql.ts'
import { openProof } from '#payments/fiat-orders/proof.ts'
import { orderNumber, fiatOrderView } from '#payments/fiat-orders/fiat-order-view.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Source } from '#platform/database/rows.ts'
import { payoutNumber } from '#payments/payouts/payout-view.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { pageOfStatements, type StatementListRow } from './claims.sql.ts'
import { importStatement, previewStatement } from './import-statement.ts'
import { findLine, type LineRow, pageOfLines } from './lines.sql.ts'
import { namedAccounts, ourBanks } from './our-accounts.sql.ts'
import { tryCsvProfile } from './try-csv-profile.ts'
import { missingText } from './statement.kind.ts'

export const bankRoutes = (deps: Pick<Deps, 'config' | 'db' | 'inTx' | 'random'>) => {
  const store = diskStore(deps.config.FILES_DIR)
  return noun('bank', bank, {
    lines: async (_call, request) => {
      const { rows, ...list } = await pageOfLines(deps, request)
      return ok({ ...pageAnswer(request, list), rows: rows.map(lineRowView) })
    },
    line: async (_call, { id }) => {
      const row = await findLine(deps, id)
      return row === undefined ? refuse('NOT_FOUND') : ok(lineRowView(row))
    },
    orderProof: ({ inTx, ip }, { id }) => inTx((tx) => openProof(tx, store, { id, ip })),
    banks: async () => ok({ rows: await ourBanks(deps), accounts: await namedAccounts(deps) }),
    previewStatement: (call, request) => previewStatement(deps, call, request),
    tryCsvProfile: (call, request) => call.inTx((tx) => tryCsvProfile(tx, request)),
    importStatement: (call, request) => importStatement(deps, call, request),
    statements: async (_call, request) => {
      const { rows, ...list } = await pageOfStatements(deps, request)
      const view: z.output<typeof BankStatement>[] = []
      for (const row of rows) view.push(await statementView(deps, row))
      return ok({ ...pageAnswer(request, list), rows: view })
    },
    orders: async (_call, request) => {
      const { rows, ...list } = await pageOfOrders(deps, { ...request, where: anyOrders(request) })
      return ok({ ...pageAnswer(request, list), rows: rows.map(ofCustomer) })
    },
  })
}

async function statementView(source: Source, row: StatementListRow): Promise<z.output<typeof BankStatement>> {
  const money = (minor: Amount | null) => (minor === null ? null : formatAmount(minor, row.scale ?? 0))
  const [from, until] = row.status === 'claimed' ? (await missingText(source, row)).split('/') : []
  return {
    id: row.id,
    bank: row.bank,
    format: row.format,
    fileHash: row.sha256,
    accountNumber: row.account_number,
    coin: row.coin,
    opening: money(row.opening),
    closing: money(row.closing),
    from: row.from_day,
    until: row.until_day,
    lines: row.lines,
    open: row.open,
    status: row.status,
    missing: from && until ? { from, until } : null,
    uploadedBy: row.uploaded_by_name,
    uploadedAt: row.uploaded_at.toISOString(),
  }
}

const ofCustomer = (row: OrderRow): z.output<typeof OrderOfCustomer> => ({
  ...fiatOrderView(row),
  customer: { id: row.customer_id, number: String(row.customer_number), email: row.email, name: row.real_name },
})

const lineRowView = (row: LineRow): z.output<typeof BankLine> => ({
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
  sameAs: row.same_as,
  order: row.order_id === null ? null : namedOrder(row, row.order_id),
  payout: row.payout && namedPayout(row.payout),
  distribution: row.distribution && {
    ...row.distribution,
    number: distributionNumber({ number: BigInt(row.distribution.number) }),
  },
  customer: row.customer,
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
  proof: row.order_proof,
})

const namedPayout = (p: NonNullable<LineRow['payout']>) => ({
  id: p.id,
  number: payoutNumber({ number: BigInt(p.number), requested_at: new Date(p.requestedAt) }),
  amount: formatAmount(amount(BigInt(p.amount)), p.scale),
  fiat: p.coin,
  stage: p.status,
  name: p.name,
})
