import type pg from 'pg'
import { z } from 'zod'

const Whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt)
const Coins = z.array(z.object({ coin: z.string(), amount: Whole }))
const Owed = z.array(z.object({ owner: z.uuid(), coin: z.string(), amount: Whole }))
const Head = z.tuple([z.object({ at: z.date(), seq: Whole })])

/** The amounts owed to customers at one moment, per customer and in total per coin. */
export type OwedNow = {
  readonly at: Date
  readonly journalSeq: bigint
  readonly coins: z.output<typeof Coins>
  readonly owed: z.output<typeof Owed>
}

/**
 * Reads on an open connection of the auditor, whose transaction sees one moment. Leaves out customers to whom nothing
 * is owed.
 */
export async function readOwed(client: pg.ClientBase): Promise<OwedNow> {
  const head = await client.query('select now() as at, seq::text as seq from audit.last_journal')
  const coins = await client.query(
    'select currency as coin, amount::text as amount from audit.owed_in_all order by currency',
  )
  const owed = await client.query(
    'select owner_user as owner, currency as coin, amount::text as amount from audit.owed where amount <> 0',
  )
  const [{ at, seq }] = Head.parse(head.rows)
  return { at, journalSeq: seq, coins: Coins.parse(coins.rows), owed: Owed.parse(owed.rows) }
}
