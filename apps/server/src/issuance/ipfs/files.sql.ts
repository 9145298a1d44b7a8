import type { FileIdentifiers, IpfsBlock } from '@tessera/domain/issuance/ipfs/identify-file.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type FileRow = FileIdentifiers & { readonly upload_id: string }

export const identifiersOf = (source: Source, uploadId: string): Promise<FileRow | undefined> =>
  maybeOne(source, sql<FileRow>`select upload_id, cid, sha256, size from ipfs_file where upload_id = ${uploadId}`)

/** Stores a file's identifiers and blocks, once. A leaf is stored as its offset in the file. */
export async function insertFile(
  tx: Tx,
  uploadId: string,
  { cid, sha256, size }: FileIdentifiers,
  blocks: readonly IpfsBlock[],
): Promise<void> {
  const inserted = await changed(
    tx,
    sql`insert into ipfs_file (upload_id, cid, sha256, size, computed_at)
        values (${uploadId}, ${cid}, ${sha256}, ${size}, ${tx.now}) on conflict do nothing`,
  )
  if (inserted === 0n) return
  let at = 0
  for (const block of blocks) {
    const { length } = block.bytes
    await changed(
      tx,
      sql`insert into ipfs_block (upload_id, cid, starts_at, size, bytes)
          values (${uploadId}, ${block.cid}, ${block.isLeaf ? at : null}, ${length}, ${block.isLeaf ? null : Buffer.from(block.bytes)})
          on conflict do nothing`,
    )
    if (block.isLeaf) at += length
  }
}

/** A block that is published with its content. Bytes are null for a leaf, which is a part of the stored file. */
export type BlockRow = {
  readonly cid: string
  readonly stored_as: string | null
  readonly starts_at: number | null
  readonly size: number
  readonly bytes: Buffer | null
}

const published = sql`
  exists (select 1 from ipfs_publication p join product_document d on d.id = p.document_id join product on product.id = d.product_id
           where d.upload_id = b.upload_id and p.form = 'content' and p.withdrawn_at is null and product.status <> 'draft')`

/** Returns the public block of this CID; undefined for any other block, even if it is stored. */
export const publishedBlock = async (source: Source, cid: string): Promise<BlockRow | undefined> =>
  (
    await many(
      source,
      sql<BlockRow>`
        select b.cid, u.stored_as, b.starts_at, b.size, b.bytes from ipfs_block b join upload u on u.id = b.upload_id
         where b.cid = ${cid} and ${published}
        union all
        select cid, null, null, length(bytes), bytes from ipfs_own_block where cid = ${cid}
        union all
        select cid, null, null, size, bytes from ipfs_publication
         where cid = ${cid} and bytes is not null and not exists (select 1 from ipfs_own_block o where o.publication_id = ipfs_publication.id)
         limit 1`,
    )
  )[0]

/** Returns all published blocks of the files that hold this one, for a CAR of everything below it. */
export const blocksOfFilesWith = (source: Source, cid: string): Promise<BlockRow[]> =>
  many(
    source,
    sql<BlockRow>`
      select b.cid, u.stored_as, b.starts_at, b.size, b.bytes from ipfs_block b join upload u on u.id = b.upload_id
       where b.upload_id = (select b.upload_id from ipfs_block b where b.cid = ${cid} and ${published} limit 1)
      union all
      select cid, null, null, length(bytes), bytes from ipfs_own_block
       where publication_id = (select publication_id from ipfs_own_block where cid = ${cid} limit 1)`,
  )
