import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Customer, Person } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let symbol: string
beforeAll(async () => {
  floor = await tradingFloor()
  const primary = await primaryMarket(floor.exchange)
  symbol = (await primary.published({ category: 'ei', max: '20', supply: '5000' })).symbol
})
afterAll(() => floor.exchange.close())

const run = (statement: ReturnType<typeof sql>) => statement.execute(floor.exchange.deps.db)
const trader = async (held: 'ri' | 'ei'): Promise<Customer> => {
  const who = await floor.exchange.customer({ class: held })
  await floor.exchange.fund({ customer: who.id, kind: 'spot' }, 'tUSD', 10_000_000_000n)
  await floor.exchange.fund({ customer: who.id, kind: 'spot' }, 'AURB', 10n)
  return who
}
async function placed(who: Person, order: string): Promise<string> {
  const answer = await floor.place(who, order)
  assert(answer.ok, `${order} was not placed`)
  return answer.value.order.id
}
const orderAt = async (id: string) =>
  (
    await sql<{ status: number; cause: string | null }>`
      select status, cancel_cause as cause from trading_order where id = ${id}`.execute(floor.exchange.deps.db)
  ).rows[0]

test('ELG-01 a market that was listed before its product follows the product’s rules once it is linked', async () => {
  const [retail, expert] = [await trader('ri'), await trader('ei')]
  await floor.start()
  const [buy, sell] = [await placed(retail, 'buy 1 @ 12.40'), await placed(retail, 'sell 1 @ 13.00')]
  await run(sql`update product set symbol = 'AURB' where symbol = ${symbol}`)
  // The first batch after the link already counts the buyer's holding: ten units of the maximum of twenty.
  expect(await floor.place(expert, 'buy 11 @ 12.40')).toMatchObject({
    code: 'HOLDING_ABOVE_CAP',
    params: { max: '20' },
  })
  expect([await orderAt(buy), await orderAt(sell)]).toEqual([
    { status: 4, cause: 'class' },
    { status: 0, cause: null },
  ])
  expect(await floor.place(retail, 'buy 1 @ 12.40')).toMatchObject({ code: 'INVESTOR_CLASS_NOT_ALLOWED' })
  await run(sql`update product set category = 'ri', max_units = null where symbol = 'AURB'`)
  await placed(retail, 'buy 11 @ 12.40')
  await floor.booksAreSound()
  await floor.tablesMatchState()
})
