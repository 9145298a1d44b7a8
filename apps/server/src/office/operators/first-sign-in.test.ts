import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import type { Role } from '@tessera/contract/permissions.ts'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testHouse, type TestHouse } from '#testing/house.ts'
import { codeOf, enter, invited, mailedInvitation, ownPassword, signedIn } from '#testing/new-operator.ts'

let house: TestHouse
let one: Person
let two: Person
beforeAll(async () => {
  house = await testHouse()
  one = await house.operator('superadmin')
  two = await house.operator('superadmin')
})
afterAll(() => house.close())

const access = (subjectId: string, roles: Role[], reinstate = false) =>
  ({ kind: 'operator_access', subjectId, verdict: 'approve', reason: 'Desk.', proposal: { roles, reinstate } }) as const
async function byTwo(subjectId: string, roles: Role[], reinstate = false): Promise<void> {
  const { id: requestId, contentHash } = await house.api(approvals, one).propose(access(subjectId, roles, reinstate))
  await house.api(approvals, two).decide({ requestId, contentHash, verdict: 'approve', note: 'Yes.' })
}
const anew = (subjectId: string, roles: Role[]) => ({
  ...access(subjectId, roles, true),
  proposal: { roles, reinstate: true, inviteIn: 'zh_CN' },
})
const suspend = (id: string) => house.api(operators, one).suspend({ id, reason: 'Lost the telephone.' })
const rowOf = async (id: string) => (await house.api(operators, one).list({})).rows.find((row) => row.id === id)

const door = () => house.api(operatorSignIn)
const auditOf = async (id: string) => {
  const { rows } = await house.api(audit, one).list({ targetId: id })
  return rows
}

test('AZ-13 the inviter learns neither factor: both are emailed, and the recipient activates the account', async () => {
  const email = `${randomUUID()}@t.example`
  const answer = await house.api(operators, one).create({ email, name: 'New' })
  expect(Object.keys(answer)).toEqual(['operator'])
  const who = await mailedInvitation(house, email)
  const { ticket } = await door().login({ email, password: who.oneTimePassword })
  await door().confirm({ ticket, code: codeOf(who.otpauth), newPassword: ownPassword })
  const acts = await auditOf(who.id)
  const act = (action: string) => acts.find((entry) => entry.action === action)
  expect(act('operators.invite')).toMatchObject({ actor: `operator:${one.id}`, after: { mailedTo: email } })
  expect(act('operators.activate')).toMatchObject({ actor: `operator:${who.id}`, after: { status: 'active' } })
  const later = await door().login({ email, password: ownPassword })
  expect(later).toMatchObject({ needsNewPassword: false, otpauth: null })
})

test('AZ-13 an invitation is valid until the next one, and for three days', async () => {
  const own = await testHouse()
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

test('AZ-13 gives roles only after the first sign-in, which proves who reads the email', async () => {
  const made = await house.api(operators, one).create({ email: `${randomUUID()}@t.example`, name: 'New' })
  const { id, email } = made.operator
  expect(made.operator).toMatchObject({ roles: [], status: 'invited' })
  const early = house.api(approvals, one).propose(access(id, ['finance']))
  await expect(early).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  await enter(house, await mailedInvitation(house, email))
  await byTwo(id, ['finance'])
  expect(await rowOf(id)).toMatchObject({ roles: ['finance'], status: 'active' })
})

test('AZ-13 an operator suspended before the first sign-in returns as invited, without roles, and sets a password', async () => {
  const who = await invited(house, 'support')
  await suspend(who.id)
  const more = house.api(approvals, one).propose(access(who.id, ['support', 'finance'], true))
  await expect(more).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  await byTwo(who.id, ['support'], true)
  expect(await rowOf(who.id)).toMatchObject({ roles: ['support'], status: 'invited' })
  const { needsNewPassword } = await house
    .api(operatorSignIn)
    .login({ email: who.email, password: who.oneTimePassword })
  expect(needsNewPassword).toBe(true)
  await enter(house, who)
  const old = house.api(operatorSignIn).login({ email: who.email, password: who.oneTimePassword })
  await expect(old).rejects.toMatchObject({ code: 'OPERATOR_SIGN_IN_WRONG' })
})

test('AZ-13 an operator without authenticator is suspended by one and invited again by two; former factors are invalid', async () => {
  const who = await signedIn(house, 'support', 'finance')
  const propose = (roles: Role[]) => house.api(approvals, one).propose(anew(who.id, roles))
  await expect(propose(['support'])).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const begun = await door().login({ email: who.email, password: ownPassword })
  await suspend(who.id)
  await expect(propose(['support', 'compliance'])).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  const { id: requestId, contentHash } = await propose(['support'])
  const decision = { requestId, contentHash, verdict: 'approve', note: 'Yes.' } as const
  await expect(house.api(approvals, one).decide(decision)).rejects.toMatchObject({ code: 'APPROVAL_OWN_PROPOSAL' })
  await house.api(approvals, two).decide(decision)
  expect(await rowOf(who.id)).toMatchObject({ status: 'invited', roles: ['support'], entered: false })
  const old = door().login({ email: who.email, password: ownPassword })
  await expect(old).rejects.toMatchObject({ code: 'OPERATOR_SIGN_IN_WRONG' })
  const late = door().confirm({ ticket: begun.ticket, code: codeOf(who.otpauth, 1), newPassword: `${ownPassword}2` })
  await expect(late).rejects.toMatchObject({ code: 'OPERATOR_TICKET_OVER' })
  await expect(house.api(operators, who).me({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const next = await mailedInvitation(house, who.email)
  expect(next.otpauth).not.toBe(who.otpauth)
  const token = await enter(house, next)
  expect(await house.api(operators, { token }).me({})).toMatchObject({ id: who.id, roles: ['support'] })
  expect(await rowOf(who.id)).toMatchObject({ status: 'active', entered: true })
  const acts = await auditOf(who.id)
  expect(acts.map((entry) => entry.action)).toEqual(
    expect.arrayContaining(['operators.set_access', 'operators.invite']),
  )
})
