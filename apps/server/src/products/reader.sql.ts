import { sql } from 'kysely'
import type { Standing } from '../customers/standing.sql.ts'
import { one, type Source } from '../platform/rows.ts'

/** What decides whether a product's button is open to a reader: for showing, so nothing is locked; subscribing asks again. */
export const readReader = (
  source: Source,
  customerId: string,
): Promise<Pick<Standing, 'kyc_status' | 'status' | 'investor_class'>> =>
  one(
    source,
    sql<Pick<Standing, 'kyc_status' | 'status' | 'investor_class'>>`
      select kyc_status, status, investor_class from customer where id = ${customerId}`,
  )
