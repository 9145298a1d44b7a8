import { type RawBuilder, sql } from 'kysely'

/** Returns the high-risk countries of the site settings among `countries`, a subquery of one column; ordered. */
export const highRiskAmong = (countries: RawBuilder<unknown>): RawBuilder<string[]> => sql<string[]>`
  (select coalesce(array_agg(h order by h), '{}') from site_setting, unnest(high_risk_countries) h where h in (${countries}))`
