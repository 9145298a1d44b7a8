import { approvedStatuses } from '@tessera/domain/identity/kyc/machine.ts'
import { sql } from 'kysely'
import type { SiteDoors } from '@tessera/contract/office/public-config/site-settings.ts'
import type { z } from 'zod'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type SiteSettings = {
  readonly login_hide: boolean
  readonly register_hide: boolean
  readonly login_forbidden: boolean
  readonly register_forbidden: boolean
  readonly enforce_authenticator: boolean
  readonly voice_open: boolean
  readonly restriction_type: 0 | 1 | 2
  readonly limit_countries: string[]
  readonly allow_countries: string[]
  readonly high_risk_countries: string[]
  readonly terms_version: string
}

const settings = sql<SiteSettings>`
  select login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open,
         restriction_type, limit_countries, allow_countries, high_risk_countries, terms_version
    from site_setting`

export const readSettings = (source: Source): Promise<SiteSettings> => one(source, settings)

/** The same, and nobody changes them until the transaction ends. */
export const lockSettings = (tx: Tx): Promise<SiteSettings> => one(tx, sql<SiteSettings>`${settings} for update`)

export const setDoors = (tx: Tx, to: z.output<typeof SiteDoors>): Promise<bigint> =>
  changed(
    tx,
    sql`update site_setting
           set login_hide = ${to.loginHide}, register_hide = ${to.registerHide}, login_forbidden = ${to.loginForbidden},
               register_forbidden = ${to.registerForbidden}, enforce_authenticator = ${to.enforceAuthenticator},
               voice_open = ${to.voiceOpen}, restriction_type = ${to.restrictionType},
               limit_countries = ${to.limitCountries}::text[], allow_countries = ${to.allowCountries}::text[],
               high_risk_countries = ${to.highRiskCountries}::text[]`,
  )

/** How many verified people there are of each nationality. */
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

/** The wording that registrations accept from now on. */
export const setTermsVersion = (tx: Tx, version: string): Promise<bigint> =>
  changed(tx, sql`update site_setting set terms_version = ${version}`)
