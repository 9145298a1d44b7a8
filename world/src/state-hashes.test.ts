import { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveRates } from '../../apps/server/src/books/rates/rates.sql.ts'
import { stateHashes } from './state-hashes.ts'
import { changeSettings } from './testing/change-settings.ts'
import { tradingFloor } from './testing/trading-floor.ts'

// The comparison of `npm run replay`.

test('replays fills whose fees were paid with the fee coin to the state in the tables', async () => {
  const floor = await tradingFloor()
  const { exchange } = floor
  await exchange.coin('USD', 'fiat', 2)
  await exchange.coin('TSR', 'crypto', 2)
  const rates = [
    { coin: 'TSR', fiat: 'USD', price: amount(5_000_000_000n) },
    { coin: 'tUSD', fiat: 'USD', price: amount(10_000_000_000n) },
  ]
  await exchange.deps.inTx('test')(async (tx) => ok(await saveRates(tx, rates, tx.now, 'test')))
  await changeSettings(exchange, { feeCoin: { coins: [{ coin: 'TSR', discount: 250_000 }] } })
  const [seller, buyer] = [await floor.trader('10000', 100), await floor.trader('10000', 100)]
  for (const who of [seller, buyer]) {
    await exchange.fund({ customer: who.id, kind: 'spot' }, 'TSR', 1_000n)
    await exchange.api(customerSettings, who).updateFeeCoinOpen({ open: true })
  }
  await floor.start()
  await floor.place(seller, 'sell 10 @ 12.50')
  await floor.place(buyer, 'buy 4 @ 12.50')
  const { rows } = await sql`select 1 from coin_fee`.execute(exchange.deps.db)
  expect(rows).toHaveLength(2)
  const { orders, read, replayed } = await stateHashes(exchange.database.ownerUrl)
  expect([orders, replayed]).toEqual([2, read])
  await exchange.close()
})
