import { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { byOf, isThere } from './difference.kind.ts'
import { dayFile, readDay } from './read-daily.ts'
import { pageOfRecords } from './daily.sql.ts'
import { differenceFactsOf } from './difference-facts.ts'
import { listReported, pageOfBookings } from './reconciliation.sql.ts'

/** More than the number of coins. */
const ALL = 500

export const reconciliationRoutes = (deps: Pick<Deps, 'db'>) =>
  noun('reconciliation', reconciliation, {
    list: async (_call, request) => {
      const standing = (await listReported(deps, ALL)).filter(isThere)
      const { rows, ...list } = await pageOfBookings(deps, request)
      return ok({
        ...pageAnswer(request, list),
        standing: standing.map((reported) => ({
          ...differenceFactsOf({ ...reported, by: byOf(reported) }),
          since: reported.since.toISOString(),
        })),
        rows: rows.map((booking) => ({
          ...differenceFactsOf(booking),
          id: booking.id,
          bookedAt: booking.booked_at.toISOString(),
          reversed: booking.reversed,
        })),
      })
    },
    days: async (_call, request) => {
      const { total, rows } = await pageOfRecords(deps, request)
      return ok({
        total,
        page: request.page,
        pageSize: request.pageSize,
        rows: rows.map((row) => ({
          day: row.day,
          builtAt: row.built_at.toISOString(),
          differences: row.differences,
          signedAt: row.signed_at?.toISOString() ?? null,
        })),
      })
    },
    day: (_call, { day }) => readDay(deps, day),
    dayFile: (call, request) => dayFile(deps, request, call.locale),
  })
