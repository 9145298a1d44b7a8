import { financingReview } from '@tessera/contract/issuance/financing/financing-review.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { noteView } from './content.ts'
import { openCapTable, openPaper } from './open-data-room.ts'
import { askAgain, askIssuer, takeStep, markChecked } from './review-acts.ts'
import { countFinancing, listedFinancing, listFinancing, totalFinancing } from './review-queue.sql.ts'
import { caseView, listedView } from './case-view.ts'

export const financingReviewRoutes = (deps: Deps): Noun => noun('financing_review', financingReview, handlers(deps))

const reviewerOf = ({ operator, ip }: OperatorCall) => ({ id: operator.operatorId, ip })

const handlers = (deps: Deps): Handlers<typeof financingReview> => {
  const store = diskStore(deps.config.FILES_DIR)
  return {
    list: async (_call, input) => {
      const rows = await listFinancing(deps, input)
      const list = { total: await totalFinancing(deps, input), next: nextOf(rows, input) }
      const counts = Object.fromEntries((await countFinancing(deps)).map(({ status, count }) => [status, count]))
      return ok({
        ...pageAnswer(input, list),
        counts,
        rows: await Promise.all(rows.map((row) => listedView(deps, row))),
      })
    },
    get: (call, { id }) =>
      call.inTx(async (tx) => {
        const row = await listedFinancing(tx, id)
        if (row === undefined) return refuse('NOT_FOUND')
        await noteView(tx, id, call.ip)
        return ok(await caseView(tx, row))
      }),
    file: async (call, { reason, ...what }) => {
      const reader = { operatorId: call.operator.operatorId, reason, ip: call.ip }
      const opened = await call.inTx((tx) => openPaper(deps, tx, what, reader))
      return opened.ok ? ok(await openUpload(store, opened.value)) : opened
    },
    capTable: async (call, { reason, ...what }) => {
      const reader = { operatorId: call.operator.operatorId, reason, ip: call.ip }
      const opened = await call.inTx((tx) => openCapTable(deps, tx, what, reader))
      if (!opened.ok) return opened
      const json = JSON.stringify(opened.value.content, null, 2)
      return ok(new File([json], `cap-table-${what.version}.ocf.json`, { type: 'application/json' }))
    },
    step: (call, input) => call.inTx((tx) => takeStep(tx, reviewerOf(call), input)),
    check: (call, input) => call.inTx((tx) => markChecked(tx, reviewerOf(call), input)),
    ask: (call, input) =>
      call.inTx((tx) => askIssuer(tx, reviewerOf(call), { ...input, questionId: deps.random.uuid() })),
    askAgain: (call, input) => call.inTx((tx) => askAgain(tx, reviewerOf(call), input)),
  }
}
