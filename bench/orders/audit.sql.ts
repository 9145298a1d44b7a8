import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tape } from './contestant.ts'
import { asSuperuser } from '../../world/src/superuser.ts'

/** Fills in their order, for either design. */
const tapes = {
  tessera: `select m.client_order_id as maker, t.client_order_id as taker, m.ticks, f.quantity::bigint as lots, f.seq
              from fill f join trading_order m on m.id = f.maker_order join trading_order t on t.id = f.taker_order`,
  ordinary: `select m.client_order_id as maker, t.client_order_id as taker, f.ticks, f.lots, f.seq
               from ordinary.fill f join ordinary.orders m on m.id = f.maker join ordinary.orders t on t.id = f.taker`,
}
const counts = { tessera: 'trading_order', ordinary: 'ordinary.orders' }

export const tapeOf = (url: string, design: keyof typeof tapes): Promise<Tape> =>
  asSuperuser(url, async (client) => {
    const { rows } = await client.query<Tape>(
      `select (select count(*)::int from ${counts[design]}) as orders, count(*)::int as fills,
              md5(coalesce(string_agg(concat_ws(':', maker, taker, ticks, lots), ',' order by seq), '')) as digest
         from (${tapes[design]}) tape`,
    )
    const [tape] = rows
    assert(tape, 'the trades cannot be read')
    return tape
  })

/** The few invariants of the ordinary design, each a query that returns no row in correct books. */
const faults = [
  `select 'a journal does not balance' as fault from ordinary.posting group by journal, coin having sum(amount) <> 0`,
  `select 'a balance is not the sum of its postings' from ordinary.account a
    where a.posted <> a.opening + (select coalesce(sum(amount), 0) from ordinary.posting where account = a.id)`,
  `select 'a held amount is not the sum of the holds of open orders' from ordinary.account a
    where a.held <> (select coalesce(sum(held), 0) from ordinary.orders where account = a.id)`,
  `select 'an order is not the sum of its fills' from ordinary.orders o
    where o.filled <> (select coalesce(sum(lots), 0) from ordinary.fill where maker = o.id)
                    + (select coalesce(sum(lots), 0) from ordinary.fill where taker = o.id)`,
  `select 'the book is crossed' where (select max(ticks) from ordinary.orders where open and side = 'buy')
                                   >= (select min(ticks) from ordinary.orders where open and side = 'sell')`,
]

export const auditOrdinary = (url: string): Promise<Tape> =>
  asSuperuser(url, async (client) => {
    for (const query of faults) {
      const { rows } = await client.query<{ fault: string }>(query)
      assert(rows.length === 0, `the audit of the ordinary design failed: ${rows[0]?.fault}`)
    }
    return tapeOf(url, 'ordinary')
  })
