import type { Locale } from '@tessera/contract/locale.ts'
import type { PersonLinkStatus, PersonPhoto } from '@tessera/domain/companies/person-links.ts'
import { sql } from 'kysely'
import { sha256 } from '../platform/random.ts'
import { changed, many, maybeOne, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

export type LinkRow = {
  readonly id: string
  readonly application_id: string
  readonly person_id: string
  readonly status: PersonLinkStatus
  readonly sent_to: string | null
  readonly lang: Locale
  readonly facts_hash: string | null
  readonly created_at: Date
  readonly done_at: Date | null
  readonly expires_at: Date
}
const columns = sql`id, application_id, person_id, status, sent_to, lang, facts_hash, created_at, done_at, expires_at`

type NewLink = Pick<LinkRow, 'id' | 'application_id' | 'person_id' | 'sent_to' | 'lang' | 'expires_at'> & {
  readonly code: string
}
export const insertLink = (tx: Tx, l: NewLink): Promise<bigint> =>
  changed(
    tx,
    sql`insert into company_person_link (id, application_id, person_id, status, sent_to, lang, code_hash, created_at, expires_at)
        values (${l.id}, ${l.application_id}, ${l.person_id}, 'sent', ${l.sent_to}, ${l.lang}, ${sha256(l.code)}, ${tx.now}, ${l.expires_at})`,
  )

/** Ends the links of this person that were not used, also one that is open in a browser. */
export const endLinks = (tx: Tx, applicationId: string, personId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update company_person_link set expires_at = ${tx.now}
         where application_id = ${applicationId} and person_id = ${personId} and status <> 'done' and expires_at > ${tx.now}`,
  )

/** The newest link of each person. */
export const newestLinks = (source: Source, applicationId: string): Promise<LinkRow[]> =>
  many(
    source,
    sql<LinkRow>`
      select distinct on (person_id) ${columns} from company_person_link where application_id = ${applicationId}
       order by person_id, created_at desc, id`,
  )

/** Opens a link in the first browser that brings its code; undefined if it has expired or was opened. */
export const openLink = (tx: Tx, code: string, token: string): Promise<LinkRow | undefined> =>
  maybeOne(
    tx,
    sql<LinkRow>`
      update company_person_link set status = 'opened', token_hash = ${sha256(token)}, opened_at = ${tx.now}
       where code_hash = ${sha256(code)} and status = 'sent' and expires_at > ${tx.now}
      returning ${columns}`,
  )

/** The link of this browser, locked; undefined after it has expired. */
export const lockLink = (
  tx: Tx,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<LinkRow | undefined> =>
  maybeOne(
    tx,
    sql<LinkRow>`
      select ${columns} from company_person_link
       where id = ${id} and token_hash = ${sha256(token)} and expires_at > ${tx.now} for update`,
  )

type Finished = { readonly id: string; readonly factsHash: string; readonly version: string; readonly sha256: string }
export const finishLink = (tx: Tx, f: Finished): Promise<bigint> =>
  changed(
    tx,
    sql`update company_person_link set status = 'done', done_at = ${tx.now}, facts_hash = ${f.factsHash}, consent_version = ${f.version},
               consent_sha256 = ${f.sha256}
         where id = ${f.id} and status = 'opened'`,
  )

export type PhotoRow = {
  readonly link_id: string
  readonly item: PersonPhoto
  readonly upload_id: string
  readonly media_type: string
}
export const linkPhotos = (source: Source, linkIds: readonly string[]): Promise<PhotoRow[]> =>
  many(
    source,
    sql<PhotoRow>`
      select p.link_id, p.item, p.upload_id, u.media_type from company_person_photo p join upload u on u.id = p.upload_id
       where p.link_id = any(${[...linkIds]}::uuid[]) order by p.item`,
  )
export const putLinkPhoto = (tx: Tx, link: LinkRow, item: PersonPhoto, uploadId: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into company_person_photo (link_id, application_id, item, upload_id, at)
        values (${link.id}, ${link.application_id}, ${item}, ${uploadId}, ${tx.now})
        on conflict (link_id, item) do update set upload_id = excluded.upload_id, at = excluded.at`,
  )
/** True if the upload is a photo of a person of this company. */
export const isPersonPhoto = async (source: Source, applicationId: string, uploadId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from company_person_photo where application_id = ${applicationId} and upload_id = ${uploadId}`,
  )) !== undefined

/** The company of a link while its account is active; undefined after it was closed or frozen. */
export const companyOf = (source: Source, applicationId: string): Promise<{ customer_id: string } | undefined> =>
  maybeOne(
    source,
    sql<{ customer_id: string }>`
      select a.customer_id from company_application a join customer c on c.id = a.customer_id
       where a.id = ${applicationId} and a.status <> 'rejected' and c.status = 'active' and c.parent_active`,
  )

type Rule = { readonly person_link_days: number }
const rule = sql<Rule>`select person_link_days from company_rule`
export const readCompanyRule = (source: Source): Promise<Rule> => one(source, rule)
/** The same, locked until the transaction ends. */
export const lockCompanyRule = (tx: Tx): Promise<Rule> => one(tx, sql<Rule>`${rule} for update`)
export const setCompanyRule = (tx: Tx, days: number): Promise<bigint> =>
  changed(tx, sql`update company_rule set person_link_days = ${days}`)
