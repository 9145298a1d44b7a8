import { AGENT_CONTRACT_VERSION, agentConsent } from '@tessera/contract/partners/agents/agent-texts.ts'
import { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import {
  activeAgent,
  activateByTwo,
  applyAsAgent,
  consentTo,
  licenceOf,
  signedAgent,
  passMonths,
} from '#testing/agents.ts'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { freshKey } from '#testing/offering.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { countDueDays } from './count-day.ts'
import { writeExportTask } from '#partners/programmes/export.job.ts'
import { drawAndPayRebates } from './pay-runs.ts'

let floor: Floor
let people: () => Person
beforeAll(async () => {
  floor = await tradingFloor({}, { rewards: { barredCountries: ['KP'] } })
  people = await floor.crowd(40)
  await floor.start()
  await run(sql`update customer set investor_class = 'ai'`)
})
afterEach(() => floor.booksAreSound())
afterAll(() => floor.exchange.close())

const run = async <R>(statement: ReturnType<typeof sql<R>>) => (await statement.execute(floor.exchange.deps.db)).rows
const api = (who: Person) => floor.exchange.api(agents, who)
const classed = async (as: string): Promise<Person> => {
  const who = people()
  await run(sql`update customer set investor_class = ${as} where id = ${who.id}`)
  return who
}
/** Trades 10 at 12.50: the maker pays 0.125 tUSD and the taker 0.1875. */
async function trade(maker: Person, taker: Person): Promise<void> {
  await floor.place(maker, 'sell 10 @ 12.50')
  await floor.place(taker, 'buy 10 @ 12.50')
}
/** Moves the clock to ten minutes after the end of the day, and counts the day's fees. */
async function nextDay(): Promise<void> {
  floor.exchange.passTime(DAY_MS + 600_000)
  // Each call counts the days of one month.
  for (let round = 0; round < 5; round += 1) await countDueDays(floor.exchange.deps)
}
const rebates = async (who: Person) =>
  (await api(who).commission({})).rows.map(({ level, fee, amount, status }) => ({ level, fee, amount, status }))
const cash = async (who: Person): Promise<bigint> => {
  const [row] = await run(
    sql<{
      posted: bigint
    }>`select posted from account where customer_id = ${who.id} and kind = 'token' and coin = 'tUSD'`,
  )
  return row?.posted ?? 0n
}
const settle = async (verdict: 'approve' | 'refuse' = 'approve'): Promise<string> => {
  const [row] = await run(sql<{ id: string }>`select id from rebate_run where status = 'drawn'`)
  return byTwo(floor.exchange, {
    kind: 'rebate_release',
    subjectId: row?.id ?? '',
    verdict,
    roles: ['finance', 'finance'],
  })
}

test('an agent applies, is checked, signs a contract and gets a client with consent, and a fee is shared and paid', async () => {
  const [agent, client, other] = [people(), people(), people()]
  const opened = await signedAgent(floor.exchange, agent)
  expect(opened).toMatchObject({ status: 'contract', code: null, terms: null, signedAt: expect.any(String) })
  expect(await activateByTwo(floor.exchange, opened.id, { own: '0.6' })).toBe('AGENT_TERMS_UNFIT')
  expect(await activateByTwo(floor.exchange, opened.id, { own: '0.2', parent: '0.1' })).toBe('AGENT_TERMS_UNFIT')
  expect(await activateByTwo(floor.exchange, opened.id, { own: '0.2' })).toBe('done')
  const { agent: active, mayApply } = await api(agent).current({})
  expect([active?.status, active?.terms?.own, mayApply]).toEqual(['active', '0.2', false])
  await trade(other, client)
  await consentTo(floor.exchange, client, active?.code ?? '')
  await trade(other, client)
  await nextDay()
  await countDueDays(floor.exchange.deps)
  expect(await rebates(agent)).toEqual([{ level: 1, fee: '0.187500', amount: '0.037500', status: 'held' }])
  expect(await api(agent).summary({ by: 'month' })).toMatchObject({
    clients: 1,
    coins: [{ coin: 'tUSD', accrued: '0.037500', held: '0.037500', paid: '0.000000' }],
    rows: [{ clients: 1, fee: '0.187500' }],
  })
  const { rows } = await api(agent).clients({})
  expect(rows).toMatchObject([
    {
      account: `${client.email[0]}***@example.com`,
      sums: [{ coin: 'tUSD', fee: '0.187500', rebates: '0.037500', volume: '125.000000' }],
    },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Test Person|balance/)
  await drawAndPayRebates(floor.exchange.deps)
  expect((await rebates(agent))[0]?.status).toBe('held')
  passMonths(floor.exchange, 2)
  await drawAndPayRebates(floor.exchange.deps)
  await drawAndPayRebates(floor.exchange.deps)
  expect([(await rebates(agent))[0]?.status, await cash(agent)]).toEqual(['due', 0n])
  expect(await settle()).toBe('done')
  await drawAndPayRebates(floor.exchange.deps)
  await drawAndPayRebates(floor.exchange.deps)
  expect([(await rebates(agent))[0]?.status, await cash(agent)]).toEqual(['paid', 37_500n])
  const history = await floor.exchange.api(accounts, agent).flowingWater({})
  expect(history.rows[0]).toMatchObject({ type: 'rebate', coin: 'tUSD', amount: '0.037500' })
})

test('a client who withdraws the consent becomes invisible, and earns nobody a reward from then on', async () => {
  const [client, other] = [people(), people()]
  const { who: agent, code } = await activeAgent(floor.exchange, people())
  await consentTo(floor.exchange, client, code)
  await trade(other, client)
  await api(client).withdrawConsent({}, freshKey())
  await trade(other, client)
  expect(await codeOfRefusal(api(client).withdrawConsent({}, freshKey()))).toBe('NOT_FOUND')
  await nextDay()
  expect(await rebates(agent)).toEqual([{ level: 1, fee: '0.187500', amount: '0.037500', status: 'held' }])
  expect((await api(agent).clients({})).rows).toEqual([])
  expect((await api(agent).commission({})).rows[0]?.account).toBeNull()
  expect(await api(client).own({})).toEqual({ agent: null, since: null })
})

test('AUT-27 refuses as a client: the agent itself, its company, the owner of a sub-account, or the agent of one of its clients', async () => {
  const { who: agent, code } = await activeAgent(floor.exchange, people())
  expect(await codeOfRefusal(consentTo(floor.exchange, agent, code))).toBe('AGENT_SELF')
  expect(await codeOfRefusal(consentTo(floor.exchange, await openSub(floor.exchange, agent), code))).toBe(
    'SUB_ACCOUNT_NOT_ALLOWED',
  )
  const second = people()
  for (const who of [agent, second])
    await run(sql`
      with k as (insert into kyc_case (id, customer_id, status, version, opened_at, submitted_at, decided_at)
                 values (gen_random_uuid(), ${who.id}, 'rejected', 1, now(), now(), now()) returning id)
      insert into kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash,
                               document_number_masked, document_expires_on, address, at)
      select id, 1, case when ${who.id === agent.id} then 'Ann Lee' else 'ANN LEE' end, '1980-01-01', 'SG', 'passport', '', id::text, '', '2040-01-01', '{}', now() from k`)
  expect(await codeOfRefusal(consentTo(floor.exchange, second, code))).toBe('AGENT_SELF')
  const { who: below, code: belowCode } = await activeAgent(floor.exchange, people())
  await consentTo(floor.exchange, below, code)
  expect(await codeOfRefusal(consentTo(floor.exchange, agent, belowCode))).toBe('AGENT_SELF')
  expect(await codeOfRefusal(consentTo(floor.exchange, below, code))).toBe('AGENT_CLIENT_ALREADY')
  expect(await codeOfRefusal(api(people()).find({ code: 'ZZZZZZZZZZ' }))).toBe('AGENT_CODE_UNKNOWN')
  await expect(
    run(sql`insert into agent_client (id, agent_id, customer_id, consent_version, consent_sha256, consented_at)
            select gen_random_uuid(), id, customer_id, '1', ${'a'.repeat(64)}, now() from agent where code = ${code}`),
  ).rejects.toThrow('the agent of a client must be an agent, and another customer than the client')
})

test("a tree has three levels, the client's own agent determines the shares, and at most half of a fee is shared", async () => {
  const first = await activeAgent(floor.exchange, people())
  const second = await activeAgent(floor.exchange, people(), {
    above: first.code,
    terms: { own: '0.2', parent: '0.1' },
  })
  const third = await activeAgent(floor.exchange, people(), {
    above: second.code,
    terms: { own: '0.3', parent: '0.1', grand: '0.05' },
  })
  expect(await codeOfRefusal(signedAgent(floor.exchange, people(), third.code))).toBe('AGENT_TREE_FULL')
  const [client, other] = [people(), people()]
  await consentTo(floor.exchange, client, third.code)
  await trade(other, client)
  await nextDay()
  const got = await Promise.all([third, second, first].map(async ({ who }) => (await rebates(who))[0]))
  expect(got).toMatchObject([
    { level: 1, amount: '0.056250' },
    { level: 2, amount: '0.018750' },
    { level: 3, amount: '0.009375' },
  ])
  expect((await api(first.who).commission({})).rows[0]?.account).toBeNull()
  await expect(run(sql`update agent set own_ppm = 400000 where id = ${third.id}`)).rejects.toThrow('agent_share_cap')
})

test('pays no reward for an excluded class, a suspended agent or an expired licence', async () => {
  const { who: agent, code, id } = await activeAgent(floor.exchange, people())
  const [retail, other] = [await classed('ri'), people()]
  await consentTo(floor.exchange, retail, code)
  await trade(other, retail)
  await nextDay()
  expect(await rebates(agent)).toEqual([])
  const client = people()
  await consentTo(floor.exchange, client, code)
  const standing = (event: string) =>
    byTwo(floor.exchange, {
      kind: 'agent_standing',
      subjectId: id,
      verdict: 'approve',
      roles: ['compliance', 'compliance'],
      proposal: { event, agentMessage: 'The licence ended.' },
    })
  expect(await standing('suspend')).toBe('done')
  await trade(other, client)
  await nextDay()
  expect(await rebates(agent)).toEqual([])
  expect((await api(agent).current({})).agent).toMatchObject({
    status: 'suspended',
    reason: 'The licence ended.',
    code: null,
  })
  expect(await standing('resume')).toBe('done')
  await trade(other, client)
  await nextDay()
  expect(await rebates(agent)).toHaveLength(1)
  await run(sql`update agent set licence_expires_on = '2026-01-01' where id = ${id}`)
  await trade(other, client)
  await nextDay()
  expect(await rebates(agent)).toHaveLength(1)
})

test('a returned run waits for the next month, and the database refuses changes of computed runs', async () => {
  const { who: agent, code } = await activeAgent(floor.exchange, people())
  const client = people()
  await consentTo(floor.exchange, client, code)
  await trade(people(), client)
  await nextDay()
  passMonths(floor.exchange, 2)
  await drawAndPayRebates(floor.exchange.deps)
  await expect(run(sql`update rebate set amount = amount - 1`)).rejects.toThrow('cannot be edited or deleted')
  await expect(run(sql`update rebate set payment_id = null where payment_id is not null`)).rejects.toThrow(
    'cannot be edited or deleted',
  )
  expect(await settle('refuse')).toBe('done')
  expect((await rebates(agent))[0]?.status).toBe('held')
  await drawAndPayRebates(floor.exchange.deps)
  expect(await run(sql`select 1 from rebate_run where status = 'drawn'`)).toEqual([])
  passMonths(floor.exchange, 1)
  await drawAndPayRebates(floor.exchange.deps)
  expect(await settle()).toBe('done')
  await drawAndPayRebates(floor.exchange.deps)
  expect(await cash(agent)).toBe(37_500n)
})

test('EXP-01 a job writes the file of rebates for its owner only, with a watermark and without formulas', async () => {
  const { who: agent, code } = await activeAgent(floor.exchange, people())
  const client = people()
  await run(sql`update customer set email = '=hyperlink("x")@mail.example' where id = ${client.id}`)
  await consentTo(floor.exchange, client, code)
  await trade(people(), client)
  await nextDay()
  const { jobId } = await api(agent).export({}, freshKey())
  expect((await api(agent).exportStatus({ jobId })).ready).toBe(false)
  expect(await codeOfRefusal(api(agent).exportFile({ jobId }))).toBe('NOT_FOUND')
  await writeExportTask(floor.exchange.deps)({ id: jobId })
  expect(await api(agent).exportStatus({ jobId })).toMatchObject({ ready: true, rows: 1 })
  const file = await api(agent).exportFile({ jobId })
  const cells = file
    .replace('\uFEFF', '')
    .split('\r\n')
    .flatMap((line) => line.split(','))
  expect(cells.filter((cell) => /^"?[=+\-@\t]/u.test(cell))).toEqual([])
  const [own] = await run(sql<{ number: bigint }>`select number from customer where id = ${agent.id}`)
  expect(file).toContain(`${own?.number} `)
  expect(file).toContain("'=***@mail.example")
  expect(await codeOfRefusal(api(client).exportFile({ jobId }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(api(client).exportStatus({ jobId }))).toBe('NOT_FOUND')
})

test("operators see an agent's clients and a month's payments, and only reviewers open a licence", async () => {
  const { who: agent, id } = await activeAgent(floor.exchange, people())
  const desk = floor.exchange.api(agentsManage, await floor.exchange.operator('compliance'))
  expect(await desk.get({ id })).toMatchObject({
    customer: { id: agent.id },
    status: 'active',
    signed: { version: AGENT_CONTRACT_VERSION },
  })
  expect((await desk.list({ status: 'active' })).rows.map((row) => row.id)).toContain(id)
  const { rows } = await desk.runs({})
  expect((await desk.payments({ id: rows[0]?.id ?? '' })).rows[0]).toMatchObject({
    amount: expect.any(String),
    agent: expect.stringMatching(/^AG-/),
  })
  expect(await desk.runFile({ id: rows[0]?.id ?? '' })).toContain('AG-')
  const finance = floor.exchange.api(agentsManage, await floor.exchange.operator('finance'))
  expect(await codeOfRefusal(finance.licence({ id }))).toBe('FORBIDDEN')
  expect(agentConsent.en_US).toContain('withdraw')
})

test("AZ-01 refuses an application with another customer's file", async () => {
  const [owner, other] = [people(), people()]
  const upload = await licenceOf(floor.exchange, owner)
  expect(await codeOfRefusal(applyAsAgent(floor.exchange, other, upload))).toBe('AGENT_UPLOAD_UNKNOWN')
  await applyAsAgent(floor.exchange, owner, upload)
  expect(await codeOfRefusal(applyAsAgent(floor.exchange, owner, upload))).toBe('AGENT_APPLIED_ALREADY')
})
