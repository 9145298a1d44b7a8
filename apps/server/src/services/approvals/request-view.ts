import type { ApprovalRequest, WorkItem } from '@tessera/contract/services/approvals/approvals.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { z } from 'zod'
import { inLanguage } from '#platform/text/in-language.ts'
import type { RequestRow } from './approvals.sql.ts'
import type { LocalizedName, Summary } from './kind.ts'

const textIn = (locale: Locale, words: LocalizedName): string =>
  typeof words === 'string' ? words : inLanguage(locale, words)

/** Returns the title of a subject in the reader's language. */
export const summaryView = (
  { number, subject, about }: Summary,
  locale: Locale,
): Pick<z.output<typeof WorkItem>, 'number' | 'subject' | 'about'> => ({
  number,
  subject: textIn(locale, subject),
  about: about.map((gist) => ({ ...gist, value: textIn(locale, gist.value) })),
})

/** Returns a request as operators see it. */
export const requestView = (r: RequestRow): z.input<typeof ApprovalRequest> => ({
  id: r.id,
  number: `A-${r.number}`,
  kind: r.kind,
  subjectId: r.subject_id,
  verdict: r.verdict,
  reason: r.reason,
  reasonCode: r.reason_code,
  reasonText: r.reason_text,
  customerMessage: r.customer_message,
  status: r.status,
  by: { id: r.requested_by, name: r.by_name },
  at: r.requested_at.toISOString(),
  content: r.content,
  contentHash: r.content_hash,
  decided: decisionOf(r),
  ...(r.ended_by_customer && r.decided_at !== null && { endedByCustomerAt: r.decided_at.toISOString() }),
})

/** Returns the decision of the checker, or of the maker alone if one person sufficed. */
function decisionOf(r: RequestRow): z.input<typeof ApprovalRequest>['decided'] {
  if (r.decided_at === null) return null
  const at = r.decided_at.toISOString()
  if (r.decided_by === null || r.decided_by_name === null || r.decided_verdict === null)
    return r.status === 'approved'
      ? { verdict: 'approve', by: { id: r.requested_by, name: r.by_name }, note: '', at }
      : null
  return { verdict: r.decided_verdict, by: { id: r.decided_by, name: r.decided_by_name }, note: r.note ?? '', at }
}
