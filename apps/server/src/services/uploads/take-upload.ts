import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { fileLabel } from '@tessera/domain/services/uploads/name.ts'
import { maxBytesOf, type Purpose, UPLOADS_PER_DAY } from '@tessera/domain/services/uploads/purpose.ts'
import { createHash } from 'node:crypto'
import { recordAct } from '#services/audit/record.sql.ts'
import type { ReceivedFile } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { isUnusableFolder } from '#platform/config/unusable-folder.ts'
import type { InTx, Tx } from '#platform/database/tx.ts'
import type { ScanFile } from './scanner.ts'
import { cleanFile } from './clean-file.ts'
import type { FileStore } from './file-store.ts'
import { countToday, insertQuarantined, insertUpload, type UploadRow } from './uploads.sql.ts'
import { uploadNotStored } from '#platform/config/refusals.ts'
import {
  uploadChecksumWrong,
  uploadEmpty,
  uploadFileMissing,
  uploadInfected,
  uploadQrTooLarge,
  uploadQuotaReached,
  uploadTooLarge,
} from './refusals.ts'

export type UploadDeps = Pick<Deps, 'random'> & { readonly store: FileStore; readonly scan: ScanFile }
export type Sent = {
  readonly name: string
  readonly purpose: Purpose
  readonly file: ReceivedFile | undefined
  /** SHA-256 of the sent bytes, computed by their sender. */
  readonly checksum?: string | undefined
  /** The owner of the file; the actor by default. */
  readonly owner?: string
}
type TakeRefusal =
  | 'UPLOAD_FILE_MISSING'
  | 'UPLOAD_EMPTY'
  | 'UPLOAD_HEIC'
  | 'UPLOAD_TOO_MANY_PIXELS'
  | 'UPLOAD_TOO_LARGE'
  | 'UPLOAD_QR_TOO_LARGE'
  | 'UPLOAD_CHECKSUM_WRONG'
  | 'UPLOAD_TYPE_REFUSED'
  | 'UPLOAD_UNREADABLE'
  | 'UPLOAD_NOT_SCANNED'
  | 'UPLOAD_NOT_STORED'
  | 'UPLOAD_INFECTED'
  | 'UPLOAD_QUOTA_REACHED'

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
function tooLarge(purpose: Purpose) {
  const max = maxBytesOf(purpose) / 1024 / 1024
  return purpose === 'qr' ? uploadQrTooLarge(max) : uploadTooLarge(max)
}

/**
 * Checks, cleans, scans and stores one file under a random name. The row is written last, because a file without a row
 * is never served. An infected file goes into quarantine with a record, and counts towards the sender's day.
 */
export async function takeUpload(
  { random, store, scan }: UploadDeps,
  inTx: InTx,
  sent: Sent,
): Promise<Outcome<UploadRow & { readonly now: Date }, TakeRefusal>> {
  if (sent.file === undefined) return uploadFileMissing
  if (sent.file.bytes.length === 0) return uploadEmpty
  // Checked before decoding, so that a truncated file is not decoded.
  const max = maxBytesOf(sent.purpose)
  if (sent.file.tooLarge || sent.file.bytes.length > max) return tooLarge(sent.purpose)
  if (sent.checksum !== undefined && sent.checksum !== sha256Of(sent.file.bytes)) return uploadChecksumWrong
  const cleaned = await cleanFile(sent.file.bytes, sent.purpose)
  if (!cleaned.ok) return cleaned
  if (cleaned.value.bytes.length > max) return tooLarge(sent.purpose)
  const { bytes, mediaType } = cleaned.value
  const scanned = await scan(bytes)
  if (!scanned.ok) return scanned
  const { finding } = scanned.value
  const key = random.uuid()
  const storedAs = `${key.slice(0, 2)}/${key}`
  if (!(await isStored(store.put(storedAs, bytes)))) return uploadNotStored
  const saved = await inTx(async (tx) => {
    const owner = sent.owner ?? tx.actor
    if ((await countToday(tx, owner)) >= UPLOADS_PER_DAY) return uploadQuotaReached
    const row = {
      id: random.uuid(),
      owner,
      purpose: sent.purpose,
      name: fileLabel(sent.name, mediaType),
      media_type: mediaType,
      size: bytes.length,
      sha256: sha256Of(bytes),
      stored_as: storedAs,
    }
    await (finding === undefined ? insertUpload(tx, row) : quarantine(tx, row, finding))
    return ok({ ...row, now: tx.now })
  })
  if (!saved.ok) await store.remove(storedAs)
  return saved.ok && finding !== undefined ? uploadInfected : saved
}

async function isStored(putting: Promise<void>): Promise<boolean> {
  try {
    await putting
    return true
  } catch (error) {
    if (isUnusableFolder(error)) return false
    throw error
  }
}

async function quarantine(tx: Tx, row: UploadRow, finding: string): Promise<void> {
  await insertQuarantined(tx, row, finding)
  const { id, sha256, purpose } = row
  await recordAct(tx, {
    action: 'uploads.quarantine',
    target: { type: 'upload', id },
    after: { sha256, purpose, finding },
  })
}
