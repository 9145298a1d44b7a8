import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { maskName } from '@tessera/domain/access/customers/mask-name.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { findSent, type InternalTransferRow, listInternalTransfers } from './internal-transfers.sql.ts'
import { previewInternal, sendInternally } from './send-internally.ts'
import { internalTransferTerms } from './terms.ts'

const view = ({ id, sent_at, direction, name, coin, scale, amount, fee, note }: InternalTransferRow) => ({
  id,
  time: sent_at.toISOString(),
  direction,
  maskedName: maskName(name),
  coin,
  amount: formatAmount(amount, scale),
  fee: formatAmount(fee, scale),
  note,
})

export const internalTransferRoutes = (deps: Deps): Noun =>
  noun('internal-transfers', internalTransfers, {
    terms: ({ inTx, customer }) => inTx(async (tx) => ok(await internalTransferTerms(tx, customer.customerId))),
    preview: ({ inTx, customer }, request) => inTx((tx) => previewInternal(tx, customer.customerId, request)),
    create: ({ inTx, customer: { customerId } }, request) =>
      inTx(async (tx) => {
        const sent = await sendInternally(tx, deps.random.uuid(), customerId, request)
        return sent.ok ? ok(view(await findSent(tx, customerId, sent.value.id))) : sent
      }),
    list: async ({ customer }, request) => {
      const { rows, ...list } = await listInternalTransfers(deps, customer.customerId, request)
      return ok({ ...pageAnswer(request, list), rows: rows.map(view) })
    },
  })
