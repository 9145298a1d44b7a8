import { mayApproveDocuments } from '@tessera/domain/identity/kyc/document-verdicts.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { checksOf } from './document-checks.sql.ts'
import type { ApprovalKind, Content } from './kind.ts'

type Subject = { readonly id: string; readonly content: Content }

/**
 * Returns true if each of these people opened, judged and accepted every document of the subject; true for kinds
 * without documents.
 */
export async function documentsReviewed(
  tx: Tx,
  kind: ApprovalKind,
  { id, content }: Subject,
  people: readonly string[],
): Promise<ReturnType<typeof mayApproveDocuments>> {
  const uploads = kind.documents?.(content) ?? []
  if (uploads.length === 0) return ok(undefined)
  for (const person of people) {
    const may = mayApproveDocuments(uploads, await checksOf(tx, person, id))
    if (!may.ok) return may
  }
  return ok(undefined)
}
