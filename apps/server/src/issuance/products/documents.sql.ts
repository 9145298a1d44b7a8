import type { productDocumentKinds } from '@tessera/contract/issuance/products/products.ts'
import type { PinState } from '@tessera/domain/issuance/ipfs/publication.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type DocumentRow = {
  readonly id: string
  readonly product_id: string
  readonly upload_id: string
  readonly kind: (typeof productDocumentKinds)[number]
  readonly title_en: string
  readonly title_zh: string
  readonly dated_on: string
  readonly languages: ('en_US' | 'zh_CN')[]
  readonly must_accept: boolean
  readonly media_type: string
  readonly size: number
  readonly sha256: string
}
const documents = sql`
  select d.id, d.product_id, d.upload_id, d.kind, d.title_en, d.title_zh, d.dated_on::text as dated_on, d.languages, d.must_accept,
         u.media_type, u.size, u.sha256
    from product_document d join upload u on u.id = d.upload_id
   where not exists (select 1 from product_document_removal r where r.document_id = d.id)`

export const documentsOf = (source: Source, productId: string): Promise<DocumentRow[]> =>
  many(source, sql<DocumentRow>`${documents} and d.product_id = ${productId} order by d.added_at, d.id`)

/** The CID under which a document is published, and the state of its pin; null if published without content. */
type PublicationRow = {
  readonly document_id: string
  readonly cid: string
  readonly pin: PinState | null
  readonly is_superseded: boolean
  readonly withdrawn_at: Date | null
}
export type DocumentPublications = ReadonlyMap<string, PublicationRow>

/**
 * Returns publications of a product's documents by document id. A publication with content takes precedence over one by
 * hash.
 */
export async function documentPublications(source: Source, productId: string): Promise<DocumentPublications> {
  const rows = await many(
    source,
    sql<PublicationRow>`
      select p.document_id, p.cid, pin.state as pin, p.superseded_by is not null as is_superseded, p.withdrawn_at
        from ipfs_publication p join product_document d on d.id = p.document_id
        left join ipfs_pin pin on pin.publication_id = p.id where d.product_id = ${productId}
       order by p.form = 'content'`,
  )
  return new Map(rows.map((row) => [row.document_id, row]))
}

/** Returns a public document: its product is published, and its own publication was not withdrawn. */
export const publicDocument = (source: Source, id: string): Promise<DocumentRow | undefined> =>
  maybeOne(
    source,
    sql<DocumentRow>`
      ${documents} and d.id = ${id} and exists (select 1 from product p where p.id = d.product_id and p.status <> 'draft')
         and not exists (select 1 from ipfs_publication p where p.document_id = d.id and p.withdrawn_at is not null)`,
  )

/** Returns a document of any product including drafts, for operators who manage them. */
export const findDocument = (source: Source, id: string): Promise<DocumentRow | undefined> =>
  maybeOne(source, sql<DocumentRow>`${documents} and d.id = ${id}`)

export type NewDocument = Pick<DocumentRow, 'id' | 'kind' | 'title_en' | 'title_zh' | 'dated_on' | 'must_accept'> & {
  readonly product: string
  readonly upload: string
  readonly languages: readonly string[]
}
const sentFor = (upload: string, kind: DocumentRow['kind']) => sql`
  from upload where id = ${upload} and owner like 'operator:%' and purpose = ${kind === 'video' ? 'video' : 'attachment'}`

/**
 * Returns the file that an operator uploaded for a document of this kind; undefined for files of other people or for
 * other purposes.
 */
export const documentFile = (
  source: Source,
  upload: string,
  kind: DocumentRow['kind'],
): Promise<{ name: string; sha256: string } | undefined> =>
  maybeOne(source, sql<{ name: string; sha256: string }>`select name, sha256 ${sentFor(upload, kind)}`)

/** Returns false if no operator uploaded this file for a document, or if video and kind do not match. */
export const insertDocument = async (tx: Tx, d: NewDocument): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into product_document (id, product_id, upload_id, kind, title_en, title_zh, dated_on, languages, must_accept, added_at)
        select ${d.id}, ${d.product}, id, ${d.kind}, ${d.title_en}, ${d.title_zh}, ${d.dated_on}::date, ${[...d.languages]}::text[], ${d.must_accept}, ${tx.now}
        ${sentFor(d.upload, d.kind)}`,
  )) === 1n

/** Returns false if the product has no such document. */
export const removeDocument = async (tx: Tx, productId: string, id: string): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into product_document_removal (document_id, removed_by, removed_at)
        select d.id, ${tx.actor}, ${tx.now} from product_document d where d.id = ${id} and d.product_id = ${productId}
        on conflict do nothing`,
  )) === 1n
