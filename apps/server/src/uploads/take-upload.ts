import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { fileLabel } from '@tessera/domain/uploads/name.ts'
import { MAX_UPLOAD_BYTES, type Purpose, UPLOADS_PER_DAY } from '@tessera/domain/uploads/purpose.ts'
import { createHash } from 'node:crypto'
import type { ReceivedFile } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'
import type { InTx } from '../platform/tx.ts'
import { cleanFile } from './clean-file.ts'
import type { FileStore } from './file-store.ts'
import { countToday, insertUpload, type UploadRow } from './uploads.sql.ts'

export type Sent = { readonly name: string; readonly purpose: Purpose; readonly file: ReceivedFile | undefined }
type TakeRefusal =
  | 'UPLOAD_FILE_MISSING'
  | 'UPLOAD_TOO_LARGE'
  | 'UPLOAD_TYPE_REFUSED'
  | 'UPLOAD_UNREADABLE'
  | 'UPLOAD_QUOTA_REACHED'

const tooLarge = refuse('UPLOAD_TOO_LARGE', { field: 'file', params: { max: MAX_UPLOAD_BYTES / 1024 / 1024 } })

/** Checks, cleans and keeps one file under a name nobody can guess. The row comes last: a file without one is never served. */
export async function takeUpload(
  deps: Pick<Deps, 'random'>,
  store: FileStore,
  inTx: InTx,
  sent: Sent,
): Promise<Outcome<UploadRow, TakeRefusal>> {
  if (sent.file === undefined || sent.file.bytes.length === 0) return refuse('UPLOAD_FILE_MISSING', { field: 'file' })
  // Before anything is unfolded: a cut file is not looked at.
  if (sent.file.tooLarge || sent.file.bytes.length > MAX_UPLOAD_BYTES) return tooLarge
  const cleaned = await cleanFile(sent.file.bytes, sent.purpose)
  if (!cleaned.ok) return cleaned
  if (cleaned.value.bytes.length > MAX_UPLOAD_BYTES) return tooLarge
  const { bytes, mediaType } = cleaned.value
  const key = deps.random.uuid()
  const storedAs = `${key.slice(0, 2)}/${key}`
  await store.put(storedAs, bytes)
  const kept = await inTx(async (tx) => {
    if ((await countToday(tx, tx.actor)) >= UPLOADS_PER_DAY)
      return refuse('UPLOAD_QUOTA_REACHED', { params: { max: UPLOADS_PER_DAY } })
    const row = {
      id: deps.random.uuid(),
      owner: tx.actor,
      purpose: sent.purpose,
      name: fileLabel(sent.name, mediaType),
      media_type: mediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      stored_as: storedAs,
    }
    await insertUpload(tx, row)
    return ok(row)
  })
  if (!kept.ok) await store.remove(storedAs)
  return kept
}
