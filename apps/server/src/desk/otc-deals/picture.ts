import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { hasPicture } from './otc-deals.sql.ts'
import { otcUploadUnknown } from './refusals.ts'

/** Checks a picture for the other side: the customer's own upload, or none. */
export async function ownPicture(
  tx: Tx,
  customerId: string,
  id: string | undefined,
  field: string,
): Promise<Outcome<string | null, 'OTC_UPLOAD_UNKNOWN'>> {
  if (id === undefined) return ok(null)
  return (await hasPicture(tx, customerId, id)) ? ok(id) : otcUploadUnknown(field)
}
