import { sql } from 'kysely'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { one } from '../../../apps/server/src/platform/database/rows.ts'

type Source = Pick<Deps, 'db'>

// Changes that simulation and kills make without the product's endpoints, because they concern no rule under test.

export const setClass = ({ db }: Source, id: string, investorClass: string): Promise<unknown> =>
  sql`update customer set investor_class = ${investorClass} where id = ${id}`.execute(db)

/** Refuses people of these countries from now on; returns the countries that were refused before. */
export async function setRefusedCountries({ db }: Source, countries: readonly string[]): Promise<string[]> {
  const { limit_countries: before } = await one(
    { db },
    sql<{ limit_countries: string[] }>`select limit_countries from site_setting`,
  )
  await sql`update site_setting set restriction_type = 1, limit_countries = ${[...countries]}::text[]`.execute(db)
  return before
}

/** Clears rate limits, which use real time, because hours of a simulation or a load pass within seconds. */
export const forgetRates = ({ db }: Source): Promise<unknown> => sql`delete from rate_limit`.execute(db)
