import type { FileIdentifiers, IpfsBlock } from '@tessera/domain/issuance/ipfs/identify-file.ts'
import type {
  PinError,
  PinState,
  PublicationForm,
  publicationKinds,
} from '@tessera/domain/issuance/ipfs/publication.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type Kind = (typeof publicationKinds)[number]

type NewPublication = FileIdentifiers & { readonly id: string } & (
    | {
        readonly kind: 'product_document'
        readonly form: PublicationForm
        readonly documentId: string
        readonly version: number
      }
    | {
        readonly kind: 'liabilities_root' | 'audit_anchor'
        readonly ofAt: Date
        readonly bytes: Uint8Array
        readonly blocks: readonly IpfsBlock[]
      }
  )

/**
 * Inserts a publication. Returns false if this document in this form, or the roots or anchor of this moment, are
 * already published. Content is queued for its pin.
 */
export async function insertPublication(tx: Tx, p: NewPublication): Promise<boolean> {
  const isDocument = p.kind === 'product_document'
  const form = isDocument ? p.form : 'content'
  const inserted = await changed(
    tx,
    sql`insert into ipfs_publication (id, kind, form, cid, sha256, size, document_id, product_version, of_at, bytes, published_at)
        values (${p.id}, ${p.kind}, ${form}, ${p.cid}, ${p.sha256}, ${p.size}, ${isDocument ? p.documentId : null},
                ${isDocument ? p.version : null}, ${isDocument ? null : p.ofAt}, ${isDocument ? null : Buffer.from(p.bytes)}, ${tx.now})
        on conflict do nothing`,
  )
  if (inserted === 0n) return false
  // A file of one block needs no extra row.
  if (!isDocument && p.blocks.length > 1)
    for (const { cid, bytes } of p.blocks)
      await changed(
        tx,
        sql`insert into ipfs_own_block (publication_id, cid, bytes) values (${p.id}, ${cid}, ${Buffer.from(bytes)}) on conflict do nothing`,
      )
  if (form === 'content')
    await changed(tx, sql`insert into ipfs_pin (publication_id, state, next_at) values (${p.id}, 'queued', ${tx.now})`)
  return true
}

export type DocumentPublication = {
  readonly id: string
  readonly product_id: string
  readonly form: PublicationForm
  readonly cid: string
  readonly title_en: string
  readonly title_zh: string
}
const ofDocuments = sql`
  select p.id, d.product_id, p.form, p.cid, d.title_en, d.title_zh
    from ipfs_publication p join product_document d on d.id = p.document_id`

/** Returns the publication of a document: with its content if there is one, otherwise by its hash. */
export const publicationOfDocument = (source: Source, documentId: string): Promise<DocumentPublication | undefined> =>
  maybeOne(
    source,
    sql<DocumentPublication>`${ofDocuments} where d.id::text = ${documentId} order by p.form = 'content' desc limit 1`,
  )

/** Returns the publication of a document, locked; undefined once another one supersedes it. */
export const currentPublication = (tx: Tx, id: string): Promise<DocumentPublication | undefined> =>
  maybeOne(
    tx,
    sql<DocumentPublication>`${ofDocuments} where p.id::text = ${id} and p.superseded_by is null for update of p`,
  )

/**
 * Supersedes all publications of the document to which this publication belongs. Returns false if they were superseded
 * in the meantime.
 */
export const supersede = async (tx: Tx, id: string, by: string): Promise<boolean> =>
  (await changed(
    tx,
    sql`update ipfs_publication set superseded_by = ${by}, superseded_at = ${tx.now}
         where document_id = (select document_id from ipfs_publication where id = ${id}) and superseded_by is null`,
  )) > 0n

export type FoundRow = FileIdentifiers & {
  readonly kind: Kind
  readonly form: PublicationForm
  readonly published_at: Date
  readonly superseded_at: Date | null
  readonly superseded_by: string | null
  /** The time at which the document was withdrawn from its product. */
  readonly withdrawn_at: Date | null
  /** The time at which an operator withdrew the publication. */
  readonly removed_at: Date | null
  readonly state: PinState | null
  readonly symbol: string | null
  readonly name: { readonly en: string; readonly zh: string } | null
  readonly version: number | null
  readonly title_en: string | null
  readonly title_zh: string | null
  readonly dated_on: string | null
}

const MAX_FOUND = 20

/** Returns the publications under a CID or SHA-256, newest first. A product that visitors cannot see is not named. */
export const findPublications = (source: Source, id: string): Promise<FoundRow[]> =>
  many(
    source,
    sql<FoundRow>`
      select p.kind, p.form, p.cid, p.sha256, p.size, p.published_at, p.superseded_at, next.cid as superseded_by,
             r.removed_at as withdrawn_at, p.withdrawn_at as removed_at, pin.state, product.symbol, product.terms #> '{facts,name}' as name,
             case when product.id is not null then p.product_version end as version,
             case when product.id is not null then d.title_en end as title_en,
             case when product.id is not null then d.title_zh end as title_zh,
             case when product.id is not null then d.dated_on::text end as dated_on
        from ipfs_publication p
        left join ipfs_pin pin on pin.publication_id = p.id
        left join ipfs_publication next on next.id = p.superseded_by
        left join product_document d on d.id = p.document_id
        left join product on product.id = d.product_id and product.status <> 'draft'
        left join product_document_removal r on r.document_id = d.id
       where p.cid = ${id} or p.sha256 = ${id}
       order by p.published_at desc, p.id limit ${MAX_FOUND}`,
  )

export type PinRow = {
  readonly kind: Kind
  readonly form: PublicationForm
  readonly published_at: Date
  readonly state: PinState | null
  readonly request_id: string | null
  readonly failures: number | null
  readonly error: PinError | null
  readonly next_at: Date | null
  readonly pinned_at: Date | null
  readonly withdrawn_at: Date | null
  /** The time after which the service listed no pin any more. */
  readonly unpinned_at: Date | null
}

export const pinsOf = (source: Source, cid: string): Promise<PinRow[]> =>
  many(
    source,
    sql<PinRow>`
      select p.kind, p.form, p.published_at, pin.state, pin.request_id, pin.failures, pin.error, pin.next_at, pin.pinned_at,
             p.withdrawn_at, u.done_at as unpinned_at
        from ipfs_publication p left join ipfs_pin pin on pin.publication_id = p.id left join ipfs_unpin u on u.cid = p.cid and p.withdrawn_at is not null
       where p.cid = ${cid} order by p.published_at desc, p.id limit ${MAX_FOUND}`,
  )
