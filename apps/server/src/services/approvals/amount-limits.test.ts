import { operators } from '@tessera/contract/office/operators/operators.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { type ChainExchange, chainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { type Withdrawing, withdrawing } from '#testing/withdrawing.ts'
import { approvalKinds } from '../../approval-kinds.ts'
import { withinAmountLimits } from './amount-limits.ts'

let exchange: ChainExchange
let desk: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  desk = withdrawing(exchange)
})
afterAll(() => exchange.close())

type Limits = { readonly decision: number | null; readonly day: number | null }

/** Creates an operator of the finance role with amount limits, which two superadmins decided on. */
async function limitedOperator(limits: Limits, name = 'Limited'): Promise<Person> {
  const person = await exchange.operator('finance')
  await sql`update operator set name = ${name} where id = ${person.id}`.execute(exchange.deps.db)
  const agreed = await byTwo(exchange, {
    kind: 'operator_access',
    subjectId: person.id,
    verdict: 'approve',
    roles: ['superadmin', 'superadmin'],
    proposal: { roles: ['finance'], limits },
  })
  expect(agreed).toBe('done')
  return person
}

/** Creates a proposal to approve a withdrawal of this amount of a dollar coin, made by an operator without limits. */
async function proposeApproval(amount: string) {
  const id = await desk.request(await desk.withdrawer(10_000_000_000n, { class: 'ai' }), amount)
  const maker = exchange.api(approvals, await exchange.operator('compliance'))
  const about = { kind: 'withdrawal_review', subjectId: id, reason: 'Looked at.' } as const
  return { id, about, request: await maker.propose({ ...about, verdict: 'approve' }) }
}

const confirm = (who: Person, { id: requestId, contentHash }: { readonly id: string; readonly contentHash: string }) =>
  exchange.api(approvals, who).decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })

test('rejects an approval above the limit per decision, and names the limit and people who can approve it', async () => {
  const checker = await limitedOperator({ decision: 500, day: null })
  const senior = await limitedOperator({ decision: 900, day: null }, 'Senior Person')
  const { request, id } = await proposeApproval('600')
  await expect(confirm(checker, request)).rejects.toMatchObject({
    code: 'APPROVAL_ABOVE_LIMIT',
    message: expect.stringMatching(/up to 500\.00 USD per decision.* worth 600\.00 USD.*Senior Person/u),
  })
  expect(await desk.stageOf(id)).toBe('review')
  await confirm(senior, request)
  expect(await desk.stageOf(id)).toBe('approved')
})

test('accepts an approval of exactly the limit', async () => {
  await expect(
    confirm(await limitedOperator({ decision: 600, day: 600 }), (await proposeApproval('600')).request),
  ).resolves.toMatchObject({
    status: 'approved',
  })
})

test('an operator with a limit can still propose or reject larger amounts', async () => {
  const checker = await limitedOperator({ decision: 1, day: 1 })
  const { request, about } = await proposeApproval('700')
  const api = exchange.api(approvals, checker)
  const { id: requestId, contentHash } = request
  await api.decide({ requestId, contentHash, verdict: 'refuse', note: 'Not yet.' })
  await expect(api.propose({ ...about, verdict: 'approve' })).resolves.toMatchObject({ status: 'requested' })
})

test('adds up the approvals of a day, and begins again on the next day', async () => {
  const checker = await limitedOperator({ decision: null, day: 1000 })
  await confirm(checker, (await proposeApproval('600')).request)
  const second = await proposeApproval('500')
  await expect(confirm(checker, second.request)).rejects.toMatchObject({
    code: 'APPROVAL_ABOVE_DAY_LIMIT',
    message: expect.stringMatching(/400\.00 USD more today.* of 1,000\.00 USD.* worth 500\.00 USD/u),
  })
  exchange.passTime(DAY_MS)
  await confirm(checker, second.request)
  expect(await desk.stageOf(second.id)).toBe('approved')
})

test('adds up the approvals of a day through a change of the reference currency', async () => {
  const checker = await limitedOperator({ decision: null, day: 1000 })
  await confirm(checker, (await proposeApproval('600')).request)
  const second = await proposeApproval('151')
  for (const code of ['SGD', 'USD']) await exchange.coin(code, 'fiat', 2)
  await sql`insert into rate (coin, fiat, price, as_of, source) values ('USD', 'SGD', 13333333334, now() + interval '1000 days', 'test')
            on conflict (coin, fiat) do update set price = excluded.price, as_of = excluded.as_of`.execute(
    exchange.deps.db,
  )
  await changeSettings(exchange, { exchange: { referenceCurrency: 'SGD' } })
  // 600 US dollars at 1.3333333334 leave 199.99 of 1,000.00 SGD; 151 US dollars are worth 201.33.
  await expect(confirm(checker, second.request)).rejects.toMatchObject({
    code: 'APPROVAL_ABOVE_DAY_LIMIT',
    message: expect.stringMatching(/199\.99\d* SGD more today.* of 1,000\.00 SGD/u),
  })
  await sql`delete from rate where coin = 'USD' and fiat = 'SGD'`.execute(exchange.deps.db)
  await expect(confirm(checker, second.request)).rejects.toMatchObject({ code: 'APPROVAL_VALUE_UNKNOWN' })
  await changeSettings(exchange, { exchange: { referenceCurrency: 'USD' } })
  await confirm(checker, second.request)
})

test('two concurrent approvals cannot together exceed the daily limit', async () => {
  const checker = await limitedOperator({ decision: null, day: 1000 })
  const requests = [(await proposeApproval('600')).request, (await proposeApproval('601')).request]
  const both = await Promise.allSettled(requests.map((request) => confirm(checker, request)))
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'APPROVAL_ABOVE_DAY_LIMIT' },
  })
})

test('only a person without limits approves an amount of unknown value', async () => {
  await exchange.coin('ODD', 'crypto', 2)
  const [checker, free] = [
    await limitedOperator({ decision: 1_000_000, day: null }),
    await exchange.operator('finance'),
  ]
  const maker = await exchange.operator('finance')
  const request = { kind: 'deposit_review', subject_id: 'any', requested_by: maker.id } as const
  const content = { amount: '1', coin: 'ODD' }
  const within = (who: Person) =>
    exchange.deps.inTx('test')((tx) =>
      withinAmountLimits(tx, approvalKinds(exchange.deps), { request, content, checker: who.id }),
    )
  expect(await within(checker)).toMatchObject({
    ok: false,
    code: 'APPROVAL_VALUE_UNKNOWN',
    params: { currency: 'USD' },
  })
  expect(await within(free)).toEqual({ ok: true, value: undefined })
})

test('AZ-13 operators cannot change their own limits, and limits stay when only roles change', async () => {
  const [one, two] = [await exchange.operator('superadmin'), await exchange.operator('superadmin')]
  const about = { kind: 'operator_access', subjectId: one.id, verdict: 'approve', reason: 'More.' } as const
  const own = exchange
    .api(approvals, one)
    .propose({ ...about, proposal: { roles: ['superadmin'], limits: { decision: null, day: null } } })
  await expect(own).rejects.toMatchObject({ code: 'OPERATOR_SELF' })
  const person = await limitedOperator({ decision: 5, day: 7 })
  const roles = ['superadmin', 'superadmin'] as const
  const proposal = { roles: ['finance', 'support'] }
  expect(
    await byTwo(exchange, { kind: 'operator_access', subjectId: person.id, verdict: 'approve', roles, proposal }),
  ).toBe('done')
  const { people } = await exchange.api(operators, two).rights({})
  expect(people.find(({ id }) => id === person.id)).toMatchObject({
    roles: ['finance', 'support'],
    limits: { decision: 5, day: 7 },
  })
})
