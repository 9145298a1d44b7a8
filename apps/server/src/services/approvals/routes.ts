import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { contentHash } from '#platform/random/random.ts'
import { requestsOf } from './approvals.sql.ts'
import { cancel } from './cancel.ts'
import { checksOf, judge } from './document-checks.sql.ts'
import { decide } from './decide.ts'
import { type Kinds, mayRead } from './kind.ts'
import { propose } from './propose.ts'
import { workQueue } from './queue.ts'
import { requestView, summaryView } from './request-view.ts'
import { documentNotOpened } from '@tessera/domain/identity/kyc/refusals.ts'

export const approvalRoutes = (deps: Deps, kinds: Kinds): Noun =>
  noun('approvals', approvals, approvalHandlers(deps, kinds))

const approvalHandlers = (deps: Deps, kinds: Kinds): Handlers<typeof approvals> => ({
  queue: (call, input) =>
    call.inTx(async (tx) => ok(await workQueue(tx, kinds, call.operator, tx.now, { ...input, locale: call.locale }))),
  subject: async (call, { kind: name, subjectId, proposal }) => {
    const kind = kinds[name]
    if (!mayRead(kind, subjectId, call.operator.permissions)) return refuse('FORBIDDEN')
    return call.inTx(async (tx) => {
      const requests = await requestsOf(tx, name, subjectId)
      const open = requests.find((request) => request.status === 'requested')
      const wanted = kind.proposal.safeParse(proposal ?? open?.proposal ?? {})
      const content = wanted.success ? await kind.load(tx, subjectId, wanted.data) : undefined
      const named = content ?? requests[0]?.content
      if (named !== undefined) await kind.noteView?.(tx, subjectId, call.ip)
      return ok({
        content: content ?? null,
        approvable: content !== undefined && kind.approvable?.(content) !== false,
        contentHash: content === undefined ? null : contentHash(kind.content.parse(content)),
        summary: named === undefined ? null : summaryView(kind.summary(named), call.locale),
        requests: requests.map(requestView),
      })
    })
  },
  documents: async (call, { subjectId }) => ok({ rows: await checksOf(deps, call.operator.operatorId, subjectId) }),
  judgeDocument: (call, { subjectId, uploadId, verdict }) =>
    call.inTx(async (tx) => {
      const which = { operatorId: call.operator.operatorId, subjectId, uploadId }
      if ((await judge(tx, which, verdict)) === 0n) return documentNotOpened(1)
      const target = { type: 'upload', id: uploadId } as const
      await recordAct(tx, { action: 'approvals.judge_document', target, after: { subjectId, verdict }, ip: call.ip })
      return ok({})
    }),
  propose: (call, input) =>
    call.inTx(async (tx) => {
      const id = input.requestId ?? deps.random.uuid()
      const proposed = await propose(tx, kinds, { ...input, id, maker: call.operator, ip: call.ip })
      return proposed.ok ? ok(requestView(proposed.value)) : proposed
    }),
  decide: (call, input) =>
    call.inTx(async (tx) => {
      const decided = await decide(tx, kinds, { ...input, id: deps.random.uuid(), checker: call.operator, ip: call.ip })
      return decided.ok ? ok(requestView(decided.value)) : decided
    }),
  cancel: (call, { requestId }) =>
    call.inTx((tx) => cancel(tx, kinds, { requestId, by: call.operator.operatorId, ip: call.ip })),
})
