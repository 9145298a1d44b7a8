import { blacklist } from '@tessera/contract/profile/blacklist/blacklist.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { deleteEntry, listEntries, lockList, putEntry } from './blacklist.sql.ts'
import { blacklistFull, blacklistSelf } from './refusals.ts'

const MAX = 100

export const blacklistRoutes = (deps: Deps): Noun =>
  noun('blacklist', blacklist, {
    list: async ({ customer }) => {
      const rows = await listEntries(deps, customer.customerId)
      return ok({
        rows: rows.map(({ blocked_number, remark, created_at }) => ({
          userAccount: String(blocked_number),
          remark,
          createdAt: created_at.toISOString(),
        })),
        max: MAX,
      })
    },
    add: ({ customer: { customerId }, inTx }, { userAccount, remark }) =>
      inTx(async (tx) => {
        const blocked = BigInt(userAccount)
        const { number, others } = await lockList(tx, customerId, blocked)
        if (number === blocked) return blacklistSelf
        if (others >= MAX) return blacklistFull(MAX)
        await putEntry(tx, customerId, blocked, remark)
        return ok({})
      }),
    remove: ({ customer, inTx }, { userAccount }) =>
      inTx(async (tx) => {
        const gone = await deleteEntry(tx, customer.customerId, BigInt(userAccount))
        return gone === 0n ? refuse('NOT_FOUND') : ok({})
      }),
  })
