import { members } from '@tessera/contract/profile/members/members.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { joinedMember, removePerson } from '#testing/company-people.ts'
import { DOLLAR, signingTeams } from '#testing/signing-team.ts'
import { freshKey } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { lapseDueActs } from './lapse-due.ts'

let exchange: ChainExchange
let teams: ReturnType<typeof signingTeams>
beforeAll(async () => {
  exchange = await chainExchange()
  teams = signingTeams(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

test('one person withdraws up to the amount; above it the withdrawal is refused alone and waits for a second signature', async () => {
  const { owner, payer, second } = await teams.team()
  expect((await teams.create(payer, '100')).stage).toBe('email_confirm')
  expect(await codeOfRefusal(teams.create(payer, '100.000001'))).toBe('SIGNATURE_NEEDED')
  const act = await teams.ask(payer, '200')
  expect(act).toMatchObject({
    kind: 'withdrawal',
    status: 'waiting',
    act: owner.wallet,
    amount: '200.000000',
    value: '200.000000',
    requestedBy: { name: 'Pia' },
    signers: [{ name: 'Olivia' }, { name: 'Sam' }],
    maySign: false,
    mayCancel: true,
  })
  expect(await teams.money(owner)).toEqual({ posted: 500n * DOLLAR, held: 300n * DOLLAR })
  const inbox = await exchange.api(messages, second).list({})
  expect(inbox.rows.map(({ title }) => title)).toContain('Your signature is needed: 200.00 tUSD')
  const signed = await teams.desk.sign(second, act)
  expect(signed).toMatchObject({ status: 'done', secondBy: { name: 'Sam' } })
  const made = await exchange.api(withdrawals, owner).get({ id: signed.resultId ?? '' })
  expect(made).toMatchObject({ amount: '200.000000', stage: 'email_confirm' })
  // The email goes to the second signer, who saw the address.
  const { rows: mails } = await sql`select person_id from withdrawal_mail where withdrawal_id = ${made.id}`.execute(
    exchange.deps.db,
  )
  expect(mails).toEqual([{ person_id: second.id }])
  await teams.flow.confirm(made.id)
  expect(await teams.flow.stageOf(made.id)).toBe('review')
  expect(await teams.money(owner)).toEqual({ posted: 500n * DOLLAR, held: 300n * DOLLAR })
  const { rows } = await sql<{ factor: string }>`select factor from withdrawal where id = ${made.id}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ factor: 'mobile & mobile' }])
})

test('API-08 payments of all people of a company within 24 hours add up, and signed ones do not count', async () => {
  const { payer, second } = await teams.team()
  await teams.desk.sign(second, await teams.ask(payer, '150'))
  expect((await teams.create(payer, '60')).stage).toBe('email_confirm')
  expect(await codeOfRefusal(teams.create(payer, '41'))).toBe('SIGNATURE_NEEDED')
  const other = { ...second, wallet: payer.wallet, tag: payer.tag, addressId: payer.addressId }
  expect(await codeOfRefusal(teams.create(other, '41'))).toBe('SIGNATURE_NEEDED')
  expect((await teams.create(other, '40')).stage).toBe('email_confirm')
  expect((await teams.ask(payer, '41')).status).toBe('waiting')
})

test('the history of the account and the audit log name both people', async () => {
  const { owner, payer, second } = await teams.team()
  await teams.desk.sign(second, await teams.ask(payer, '200'))
  const { rows } = await exchange.api(members, owner).acts({})
  expect(rows.slice(0, 2).map(({ name, path }) => [name, path])).toEqual([
    ['Sam', 'ex/api/v1/signatures/sign'],
    ['Pia', 'ex/api/v1/signatures/ask'],
  ])
  const { rows: logged } = await sql<{ actor: string; action: string }>`
    select actor, action from audit_entry where action in ('signatures.ask', 'signatures.sign') order by seq desc limit 2`.execute(
    exchange.deps.db,
  )
  expect(logged).toEqual([
    { actor: `customer:${second.id}`, action: 'signatures.sign' },
    { actor: `customer:${payer.id}`, action: 'signatures.ask' },
  ])
})

test("refuses signatures by the requester, without the role, or with another person's code", async () => {
  const { owner, payer, second } = await teams.team()
  const viewer = await joinedMember(exchange, owner, ['trade'], 'Vera', second)
  const act = await teams.ask(payer, '200')
  expect(await codeOfRefusal(teams.desk.sign(payer, act))).toBe('SIGNATURE_SAME_PERSON')
  expect(await codeOfRefusal(teams.desk.sign(viewer, act))).toBe('MEMBER_ROLE_MISSING')
  const { id, amount, coin } = act
  const foreign = await teams.flow.prove(owner, 'sign_act', {
    id,
    act: act.act,
    amount: amount ?? '',
    coin: coin ?? '',
  })
  expect(await codeOfRefusal(teams.desk.api(second).sign({ id, verifyToken: foreign }, freshKey()))).toBe(
    'VERIFY_TOKEN_INVALID',
  )
  expect((await teams.desk.one(owner, act))?.status).toBe('waiting')
})

test('an act that would be refused is not sent for signature, and its code remains usable', async () => {
  const { owner, payer } = await teams.team()
  const body = await teams.flow.body(payer, '200')
  await sql`update address_book set usable_at = now() + interval '1 hour' where id = ${owner.addressId}`.execute(
    exchange.deps.db,
  )
  const wait = () => teams.desk.api(payer).ask({ act: { kind: 'withdrawal', ...body } }, freshKey())
  expect(await codeOfRefusal(wait())).toBe('WITHDRAWAL_ADDRESS_WAITING')
  expect(await teams.money(owner)).toEqual({ posted: 500n * DOLLAR, held: 0n })
  await sql`update address_book set usable_at = added_at where id = ${owner.addressId}`.execute(exchange.deps.db)
  expect((await wait()).status).toBe('waiting')
  expect(await codeOfRefusal(wait())).toBe('VERIFY_TOKEN_INVALID')
})

test('checks everything again at the second signature, and keeps a refused act pending with its money held', async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
            values (gen_random_uuid(), ${owner.id}, 'withdraw', 'phone_changed', now(), now() + interval '1 hour')`.execute(
    exchange.deps.db,
  )
  expect(await codeOfRefusal(teams.desk.sign(second, act))).toBe('WITHDRAWAL_FROZEN')
  expect((await teams.desk.one(owner, act))?.status).toBe('waiting')
  expect(await teams.money(owner)).toEqual({ posted: 500n * DOLLAR, held: 200n * DOLLAR })
})

test('the signature of either person does not count after they lost the role or left', async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  await sql`update member set roles = '{administer}' where login_id = ${second.id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(teams.desk.sign(second, act))).toBe('MEMBER_ROLE_MISSING')
  expect((await teams.desk.one(owner, act))?.signers.map(({ name }) => name)).toEqual(['Olivia'])
  await removePerson(exchange, owner, payer.id)
  expect(await codeOfRefusal(teams.desk.sign(owner, act))).toBe('SIGNATURE_ASKER_GONE')
  expect(await teams.desk.one(owner, act)).toMatchObject({ requesterCounts: false, maySign: true })
  expect((await teams.desk.refuse(owner, act)).status).toBe('refused')
  expect(await teams.money(owner)).toEqual({ posted: 500n * DOLLAR, held: 0n })
})

test('refuses to send an act for signature if no other person can sign it', async () => {
  const owner = await teams.flow.withdrawer(500n * DOLLAR)
  await sql`update customer set type = 'corporate' where id = ${owner.id}`.execute(exchange.deps.db)
  const other = await joinedMember(exchange, owner, ['pay', 'administer'], 'Sam')
  await teams.desk.setRule(owner, { orders: null, money: '100' })
  await removePerson(exchange, owner, other.id)
  expect(await codeOfRefusal(teams.ask(owner, '200'))).toBe('SIGNATURE_NO_SIGNER')
  expect(await codeOfRefusal(teams.desk.setRule(owner, { orders: null, money: null }))).toBe('SIGNATURE_NO_SIGNER')
  await joinedMember(exchange, owner, ['pay'], 'New')
  expect((await teams.ask(owner, '200')).signers).toMatchObject([{ name: 'New' }])
})

test('a refusal and a cancellation return the money immediately', async () => {
  const { owner, payer, second } = await teams.team()
  const [one, other] = [await teams.ask(payer, '150'), await teams.ask(payer, '200')]
  expect(await codeOfRefusal(teams.desk.cancel(second, other))).toBe('NOT_FOUND')
  expect((await teams.desk.refuse(second, one)).status).toBe('refused')
  expect((await teams.desk.cancel(payer, other)).status).toBe('cancelled')
  expect(await teams.money(owner)).toEqual({ posted: 500n * DOLLAR, held: 0n })
  expect(await codeOfRefusal(teams.desk.sign(second, one))).toBe('SIGNATURE_WRONG_STATUS')
})

test('an unsigned act expires after 24 hours and returns its money once', async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  await lapseDueActs(exchange.deps)
  expect((await teams.desk.one(owner, act))?.status).toBe('waiting')
  await teams.desk.expire(act)
  expect(await codeOfRefusal(teams.desk.sign(second, act))).toBe('SIGNATURE_WRONG_STATUS')
  await Promise.all([lapseDueActs(exchange.deps), lapseDueActs(exchange.deps)])
  expect((await teams.desk.one(owner, act))?.status).toBe('lapsed')
  expect(await teams.money(owner)).toEqual({ posted: 500n * DOLLAR, held: 0n })
})

test('of two concurrent signatures one counts, and one withdrawal is created', async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  const answers = await Promise.all([
    codeOfRefusal(teams.desk.sign(owner, act)),
    codeOfRefusal(teams.desk.sign(second, act)),
  ])
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
  expect(answers).toContain('SIGNATURE_WRONG_STATUS')
  expect((await exchange.api(withdrawals, owner).list({})).rows).toHaveLength(1)
  expect(await teams.money(owner)).toEqual({ posted: 500n * DOLLAR, held: 200n * DOLLAR })
})

test('of a concurrent signature and cancellation one wins, and the money is held or returned, never both', async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  const [signed, cancelled] = await Promise.all([
    codeOfRefusal(teams.desk.sign(second, act)),
    codeOfRefusal(teams.desk.cancel(payer, act)),
  ])
  expect([signed, cancelled].filter((code) => code === undefined)).toHaveLength(1)
  const { held } = await teams.money(owner)
  expect(held).toBe(signed === undefined ? 200n * DOLLAR : 0n)
  expect((await exchange.api(withdrawals, owner).list({})).rows).toHaveLength(signed === undefined ? 1 : 0)
})

test("a signature concurrent with the requester's removal counts only if it came first", async () => {
  const { owner, payer, second } = await teams.team()
  const act = await teams.ask(payer, '200')
  const [signed] = await Promise.all([
    codeOfRefusal(teams.desk.sign(second, act)),
    removePerson(exchange, owner, payer.id),
  ])
  expect([undefined, 'SIGNATURE_ASKER_GONE']).toContain(signed)
  expect((await teams.desk.one(owner, act))?.status).toBe(signed === undefined ? 'done' : 'waiting')
})

test('no other act spends the money of a pending act', async () => {
  const { owner, payer, second } = await teams.team()
  const other = { ...second, wallet: owner.wallet, tag: owner.tag, addressId: owner.addressId }
  const answers = await Promise.all(['300', '300', '300'].map((amount) => codeOfRefusal(teams.ask(payer, amount))))
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
  expect(answers.filter((code) => code === 'INSUFFICIENT_AVAILABLE_BALANCE')).toHaveLength(2)
  expect((await teams.ask(payer, '150')).status).toBe('waiting')
  // 50 dollars of the amount remain for all people together, for acts of 100 alone.
  const alone = await Promise.all([owner, payer, other].map((who) => codeOfRefusal(teams.create(who, '50'))))
  expect(alone.filter((code) => code === undefined)).toHaveLength(1)
  expect(alone.filter((code) => code === 'INSUFFICIENT_AVAILABLE_BALANCE')).toHaveLength(2)
  expect((await teams.money(owner)).held).toBe(500n * DOLLAR)
})

test('a new or stricter rule takes effect immediately; a looser one waits for a second administrator', async () => {
  const { owner, payer, second } = await teams.team()
  expect((await teams.desk.setRule(payer, { orders: '1000', money: '50' })).waiting).toBeNull()
  expect(await codeOfRefusal(teams.create(payer, '60'))).toBe('SIGNATURE_NEEDED')
  const { rule, waiting } = await teams.desk.setRule(payer, { orders: '1000', money: null })
  expect(rule).toMatchObject({ moneyAbove: '50.000000', version: 2 })
  expect(waiting).toMatchObject({ kind: 'rule', status: 'waiting', amount: null })
  if (waiting === null) throw new Error('the looser rule is not pending')
  expect(await codeOfRefusal(teams.desk.sign(payer, waiting))).toBe('SIGNATURE_SAME_PERSON')
  expect((await teams.desk.sign(second, waiting)).status).toBe('done')
  expect(await teams.desk.api(owner).rule({})).toMatchObject({
    ordersAbove: '1000.000000',
    moneyAbove: null,
    version: 3,
    setBy: ['Pia', 'Sam'],
  })
  expect((await teams.create(payer, '200')).stage).toBe('email_confirm')
})

test('refuses a rule by a person without the role, and a rule without enough signers', async () => {
  const owner = await teams.flow.withdrawer(500n * DOLLAR)
  await sql`update customer set type = 'corporate' where id = ${owner.id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(teams.desk.setRule(owner, { orders: null, money: '100' }))).toBe('SIGNATURE_NO_SIGNER')
  const payer = await joinedMember(exchange, owner, ['pay'])
  expect(await codeOfRefusal(teams.desk.setRule(payer, { orders: null, money: '100' }))).toBe('MEMBER_ROLE_MISSING')
})

test('AZ-01 an act of another company is not found', async () => {
  const [one, other] = [await teams.team(), await teams.team()]
  const act = await teams.ask(one.payer, '200')
  expect(await codeOfRefusal(teams.desk.sign(other.second, act))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(teams.desk.refuse(other.second, act))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(teams.desk.cancel(other.payer, act))).toBe('NOT_FOUND')
  expect((await teams.desk.one(one.owner, act))?.status).toBe('waiting')
})

test('a personal account has no rule', async () => {
  const person = await teams.flow.withdrawer(500n * DOLLAR)
  expect(await codeOfRefusal(teams.desk.setRule(person, { orders: null, money: '100' }))).toBe('MEMBER_COMPANY_ONLY')
  expect((await teams.create(person, '400')).stage).toBe('email_confirm')
  expect(await codeOfRefusal(teams.ask(person, '50'))).toBe('SIGNATURE_NOT_NEEDED')
})
