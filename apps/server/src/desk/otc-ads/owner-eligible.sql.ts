import { sql } from 'kysely'

/**
 * True if the country rules allow the owner `c` of an ad `a` to take its side. Sellers are always allowed; buyers from
 * an unserved country are not (decision 0057). Only for lists; taking an ad calls `decide`.
 */
export const ownerEligible = sql<boolean>`
  (a.side = 'sell' or not exists (
    select 1 from site_setting g
     where (g.restriction_type = 1 and array[c.nationality, c.residence] && g.limit_countries)
        or (g.restriction_type = 2 and not array_remove(array[c.nationality, c.residence], null) <@ g.allow_countries)))`
