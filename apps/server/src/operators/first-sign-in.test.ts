import { approvals } from '@tessera/contract/approvals.ts'
import { operators, operatorSignIn } from '@tessera/contract/operators.ts'
import type { Role } from '@tessera/contract/permissions.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testHouse, type TestHouse } from '../../../../world/src/testing/house.ts'
import { enter, invited } from '../../../../world/src/testing/new-operator.ts'

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
const suspend = (id: string) => house.api(operators, one).suspend({ id, reason: 'Lost the telephone.' })
const rowOf = async (id: string) => (await house.api(operators, one).list({})).rows.find((row) => row.id === id)

test('AZ-13 roles come after the first sign-in: whoever invited somebody knows both of their factors until then', async () => {
  const made = await house.api(operators, one).create({ email: `${randomUUID()}@t.example`, name: 'New' })
  const { id, email } = made.operator
  expect(made.operator).toMatchObject({ roles: [], status: 'invited' })
  const early = house.api(approvals, one).propose(access(id, ['finance']))
  await expect(early).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  await enter(house, { ...made, id, email })
  await byTwo(id, ['finance'])
  expect(await rowOf(id)).toMatchObject({ roles: ['finance'], status: 'active' })
})

test('AZ-13 who was suspended before the first sign-in comes back as invited, with no role more, and sets a password', async () => {
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
