import type { FileStore } from './file-store.ts'
import type { UploadRow } from './uploads.sql.ts'

/** Returns the stored bytes with their label and type. */
export const openUpload = async (store: FileStore, row: UploadRow): Promise<File> =>
  new File([new Uint8Array(await store.get(row.stored_as))], row.name, { type: row.media_type })
