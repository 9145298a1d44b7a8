import { sql } from 'kysely'

/**
 * Whether the country rules let the owner `c` of an ad `a` do what it offers: a seller may, a buyer whose country we do not serve may not
 * (decision 0057). For lists only: taking an ad asks `decide`.
 */
export const ownerEligible = sql<boolean>`
  (a.side = 'sell' or not exists (
    select 1 from site_setting g
     where (g.restriction_type = 1 and array[c.nationality, c.residence] && g.limit_countries)
        or (g.restriction_type = 2 and not array_remove(array[c.nationality, c.residence], null) <@ g.allow_countries)))`
