import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { byTwo } from '#testing/by-two.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
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

test('WDR-07 a lower limit that begins while customers withdraw applies to the next request of each', async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, () => flow.withdrawer(2_000n * DOLLAR)))
  const now = () => exchange.deps.clock(new Date()).getTime()
  const lowersAt = new Date(now() + 3_000)
  const values = { ...(await settingNow(exchange.deps, 'withdrawalLimits')), retailDay: 200 }
  const planned = await byTwo(exchange, {
    kind: 'setting',
    subjectId: 'withdrawalLimits',
    verdict: 'approve',
    roles: ['superadmin', 'superadmin'],
    proposal: { act: 'change', area: 'withdrawalLimits', values, effectiveFrom: lowersAt.toISOString() },
  })
  expect(planned).toBe('done')
  /** Asks until the first refusal. Counts accepted requests, and those above the new limit that began after the change. */
  const askOn = async (who: Withdrawer) => {
    const accepted = { all: 0, afterwards: 0 }
    for (;;) {
      const isAfterwards = now() > lowersAt.getTime() && accepted.all >= 2
      const answer = await ask(who)
      if (answer !== 'accepted') return { ...accepted, answer }
      accepted.all += 1
      if (isAfterwards) accepted.afterwards += 1
    }
  }
  const all = await Promise.all(customers.map(askOn))
  exchange.passTime(3_000)
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
