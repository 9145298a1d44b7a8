import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'

const DOLLAR = 1_000_000n
let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 500 } })
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const ask = async (who: Withdrawer): Promise<string> =>
  (await codeOfRefusal(exchange.api(withdrawals, who).create(await flow.body(who, '100'), freshKey()))) ?? 'accepted'

test('WDR-07 a limit that is lowered while customers withdraw applies to the next request of each', async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, () => flow.withdrawer(2_000n * DOLLAR)))
  let isLowered = false
  /** Asks until the first refusal. Counts accepted requests, and those above the new limit that began after the change. */
  const askOn = async (who: Withdrawer) => {
    const accepted = { all: 0, afterwards: 0 }
    for (;;) {
      const isAfterwards = isLowered && accepted.all >= 2
      const answer = await ask(who)
      if (answer !== 'accepted') return { ...accepted, answer }
      accepted.all += 1
      if (isAfterwards) accepted.afterwards += 1
    }
  }
  const lower = async () => {
    await changeSettings(exchange, { withdrawalLimits: { retailDay: 200 } })
    isLowered = true
  }
  const [all] = await Promise.all([Promise.all(customers.map(askOn)), lower()])
  for (const { all: count, afterwards, answer } of all) {
    expect(answer).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
    expect(afterwards).toBe(0)
    expect(count).toBeGreaterThanOrEqual(2)
    expect(count).toBeLessThanOrEqual(5)
  }
  for (const who of customers) {
    expect(await ask(who)).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
    expect(await exchange.api(withdrawals, who).terms({ coin: COIN, chain: CHAIN })).toMatchObject({
      limit24h: '200.000000',
      remaining24h: '0.000000',
    })
  }
})
