import { feeds, heldReasons } from '@tessera/domain/books/rates/agree.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Nothing, Time } from '#platform/http/shared.ts'

/** A coin's last agreed rate in US dollars, and the rates of its sources if they are held back. */
const DeskRate = z
  .object({
    coin: Coin,
    /** Null if no rate was ever agreed. */
    agreed: z.object({ rate: AmountText, asOf: Time, source: z.string() }).nullable(),
    /** Null while the rate is not held back. */
    held: z
      .object({
        feed: z.enum(feeds),
        /** The subject of an approval. */
        subjectId: z.string(),
        rate: AmountText,
        source: z.string(),
        reason: z.enum(heldReasons),
        since: Time,
        /** The time from which calls that need the rate are refused; null if no rate was ever agreed. */
        refusedFrom: Time.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'DeskRate' })

/** Rates of coins and currencies. Accepting a held-back rate is an approval. */
export const ratesDesk = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/rates/list',
    summary: 'Rates in US dollars; those held back first, one row for each source of a coin',
    who: 'operator',
    permission: 'rates.read',
    input: Nothing,
    reply: z.object({ rows: z.array(DeskRate) }),
    refusals: [],
  },
})
