import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import { transfers } from '@tessera/contract/transfers.ts'
import { formatAmount } from '@tessera/domain/money/amount.ts'
import { assert, ok, refuse } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import { type Noun, noun } from '../platform/http/serve.ts'
import type { Source } from '../platform/rows.ts'
import { receiveTransfer } from './receive-transfers.ts'
import { requestTransfer } from './request-transfer.ts'
import { findTransfer, listTransfers, type TransferRow } from './transfers.sql.ts'

/** Asks the trading core to look into its inbox, and waits until it has: then the answer tells how the transfer ended. */
export type Nudge = () => Promise<unknown>

export const transferRoutes = (deps: Deps, nudge: Nudge): Noun =>
  noun('transfers', transfers, {
    create: async (call, asked) => {
      const { customerId: customer } = call.customer
      const requested = await call.inTx(async (tx) => {
        const made = await requestTransfer(tx, customer, deps.random.uuid(), asked)
        return made.ok ? ok(shown(await mustFind(tx, customer, made.value.id))) : made
      })
      if (!requested.ok) return requested
      await nudge()
      if ((await mustFind(deps, customer, requested.value.id)).status === 'sent' && asked.from === 'spot')
        await receiveTransfer(deps, customer, requested.value.id)
      const transfer = await mustFind(deps, customer, requested.value.id)
      return transfer.status === 'refused' ? refuse('INSUFFICIENT_AVAILABLE_BALANCE') : ok(shown(transfer))
    },
    one: async (call, { id }) => {
      const transfer = await findTransfer(deps, call.customer.customerId, id)
      return transfer === undefined ? refuse('NOT_FOUND') : ok(shown(transfer))
    },
    list: async (call, asked) => {
      const { total, rows } = await listTransfers(deps, call.customer.customerId, asked)
      return ok({ total, page: asked.page, pageSize: asked.pageSize, rows: rows.map(shown) })
    },
  })

async function mustFind(source: Source, customer: string, id: string): Promise<TransferRow> {
  const transfer = await findTransfer(source, customer, id)
  assert(transfer, `transfer ${id}`)
  return transfer
}

const shown = (row: TransferRow): ReplyOf<typeof transfers.create> => ({
  id: row.id,
  coin: row.coin,
  amount: formatAmount(row.amount, row.scale),
  from: row.source,
  to: row.target,
  status: row.status,
  requestedAt: row.requested_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
})
