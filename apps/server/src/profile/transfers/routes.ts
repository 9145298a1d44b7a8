import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Noun, noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { endTransfer, mustFind, type TakeTransfersCommand } from './end-transfer.ts'
import { requestTransfer } from './request-transfer.ts'
import { transferView } from './show-transfer.ts'
import { findTransfer, listTransfers } from './transfers.sql.ts'

export const transferRoutes = (deps: Deps, takeTransfers: TakeTransfersCommand): Noun =>
  noun('transfers', transfers, {
    create: async (call, input) => {
      const { customerId: customer } = call.customer
      const requested = await call.inTx(async (tx) => {
        const created = await requestTransfer(tx, customer, deps.random.uuid(), input)
        return created.ok ? ok(transferView(await mustFind(tx, customer, created.value.id))) : created
      })
      if (!requested.ok) return requested
      const ended = await endTransfer({ ...deps, takeTransfers }, customer, requested.value.id)
      return ended.ok ? ok(transferView(ended.value)) : ended
    },
    one: async (call, { id }) => {
      const transfer = await findTransfer(deps, call.customer.customerId, id)
      return transfer === undefined ? refuse('NOT_FOUND') : ok(transferView(transfer))
    },
    list: async (call, input) => {
      const { rows, ...list } = await listTransfers(deps, call.customer.customerId, input)
      return ok({ ...pageAnswer(input, list), rows: rows.map(transferView) })
    },
  })
