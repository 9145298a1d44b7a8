import type { ipfsManage } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockPublications, withdrawCid } from './withdrawals.sql.ts'
import { ipfsAlreadyWithdrawn } from './refusals.ts'

type Withdrawal = {
  readonly cid: string
  readonly reason: string
  readonly operatorId: string
  readonly ip: string
}

/**
 * Withdraws a published document: the gateway stops serving its CID, and the document is unpinned. This cannot be
 * undone. One operator suffices, because published personal data must be removed at once.
 */
export async function withdrawPublication(
  tx: Tx,
  { cid, reason, operatorId, ip }: Withdrawal,
): Promise<Outcome<Record<string, never>, (typeof ipfsManage.withdraw.refusals)[number]>> {
  const publications = await lockPublications(tx, cid)
  if (publications.length === 0) return refuse('NOT_FOUND')
  if (publications.every(({ is_withdrawn }) => is_withdrawn)) return ipfsAlreadyWithdrawn
  await withdrawCid(tx, { cid, operatorId, reason })
  const documents = new Set(publications.filter((each) => !each.is_withdrawn).map((each) => each.document_id))
  for (const id of documents) {
    const target = { type: 'document_publish', id } as const
    await recordAct(tx, { action: 'ipfs.withdraw', target, after: { cid }, reason, ip })
  }
  return ok({})
}
