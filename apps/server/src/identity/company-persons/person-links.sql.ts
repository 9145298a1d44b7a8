import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { PersonLinkStatus, PersonPhoto } from '@tessera/domain/identity/companies/person-links.ts'
import { MAX_WRONG_DATES } from '@tessera/domain/identity/companies/person-links.ts'
import { sql } from 'kysely'
import { sha256 } from '#platform/random/random.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

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

/** Ends this person's links that are not completed, including one that is open in a browser. */
export const endLinks = (tx: Tx, applicationId: string, personId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update company_person_link set expires_at = ${tx.now}
         where application_id = ${applicationId} and person_id = ${personId} and status <> 'done' and expires_at > ${tx.now}`,
  )

/** Returns the newest link of each person. */
export const newestLinks = (source: Source, applicationId: string): Promise<LinkRow[]> =>
  many(
    source,
    sql<LinkRow>`
      select distinct on (person_id) ${columns} from company_person_link where application_id = ${applicationId}
       order by person_id, created_at desc, id`,
  )

/** Returns an unopened link by its code, locked; undefined if it has expired or was opened. */
export const lockSentLink = (tx: Tx, code: string): Promise<(LinkRow & { readonly wrong_dates: number }) | undefined> =>
  maybeOne(
    tx,
    sql<LinkRow & { wrong_dates: number }>`
      select ${columns}, wrong_dates from company_person_link
       where code_hash = ${sha256(code)} and status = 'sent' and expires_at > ${tx.now} for update`,
  )
/** Opens a locked link in this browser. */
export const openLink = (tx: Tx, id: string, token: string): Promise<LinkRow> =>
  one(
    tx,
    sql<LinkRow>`
      update company_person_link set status = 'opened', token_hash = ${sha256(token)}, opened_at = ${tx.now} where id = ${id}
      returning ${columns}`,
  )
/** Counts a wrong date of birth on a locked link. The last one ends the link. */
export const countWrongDate = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update company_person_link set wrong_dates = wrong_dates + 1,
               expires_at = case when wrong_dates + 1 >= ${MAX_WRONG_DATES}::int then ${tx.now}::timestamptz else expires_at end
         where id = ${id}`,
  )

type MailedLinks = { readonly company: number; readonly mailbox: number }
/**
 * Returns the links that this company sent, and that this email address received, in the last 24 hours. Calls for one
 * email address run one after the other.
 */
export async function mailedLinks(tx: Tx, applicationId: string, email: string): Promise<MailedLinks> {
  await sql`select pg_advisory_xact_lock(hashtextextended('person_link/' || ${email}, 0))`.execute(tx.db)
  return one(
    tx,
    sql<MailedLinks>`
      select count(*) filter (where application_id = ${applicationId})::int as company, count(*) filter (where sent_to = ${email})::int as mailbox
        from company_person_link
       where (application_id = ${applicationId} or sent_to = ${email}) and created_at > ${tx.now}::timestamptz - interval '24 hours'`,
  )
}

/** Links of this company whose email address logs in to its account, or received another person's link too. */
export const linksToOwnMailbox = async (source: Source, applicationId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await many(
        source,
        sql<{ id: string }>`
          select l.id from company_person_link l join company_application a on a.id = l.application_id
           where l.application_id = ${applicationId} and l.sent_to is not null
             and (exists (select from customer c left join member m on m.login_id = c.id
                           where (c.id = a.customer_id or m.account_id = a.customer_id) and lower(c.email) = lower(l.sent_to))
                  or exists (select from company_person_link o
                              where o.application_id = l.application_id and o.person_id <> l.person_id and lower(o.sent_to) = lower(l.sent_to)))`,
      )
    ).map(({ id }) => id),
  )

/**
 * Returns the name of the company if a register supplied it or reviewers approved it; null if only the company typed
 * it.
 */
export const verifiedName = async (source: Source, applicationId: string): Promise<string | null> =>
  (
    await one(
      source,
      sql<{ name: string | null }>`
        select case when a.status = 'approved' or 'name' = any(r.fields) then a.name end as name
          from company_application a left join company_register r on r.application_id = a.id where a.id = ${applicationId}`,
    )
  ).name

/** Returns the link of this browser, locked; undefined after it has expired. */
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

type FinishedLink = {
  readonly id: string
  readonly factsHash: string
  readonly version: string
  readonly sha256: string
}
export const finishLink = (tx: Tx, f: FinishedLink): Promise<bigint> =>
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

/** Returns the company of a link while its account is active; undefined if it is closed or frozen. */
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
/** Returns the rule of companies, locked until the transaction ends. */
export const lockCompanyRule = (tx: Tx): Promise<Rule> => one(tx, sql<Rule>`${rule} for update`)
export const setCompanyRule = (tx: Tx, days: number): Promise<bigint> =>
  changed(tx, sql`update company_rule set person_link_days = ${days}`)
