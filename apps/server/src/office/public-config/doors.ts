import { doorNames, SiteDoors } from '@tessera/contract/office/public-config/site-settings.ts'
import type { z } from 'zod'
import { columnOf, type SiteSettings } from '#platform/settings/site-settings.sql.ts'

export type Doors = z.output<typeof SiteDoors>

/** The settings in the form that operators read and propose. */
export function doorsOf(row: SiteSettings): Doors {
  const values: Readonly<Record<string, unknown>> = row
  return SiteDoors.parse(Object.fromEntries(doorNames.map((name) => [name, values[columnOf(name)]])))
}
