import type { SpotBalance } from '@tessera/contract/trading/stream/stream.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { many, type Source } from '#platform/database/rows.ts'

type Row = { coin: string; scale: number; posted: bigint; held: bigint }

export async function readSpotBalances(tx: Source, customer: string): Promise<z.input<typeof SpotBalance>[]> {
  const rows = await many(
    tx,
    sql<Row>`
      select a.coin, c.scale, a.posted, a.held from account a join coin c on c.code = a.coin
       where a.customer_id = ${customer} and a.kind = 'spot' order by a.coin`,
  )
  return rows.map(({ coin, scale, posted, held }) => ({
    coin,
    available: formatAmount(amount(posted - held), scale),
    held: formatAmount(amount(held), scale),
  }))
}
