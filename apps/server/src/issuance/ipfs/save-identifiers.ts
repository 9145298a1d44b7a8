import { identifyFile, type FileIdentifiers, type IpfsBlock } from '@tessera/domain/issuance/ipfs/identify-file.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { identifiersOf, insertFile } from './files.sql.ts'

/** Computes and stores the identifiers and blocks of an uploaded file, once. */
export async function saveIdentifiers(
  { config, db, inTx }: Pick<Deps, 'config' | 'db' | 'inTx'>,
  uploadId: string,
): Promise<FileIdentifiers> {
  const known = await identifiersOf({ db }, uploadId)
  if (known !== undefined) return known
  const upload = await readUpload({ db }, uploadId)
  const blocks: IpfsBlock[] = []
  const bytes = await diskStore(config.FILES_DIR).get(upload.stored_as)
  const identifiers = await identifyFile([bytes], (block) => blocks.push(block))
  if (identifiers.sha256 !== upload.sha256) throw new Error(`the stored file ${uploadId} differs from the uploaded one`)
  await inTx('job:ipfs')(async (tx) => ok(await insertFile(tx, uploadId, identifiers, blocks)))
  return identifiers
}
