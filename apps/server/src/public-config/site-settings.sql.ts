import { sql } from 'kysely'
import { changed, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

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
  readonly terms_version: string
}

export const readSettings = (source: Source): Promise<SiteSettings> =>
  one(
    source,
    sql<SiteSettings>`
      select login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open,
             restriction_type, limit_countries, allow_countries, terms_version
        from site_setting`,
  )

/** The wording that registrations accept from now on. */
export const setTermsVersion = (tx: Tx, version: string): Promise<bigint> =>
  changed(tx, sql`update site_setting set terms_version = ${version}`)
