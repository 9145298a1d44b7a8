import { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { byOf, isThere } from './difference.kind.ts'
import { differenceFactsOf } from './difference-facts.ts'
import { listReported, pageOfBookings } from './reconciliation.sql.ts'

/** Above the number of coins. */
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
  })
