import { approvedStatuses } from '@tessera/domain/identity/kyc/machine.ts'
import { sql } from 'kysely'
import { siteAccessNames, type SiteAccess } from '@tessera/contract/office/public-config/site-settings.ts'
import type { z } from 'zod'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type SiteAccessFields = z.output<typeof SiteAccess>
type Column<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Column<Rest>}`
  : ''
/** Each setting under the name of its column. */
export type SiteSettings = { readonly [Name in keyof SiteAccessFields as Column<Name>]: SiteAccessFields[Name] } & {
  readonly terms_version: string
}

/** Returns the column of a setting: for `loginHide`, `login_hide`. */
export const columnOf = (name: keyof SiteAccessFields): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columns = sql.join(['terms_version', ...siteAccessNames.map(columnOf)].map((column) => sql.ref(column)))
const settings = sql<SiteSettings>`select ${columns} from site_setting`

export const readSettings = (source: Source): Promise<SiteSettings> => one(source, settings)

/** Reads the settings and locks them until the transaction ends. */
export const lockSettings = (tx: Tx): Promise<SiteSettings> => one(tx, sql<SiteSettings>`${settings} for update`)

export const setSiteAccess = (tx: Tx, to: SiteAccessFields): Promise<bigint> =>
  changed(
    tx,
    sql`update site_setting
           set ${sql.join(siteAccessNames.map((name) => sql`${sql.ref(columnOf(name))} = ${to[name]}`))}`,
  )

/** Returns the number of verified people of each nationality. */
export const nationalities = (source: Source): Promise<{ country: string; people: number }[]> =>
  many(
    source,
    sql<{ country: string; people: number }>`
      select v.nationality as country, count(*)::int as people
        from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version
             join customer c on c.id = k.customer_id
       where k.status = any(${approvedStatuses}) and c.status <> 'closed' group by v.nationality`,
  )

type Counts = { readonly customers: number; readonly signedIn: number; readonly withoutAuthenticator: number }

export const countHits = (source: Source): Promise<Counts> =>
  one(
    source,
    sql<Counts>`
      select count(*)::int as customers,
             count(*) filter (where exists (select 1 from session s where s.customer_id = c.id and s.ended_at is null
                                             and s.expires_at > now()))::int as "signedIn",
             count(*) filter (where not exists (select 1 from authenticator a where a.customer_id = c.id)
                                and not exists (select 1 from passkey p where p.customer_id = c.id))::int as "withoutAuthenticator"
        from customer c where c.status <> 'closed'`,
  )

/** Sets the edition of the terms that registrations accept from now on. */
export const setTermsVersion = (tx: Tx, version: string): Promise<bigint> =>
  changed(tx, sql`update site_setting set terms_version = ${version}`)
