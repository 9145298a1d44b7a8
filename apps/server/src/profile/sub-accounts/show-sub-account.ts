import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import type { SubAccountRow } from '#access/customers/family.sql.ts'

export const subAccountView = (row: SubAccountRow): ReplyOf<typeof subAccounts.create> => ({
  id: row.id,
  userAccount: String(row.number),
  name: row.name,
  email: row.email && maskEmail(row.email),
  depositsOpen: row.deposits_open,
  tradingOpen: row.trading_open,
  status: row.status,
  createdAt: row.created_at.toISOString(),
})
