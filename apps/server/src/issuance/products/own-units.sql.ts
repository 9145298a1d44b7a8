import { sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'

/** The units that a customer has subscribed to and that were not rejected. They count towards the maximum per person. */
export const unitsOf = async (source: Source, customerId: string, productId: string): Promise<bigint> =>
  (
    await one(
      source,
      sql<{ units: bigint }>`
        select coalesce(sum(coalesce(allotted, quantity)), 0)::numeric as units from subscription
         where customer_id = ${customerId} and product_id = ${productId} and status <> 'rejected'`,
    )
  ).units
