import { areas as nouns } from '../../../boundaries.ts'
import { allMigrations, MIGRATION_NAME } from '../../../apps/server/src/platform/database/migrations.ts'

/** Returns the business area of a relation or function, by its name without arguments. */
export type AreaOf = (name: string) => string

/** The business areas, lowest first. Objects that no migration creates by name come last. */
export const areas: readonly string[] = [...Object.keys(nouns), 'other']

/** The area of an object is in the name of the migration that creates it: `0004_books.sql` creates tables of the area `books`. */
export async function migratedAreas(): Promise<AreaOf> {
  const areaOf = new Map<string, string>()
  for (const { name, text } of await allMigrations()) {
    const area = MIGRATION_NAME.exec(name)?.[2] ?? 'other'
    for (const [, object = ''] of text.matchAll(/^create (?:table|view|function) ([\w.]+)/gm)) areaOf.set(object, area)
  }
  return (name) => areaOf.get(name.replaceAll('"', '')) ?? 'other'
}
