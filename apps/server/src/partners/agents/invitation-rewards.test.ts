import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { invitations } from '@tessera/contract/partners/invitations/invitations.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { customerSession } from '#testing/direct-session.sql.ts'
import { activeAgent, consentTo } from '#testing/agents.ts'
import { booksHold } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { primaryMarket, type PrimaryMarket } from '#testing/offering.ts'
import { countDueDays } from './count-day.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange({}, { rewards: { invitationPpm: 100_000 } })
  market = await primaryMarket(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

/** Returns an accredited investor who registered with this inviter's code. */
async function invitedBy(inviter: Person): Promise<Person> {
  const id = randomUUID()
  const email = `${id.slice(0, 8)}@example.com`
  await sql`insert into customer (id, email, mobile_check, password_hash, real_name, type, kyc_status, kyc_changed_at, investor_class, status, lang, fiat, terms_version, created_at, invited_by)
            values (${id}, ${email}, false, '', 'Test Person', 'individual', 'approved', now(), 'ai', 'active', 'en_US', 'USD', '1', now(), ${inviter.id})`.execute(
    exchange.deps.db,
  )
  await exchange.fund({ customer: id, kind: 'fiat' }, 'SGD', 100_00n)
  return { id, email, token: await customerSession(exchange.deps, id) }
}
/** Pays 50.25 for five units, of which 0.25 is the fee. With `isFrozen` the units cannot be delivered. */
async function subscribes(who: Person, isFrozen = false): Promise<void> {
  const { id, symbol } = await market.published({ closesIn: 10_000 })
  await sql`update customer set phone = ${`+65${Math.floor(1e7 + Math.random() * 8e7)}`}, mobile_check = true where id = ${who.id} and phone is null`.execute(
    exchange.deps.db,
  )
  await market.subscribe(who, symbol, '5')
  await market.close(symbol)
  await market.agree(market.staff.finance, 'allotment', id)
  const setStatus = (status: string) =>
    sql`update customer set status = ${status} where id = ${who.id}`.execute(exchange.deps.db)
  if (isFrozen) await setStatus('frozen')
  await market.carryOut()
  if (isFrozen) await setStatus('active')
  // The clock of these tests is ahead of the database's clock, which closes offers.
  await sql`update product set close_at = now() + interval '400 days', allot_at = now() + interval '400 days' where id = ${id}`.execute(
    exchange.deps.db,
  )
}
async function nextDay(): Promise<void> {
  exchange.passTime(DAY_MS + 600_000)
  await countDueDays(exchange.deps)
  await countDueDays(exchange.deps)
}
const rebates = async (who: Person) =>
  (await exchange.api(agents, who).commission({})).rows.map(({ coin, fee, amount }) => [coin, fee, amount])

test('an inviter gets a share of fees until the invited customer has an agent', async () => {
  const inviter = await exchange.customer({ class: 'ai' })
  const who = await invitedBy(inviter)
  await subscribes(who)
  await nextDay()
  expect(await rebates(inviter)).toEqual([['SGD', '0.25', '0.02']])
  expect((await exchange.api(agents, inviter).commission({})).rows[0]?.account).toBe(`${who.email[0]}***@example.com`)
  expect(await exchange.api(invitations, inviter).list({})).toMatchObject({
    rewardRate: '0.1',
    rows: [{ class: 'ai', earned: [{ coin: 'SGD', feePaid: '0.25', reward: '0.02' }], noReward: null }],
  })
  const { who: agent, code } = await activeAgent(exchange, await exchange.customer())
  await consentTo(exchange, who, code)
  await exchange.fund({ customer: who.id, kind: 'fiat' }, 'SGD', 100_00n)
  await subscribes(who)
  await nextDay()
  expect([await rebates(inviter), await rebates(agent)]).toEqual([[['SGD', '0.25', '0.02']], [['SGD', '0.25', '0.05']]])
})

test('an invited account of an excluded class earns no reward, and the list shows the reason', async () => {
  const inviter = await exchange.customer({ class: 'ai' })
  const who = await invitedBy(inviter)
  await sql`update customer set investor_class = 'ri' where id = ${who.id}`.execute(exchange.deps.db)
  expect((await exchange.api(invitations, inviter).list({})).rows).toMatchObject([
    { class: 'ri', earned: [], noReward: 'class' },
  ])
})

test('a retail investor gets nothing for inviting', async () => {
  const inviter = await exchange.customer({ class: 'ri' })
  await subscribes(await invitedBy(inviter))
  await nextDay()
  expect(await rebates(inviter)).toEqual([])
})

test('a refunded fee takes its reward back on the day of the refund', async () => {
  const { who: agent, code } = await activeAgent(exchange, await exchange.customer())
  const who = await invitedBy(await exchange.customer())
  await consentTo(exchange, who, code)
  await subscribes(who, true)
  await nextDay()
  expect(await rebates(agent)).toEqual([['SGD', '0.25', '0.05']])
  const [failed] = (await exchange.api(subscriptions, who).list({})).rows
  const refund = { kind: 'subscription_refund', verdict: 'approve', roles: ['finance', 'listing'] } as const
  expect(await byTwo(exchange, { ...refund, subjectId: failed?.id ?? '' })).toBe('done')
  await nextDay()
  expect(await rebates(agent)).toEqual([
    ['SGD', '0.25', '-0.05'],
    ['SGD', '0.25', '0.05'],
  ])
})
