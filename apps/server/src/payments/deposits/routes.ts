import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { listDeposits, type ListedDeposit } from './deposits.sql.ts'
import { ADDRESS_SEAL } from './addresses.sql.ts'
import { giveAddress } from './give-address.ts'

export const depositRoutes = (deps: Deps, chain: Chain) => {
  const seal = sealFor(deps.config, ADDRESS_SEAL)
  return noun('deposits', deposits, {
    address: (call, request) => call.inTx((tx) => giveAddress(tx, { chain, seal }, call.customer.customerId, request)),
    list: async (call, { status, ...request }) => {
      const statuses = status && [status]
      const { rows, ...list } = await listDeposits(deps, call.customer.customerId, { ...request, statuses })
      return ok({ ...pageAnswer(request, list), rows: rows.map(view) })
    },
  })
}

const view = (row: ListedDeposit): ReplyOf<typeof deposits.list>['rows'][number] => ({
  id: row.id,
  time: row.seen_at.toISOString(),
  coin: row.coin,
  chain: row.chain,
  amount: formatAmount(row.amount, row.scale),
  address: row.address,
  txId: row.signature,
  confirmations: row.confirmations,
  confirmationsNeeded: row.needed,
  status: row.status,
  reason: row.reason,
  creditedAt: row.credited_at?.toISOString() ?? null,
})
