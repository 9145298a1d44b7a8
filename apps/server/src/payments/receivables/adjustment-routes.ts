import { adjustments } from '@tessera/contract/payments/receivables/adjustments.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { courseOf, pageOfAdjustments } from './adjustments.sql.ts'
import { previewWorth } from './worth.ts'

export const adjustmentRoutes = (deps: Pick<Deps, 'db'>): Noun =>
  noun('adjustments', adjustments, {
    list: async (_call, { customerId, ...request }) => {
      const { rows, ...list } = await pageOfAdjustments(deps, customerId, request)
      return ok({
        ...pageAnswer(request, list),
        rows: rows.map(({ id, number, act, coin, scale, amount, reason_code, reason, note_en, note_zh, at }) => ({
          id,
          number: `A-${number}`,
          act,
          coin,
          amount: formatAmount(amount, scale),
          reasonCode: reason_code,
          reason,
          note: { en_US: note_en, zh_CN: note_zh },
          at: at.toISOString(),
        })),
      })
    },
    worth: (call, { customerId, act, ...money }) =>
      call.inTx(async (tx) => ok(await previewWorth(tx, { customerId, course: courseOf(act), money }))),
  })
