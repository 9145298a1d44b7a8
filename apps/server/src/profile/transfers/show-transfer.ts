import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { TransferRow } from './transfers.sql.ts'

export const transferView = (row: TransferRow): ReplyOf<typeof transfers.create> => ({
  id: row.id,
  coin: row.coin,
  amount: formatAmount(row.amount, row.scale),
  from: row.source,
  to: row.target,
  status: row.status,
  requestedAt: row.requested_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
})
