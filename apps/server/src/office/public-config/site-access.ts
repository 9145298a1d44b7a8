import { siteAccessNames, SiteAccess } from '@tessera/contract/office/public-config/site-settings.ts'
import type { z } from 'zod'
import { columnOf, type SiteSettings } from '#platform/settings/site-settings.sql.ts'

export type AccessSettings = z.output<typeof SiteAccess>

/** Returns the settings in the form that operators read and propose. */
export function siteAccessOf(row: SiteSettings): AccessSettings {
  const values: Readonly<Record<string, unknown>> = row
  return SiteAccess.parse(Object.fromEntries(siteAccessNames.map((name) => [name, values[columnOf(name)]])))
}
