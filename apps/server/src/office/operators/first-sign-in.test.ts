import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import type { Role } from '@tessera/contract/permissions.ts'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import {
  codeOf,
  signInFirst,
  invitedOperator,
  mailedInvitation,
  ownPassword,
  signedInOperator,
} from '#testing/new-operator.ts'

let exchange: TestExchange
let one: Person
let two: Person
beforeAll(async () => {
  exchange = await testExchange()
  one = await exchange.operator('superadmin')
  two = await exchange.operator('superadmin')
})
afterAll(() => exchange.close())

const access = (subjectId: string, roles: Role[], reinstate = false) =>
  ({ kind: 'operator_access', subjectId, verdict: 'approve', reason: 'Desk.', proposal: { roles, reinstate } }) as const
async function byTwo(subjectId: string, roles: Role[], reinstate = false): Promise<void> {
  const { id: requestId, contentHash } = await exchange.api(approvals, one).propose(access(subjectId, roles, reinstate))
  await exchange.api(approvals, two).decide({ requestId, contentHash, verdict: 'approve', note: 'Yes.' })
}
const reinvitation = (subjectId: string, roles: Role[]) => ({
  ...access(subjectId, roles, true),
  proposal: { roles, reinstate: true, inviteIn: 'zh_CN' },
})
const suspend = (id: string) => exchange.api(operators, one).suspend({ id, reason: 'Lost the telephone.' })
const rowOf = async (id: string) => (await exchange.api(operators, one).list({})).rows.find((row) => row.id === id)

const client = () => exchange.api(operatorSignIn)
const auditOf = async (id: string) => {
  const { rows } = await exchange.api(audit, one).list({ targetId: id })
  return rows
}

test('AZ-13 the inviter learns neither factor: both are emailed, and the recipient activates the account', async () => {
  const email = `${randomUUID()}@t.example`
  const answer = await exchange.api(operators, one).create({ email, name: 'New' })
  expect(Object.keys(answer)).toEqual(['operator'])
  const who = await mailedInvitation(exchange, email)
  const { ticket } = await client().login({ email, password: who.oneTimePassword })
  await client().confirm({ ticket, code: codeOf(who.otpauth), newPassword: ownPassword })
  const acts = await auditOf(who.id)
  const act = (action: string) => acts.find((entry) => entry.action === action)
  expect(act('operators.invite')).toMatchObject({ actor: `operator:${one.id}`, after: { mailedTo: email } })
  expect(act('operators.activate')).toMatchObject({ actor: `operator:${who.id}`, after: { status: 'active' } })
  const later = await client().login({ email, password: ownPassword })
  expect(later).toMatchObject({ needsNewPassword: false, otpauth: null })
})

test('AZ-13 an invitation is valid until the next one, and for three days', async () => {
  const own = await testExchange()
  const root = await own.operator('superadmin')
  const [email, desk, at] = [`${randomUUID()}@t.example`, own.api(operators, root), own.api(operatorSignIn)]
  const login = (password: string) => at.login({ email, password })
  await desk.create({ email, name: 'New' })
  const first = await mailedInvitation(own, email)
  own.passTime(3 * DAY_MS)
  await expect(login(first.oneTimePassword)).rejects.toMatchObject({ code: 'OPERATOR_SIGN_IN_WRONG' })
  await desk.inviteAgain({ id: first.id })
  const second = await mailedInvitation(own, email)
  await expect(login(first.oneTimePassword)).rejects.toMatchObject({ code: 'OPERATOR_SIGN_IN_WRONG' })
  expect(second.otpauth).not.toBe(first.otpauth)
  const { ticket } = await login(second.oneTimePassword)
  await at.confirm({ ticket, code: codeOf(second.otpauth, 3 * 2880), newPassword: ownPassword })
  await expect(desk.inviteAgain({ id: first.id })).rejects.toMatchObject({ code: 'OPERATOR_WRONG_STATUS' })
  await expect(desk.inviteAgain({ id: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await own.close()
})

test('AZ-13 grants roles only after the first sign-in, which proves who reads the email', async () => {
  const made = await exchange.api(operators, one).create({ email: `${randomUUID()}@t.example`, name: 'New' })
  const { id, email } = made.operator
  expect(made.operator).toMatchObject({ roles: [], status: 'invited' })
  const early = exchange.api(approvals, one).propose(access(id, ['finance']))
  await expect(early).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  await signInFirst(exchange, await mailedInvitation(exchange, email))
  await byTwo(id, ['finance'])
  expect(await rowOf(id)).toMatchObject({ roles: ['finance'], status: 'active' })
})

test('AZ-13 an operator suspended before the first sign-in returns as invited, without roles, and sets a password', async () => {
  const who = await invitedOperator(exchange, 'support')
  await suspend(who.id)
  const more = exchange.api(approvals, one).propose(access(who.id, ['support', 'finance'], true))
  await expect(more).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  await byTwo(who.id, ['support'], true)
  expect(await rowOf(who.id)).toMatchObject({ roles: ['support'], status: 'invited' })
  const { needsNewPassword } = await exchange
    .api(operatorSignIn)
    .login({ email: who.email, password: who.oneTimePassword })
  expect(needsNewPassword).toBe(true)
  await signInFirst(exchange, who)
  const old = exchange.api(operatorSignIn).login({ email: who.email, password: who.oneTimePassword })
  await expect(old).rejects.toMatchObject({ code: 'OPERATOR_SIGN_IN_WRONG' })
})

test('AZ-13 one person suspends an operator without authenticator, two invite the operator again, and earlier factors are invalid', async () => {
  const who = await signedInOperator(exchange, 'support', 'finance')
  const propose = (roles: Role[]) => exchange.api(approvals, one).propose(reinvitation(who.id, roles))
  await expect(propose(['support'])).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const firstStep = await client().login({ email: who.email, password: ownPassword })
  await suspend(who.id)
  await expect(propose(['support', 'compliance'])).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const { id: requestId, contentHash } = await propose(['support'])
  const decision = { requestId, contentHash, verdict: 'approve', note: 'Yes.' } as const
  await expect(exchange.api(approvals, one).decide(decision)).rejects.toMatchObject({ code: 'APPROVAL_OWN_PROPOSAL' })
  await exchange.api(approvals, two).decide(decision)
  expect(await rowOf(who.id)).toMatchObject({ status: 'invited', roles: ['support'], entered: false })
  const old = client().login({ email: who.email, password: ownPassword })
  await expect(old).rejects.toMatchObject({ code: 'OPERATOR_SIGN_IN_WRONG' })
  const late = client().confirm({
    ticket: firstStep.ticket,
    code: codeOf(who.otpauth, 1),
    newPassword: `${ownPassword}2`,
  })
  await expect(late).rejects.toMatchObject({ code: 'OPERATOR_TICKET_OVER' })
  await expect(exchange.api(operators, who).me({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const next = await mailedInvitation(exchange, who.email)
  expect(next.otpauth).not.toBe(who.otpauth)
  const token = await signInFirst(exchange, next)
  expect(await exchange.api(operators, { token }).me({})).toMatchObject({ id: who.id, roles: ['support'] })
  expect(await rowOf(who.id)).toMatchObject({ status: 'active', entered: true })
  const acts = await auditOf(who.id)
  expect(acts.map((entry) => entry.action)).toEqual(
    expect.arrayContaining(['operators.set_access', 'operators.invite']),
  )
})
