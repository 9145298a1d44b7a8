import { audit } from '@tessera/contract/services/audit/audit.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import { countEntries, listEntries } from './audit.sql.ts'
import { copiedTo } from './copy.sql.ts'
import { booksStop, readChecks } from './books-check.sql.ts'
import { requestCheck } from './request-check.ts'
import { verifyChain } from './verify-chain.ts'

export const auditRoutes = (deps: Deps): Noun => noun('audit', audit, auditHandlers(deps))

const auditHandlers = (deps: Deps): Handlers<typeof audit> => ({
  list: async (_call, input) => {
    const rows = await listEntries(deps, input)
    return ok({
      ...pageAnswer(input, {
        total: await countEntries(deps, input),
        next: nextOf(
          rows.map(({ seq }) => ({ key: seq })),
          input,
        ),
      }),
      rows: rows.map((row) => ({
        seq: String(row.seq),
        at: row.at.toISOString(),
        actor: row.actor,
        actorName: row.actor_name,
        action: row.action,
        target: { type: row.target_type, id: row.target_id },
        before: row.before,
        after: row.after,
        reason: row.reason,
        ip: row.ip,
      })),
    })
  },
  verify: async () => {
    const { checked, brokenSeq } = await verifyChain(deps)
    const copied = await copiedTo(deps)
    return ok({
      checked,
      brokenSeq: brokenSeq === undefined ? null : String(brokenSeq),
      copy: copied === undefined ? null : { seq: String(copied.seq), at: copied.at.toISOString() },
    })
  },
  books: async () => {
    const { findings, isRequested, ...times } = await readChecks(deps)
    return ok({
      stop: (await booksStop(deps))?.kind ?? null,
      since: times.since?.toISOString() ?? null,
      findings: [...findings],
      checkedAt: times.checkedAt?.toISOString() ?? null,
      wholeAt: times.wholeAt?.toISOString() ?? null,
      requestedAt: times.requestedAt?.toISOString() ?? null,
      isRequested,
    })
  },
  checkBooks: ({ inTx, ip }) => inTx((tx) => requestCheck(tx, deps, ip)),
})
