import { approvalKindNames } from '@tessera/contract/approval-kinds.ts'
import type { ApprovalKindName, approvals } from '@tessera/contract/services/approvals/approvals.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { mayDo } from '@tessera/contract/permissions.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { OperatorSession } from '#platform/http/call.ts'
import type { Source } from '#platform/database/rows.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { medianMinutes, openRequests, type RequestRow } from './approvals.sql.ts'
import { type ApprovalKind, type Kinds, mayDecide, mayRead, type Waiting } from './kind.ts'
import { summaryView } from './request-view.ts'

type QueueQuery = InputOf<typeof approvals.queue> & { readonly locale: Locale }
type Queue = ReplyOf<typeof approvals.queue>
type Item = Queue['rows'][number]
type Kind = readonly [ApprovalKindName, ApprovalKind]

/** Maximum number of cases per kind that the queue reads and counts, oldest first. */
export const MAX_QUEUED_PER_KIND = 500

/**
 * Returns open cases of every kind that the operator may decide: those that wait for a proposal, and those that wait
 * for a second person.
 */
export async function workQueue(
  source: Source,
  kinds: Kinds,
  who: OperatorSession,
  now: Date,
  query: QueueQuery,
): Promise<Queue> {
  const mine = kindsOf(kinds, who)
  const deadlines = await readSetting({ db: source.db, now }, 'deadlines')
  const items: Item[] = []
  for (const [name, kind] of mine) {
    const waiting = await kind.waiting(source, MAX_QUEUED_PER_KIND)
    const subjects = waiting.map(({ subjectId }) => subjectId)
    const open = await openRequests(source, name, { subjects, limit: MAX_QUEUED_PER_KIND - subjects.length })
    const hours = deadlines[name]
    const decidable = open.filter(({ content }) => mayDecide(kind, content, who.permissions))
    const found = itemsOf([name, kind], waiting, decidable, { now, locale: query.locale, hours })
    items.push(...found.filter(({ subjectId }) => mayRead(kind, subjectId, who.permissions)))
  }
  const all = items.toSorted((a, b) => a.waitingSince.localeCompare(b.waitingSince))
  const isMine = (item: Item): boolean => item.request?.by.id === who.operatorId
  const view = all.filter(
    (item) =>
      (query.kind === undefined || item.kind === query.kind) &&
      (query.tab === 'all' || (query.tab === 'mine' ? isMine(item) : item.needs === query.tab)),
  )
  return {
    counts: {
      all: all.length,
      maker: all.filter((item) => item.needs === 'maker').length,
      checker: all.filter((item) => item.needs === 'checker').length,
      mine: all.filter(isMine).length,
      overdue: all.filter((item) => item.overdue).length,
    },
    countsByKind: Object.fromEntries(mine.map(([name]) => [name, all.filter((item) => item.kind === name).length])),
    medianMinutes: await medianMinutes(source),
    total: view.length,
    page: query.page,
    pageSize: query.pageSize,
    rows: view.slice((query.page - 1) * query.pageSize, query.page * query.pageSize),
  }
}

const kindsOf = (kinds: Kinds, who: OperatorSession): Kind[] =>
  approvalKindNames.flatMap((name): Kind[] => {
    const kind = kinds[name]
    const needed = kind.permissionOf?.any ?? [kind.permission]
    return needed.some((permission) => mayDo(who.permissions, permission)) ? [[name, kind]] : []
  })

function itemsOf(
  [name, kind]: Kind,
  waiting: readonly Waiting[],
  open: readonly RequestRow[],
  { now, locale, hours }: { readonly now: Date; readonly locale: Locale; readonly hours: number },
): Item[] {
  const requestOf = new Map(open.map((request) => [request.subject_id, request]))
  const known = new Set(waiting.map(({ subjectId }) => subjectId))
  const withoutWaitingCase = open
    .filter((request) => !known.has(request.subject_id))
    .map((request) => ({
      subjectId: request.subject_id,
      since: request.requested_at,
      ...kind.summary(request.content),
    }))
  return [...waiting, ...withoutWaitingCase].map(({ subjectId, since, ...summary }) => {
    const request = requestOf.get(subjectId)
    const dueAt = new Date(since.getTime() + hours * HOUR_MS)
    return {
      kind: name,
      subjectId,
      ...summaryView(summary, locale),
      waitingSince: since.toISOString(),
      dueAt: dueAt.toISOString(),
      overdue: dueAt < now,
      needs: request === undefined ? 'maker' : 'checker',
      request:
        request === undefined
          ? null
          : {
              id: request.id,
              verdict: request.verdict,
              by: { id: request.requested_by, name: request.by_name },
              at: request.requested_at.toISOString(),
            },
    }
  })
}
