import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'

type Logo = { readonly media_type: string; readonly stored_as: string }

/** Returns a picture that an operator uploaded as a logo. */
export const findLogo = (source: Source, id: string): Promise<Logo | undefined> =>
  maybeOne(
    source,
    sql<Logo>`
      select media_type, stored_as from upload where id = ${id} and purpose = 'logo' and owner like 'operator:%'`,
  )

/** Returns the picture of a logo if the coin has or had it. A proposed or planned logo is not public. */
export const publicLogo = (source: Source, coin: string, id: string): Promise<Logo | undefined> =>
  maybeOne(
    source,
    sql<Logo>`
      select u.media_type, u.stored_as from upload u
       where u.id = ${id} and exists (select 1 from setting_version v
         where v.area = 'coin' and v.subject = ${coin} and v.applied_at is not null and v.content ->> 'logo' = u.id::text)`,
  )
