import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

/** A coin on a chain with all amounts that determine how much of it may be hot, in minor units at one moment. */
export type HotCoinRow = {
  readonly coin: string
  readonly mint: string
  readonly token_program: string
  readonly scale: number
  /** The minimum amount to move. Deposits below it are not swept either. */
  readonly min: Amount
  /** The total owed to all customers: the negated sum of the exchange's own accounts. */
  readonly owed: Amount
  /** Approved withdrawals, and those of them that the hot wallet did not cover. */
  readonly due: Amount
  readonly waiting: Amount
  /** Signed to leave the hot wallet, to customers and to the cold wallet. */
  readonly leaving: Amount
  readonly moving: Amount
}

export const hotCoins = (source: Source, chain: string): Promise<HotCoinRow[]> =>
  many(
    source,
    sql<HotCoinRow>`
      select n.coin, n.mint, n.token_program, c.scale, greatest(n.deposit_min, 1)::numeric as min,
             (select coalesce(-sum(a.posted), 0) from account a where a.customer_id is null and a.coin = n.coin)::numeric as owed,
             w.due, w.waiting,
             (select coalesce(sum(t.amount), 0) from withdraw_attempt t where t.coin = n.coin and t.outcome = 'pending')::numeric as leaving,
             (select coalesce(sum(s.amount), 0) from sweep s
               where s.coin = n.coin and s.target = 'cold' and s.outcome = 'pending')::numeric as moving
        from coin_network n join coin c on c.code = n.coin
        cross join lateral (
          select coalesce(sum(amount - fee), 0)::numeric as due,
                 coalesce(sum(amount - fee) filter (where signer_refusal = 'funds_short'), 0)::numeric as waiting
            from withdrawal where coin = n.coin and chain = n.chain and status = 'approved') w
       where n.chain = ${chain} order by n.coin`,
  )
