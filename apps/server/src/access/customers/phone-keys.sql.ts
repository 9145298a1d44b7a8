import { phoneKey } from '@tessera/domain/access/customers/valid-phone.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { Deps } from '#platform/http/deps.ts'
import { changed, many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

const BATCH_SIZE = 1_000

/** Adds the E.164 form to phones without one, in short transactions. Skips locked rows, which the next run handles. */
export async function writePhoneKeys({ inTx }: Pick<Deps, 'inTx'>): Promise<void> {
  for (let written = BATCH_SIZE; written === BATCH_SIZE;)
    written = (await inTx('job:write_phone_keys')(async (tx) => ok(await writeSome(tx)))).value
}

async function writeSome(tx: Tx): Promise<number> {
  const unkeyed = await many(
    tx,
    sql<{ id: string; phone: string }>`
      select id, phone from customer where phone is not null and phone_key is null 
       order by id limit ${BATCH_SIZE} for no key update skip locked`,
  )
  const keys = unkeyed.map(({ phone }) => phoneKey(phone))
  if (unkeyed.length > 0)
    await changed(
      tx,
      sql`update customer c set phone_key = k.key
            from unnest(${unkeyed.map(({ id }) => id)}::uuid[], ${unkeyed.map(({ phone }) => phone)}::text[], ${keys}::text[]) k (id, phone, key)
           where c.id = k.id and c.phone = k.phone and c.phone_key is null`,
    )
  return unkeyed.length
}
