import { sql } from 'kysely'
import { changed, many, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Selects pending subscriptions that accepted an older version and are not notified. */
const awaitsNotification = (now: Date) => sql`
  p.id = s.product_id and s.status = 'pending' and p.reopened_until > ${now}
  and s.accepted_version < p.reopened_version and coalesce(s.notified_version, 0) < p.reopened_version`

export const changesToNotify = (tx: Tx): Promise<{ id: string }[]> =>
  many(
    tx,
    sql<{ id: string }>`
      select s.id from product p join subscription s on ${awaitsNotification(tx.now)} order by s.number limit 500`,
  )

/** Returns false if another run notified the customer first, or the subscription was withdrawn. */
export const markNotified = async (tx: Tx, id: string): Promise<boolean> =>
  (await changed(
    tx,
    sql`update subscription s set notified_version = p.reopened_version from product p where s.id = ${id} and ${awaitsNotification(tx.now)}`,
  )) === 1n

type Change = { customer_id: string; name_en: string; name_zh: string; until: Date }
export const readChange = (tx: Tx, id: string): Promise<Change> =>
  one(
    tx,
    sql<Change>`
      select s.customer_id, p.terms #>> '{facts,name,en}' as name_en, p.terms #>> '{facts,name,zh}' as name_zh, p.reopened_until as until
        from subscription s join product p on p.id = s.product_id where s.id = ${id}`,
  )
