import { operators } from '@tessera/contract/office/operators/operators.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { signedInOperator } from '#testing/new-operator.ts'
import { firstRoles } from '#platform/database/first-roles.ts'

// Each test counts the operators who can grant rights, so each uses its own exchange.

let exchange: TestExchange
beforeEach(async () => {
  exchange = await testExchange()
})
afterEach(() => exchange.close())

const { superadmin } = firstRoles
const suspend = (by: Person, who: Person) =>
  exchange
    .api(operators, by)
    .suspend({ id: who.id, reason: 'Left.' })
    .then(
      () => 'done',
      ({ code }: { code: string }) => code,
    )
/** Proposes a change of a person's roles, by `maker`. */
const proposeRoles = (maker: Person, who: Person, roles: string[]) =>
  exchange.api(approvals, maker).propose({
    kind: 'operator_access',
    subjectId: who.id,
    verdict: 'approve',
    reason: 'Changes desks.',
    proposal: { roles },
  })
const proposeRole = (maker: Person, permissions: Permission[]) =>
  exchange.api(approvals, maker).propose({
    kind: 'setting',
    subjectId: 'role:superadmin',
    verdict: 'approve',
    reason: 'Split.',
    proposal: { act: 'change', area: 'role', values: { ...superadmin, permissions }, effectiveFrom: null },
  })
const confirm = (who: Person, { id: requestId, contentHash }: { readonly id: string; readonly contentHash: string }) =>
  exchange
    .api(approvals, who)
    .decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
    .then(
      () => 'done',
      ({ code }: { code: string }) => code,
    )
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => signedInOperator(exchange, 'superadmin')))

test('AZ-13 the last two people who can grant rights cannot be suspended, and a third one can', async () => {
  const [one, two, three] = await people(3)
  if (!one || !two || !three) throw new Error('the test did not create three people')
  expect(await suspend(one, three)).toBe('done')
  expect(await suspend(one, two)).toBe('OPERATOR_LAST_TWO')
  expect(await suspend(one, await signedInOperator(exchange, 'finance'))).toBe('done')
})

test('AZ-13 refuses a change of roles after which fewer than two people could grant rights', async () => {
  const [one, two, three] = await people(3)
  if (!one || !two || !three) throw new Error('the test did not create three people')
  expect(await confirm(two, await proposeRoles(one, three, ['support']))).toBe('done')
  await expect(proposeRoles(one, two, ['support'])).rejects.toMatchObject({ code: 'OPERATOR_LAST_TWO' })
})

test('AZ-13 refuses a version of a role after which nobody could grant rights', async () => {
  const [one] = await people(2)
  if (!one) throw new Error('the test did not create two people')
  for (const right of ['settings.access', 'operators.manage'] as const) {
    const left = superadmin.permissions.filter((permission) => permission !== right)
    await expect(proposeRole(one, left)).rejects.toMatchObject({ code: 'SETTING_LAST_TWO' })
  }
})

test('a planned version that would lock everybody out is refused when it is due', async () => {
  const { change, applyDue, inHours, statesOf } = changingSettings(exchange)
  const values = { ...superadmin, names: { en_US: 'Owner', zh_CN: '所有者' } }
  expect(await change('role', 'owner', values)).toBe('done')
  const owners = [await exchange.operator('owner'), await exchange.operator('owner')]
  const closed = { ...superadmin, isOpen: false }
  expect(await change('role', 'superadmin', closed, inHours(1))).toBe('done')
  for (const { id: subjectId } of owners)
    expect(
      await byTwo(exchange, {
        kind: 'operator_access',
        subjectId,
        verdict: 'approve',
        roles: ['superadmin', 'superadmin'],
        proposal: { roles: [] },
      }),
    ).toBe('done')
  exchange.passTime(2 * HOUR_MS)
  await applyDue()
  expect(await statesOf('role', 'superadmin')).toEqual(['refused', 'in_force'])
})

test('AZ-13 of two concurrent suspensions that each leave two people, one is refused', async () => {
  const [one, two, three] = await people(3)
  if (!one || !two || !three) throw new Error('the test did not create three people')
  const both = await Promise.all([suspend(one, two), suspend(two, three)])
  expect(both.filter((code) => code === 'done')).toHaveLength(1)
})

test('AZ-13 a concurrent change of a role and suspension leave two people who can grant rights', async () => {
  const [one, two] = await people(2)
  if (!one || !two) throw new Error('the test did not create two people')
  // Two people have the right by another role, two by this one.
  const owner = { ...superadmin, names: { en_US: 'Owner', zh_CN: '所有者' } }
  expect(await changingSettings(exchange).change('role', 'owner', owner)).toBe('done')
  const owners = [await signedInOperator(exchange, 'owner'), await signedInOperator(exchange, 'owner')]
  const [, gone] = owners
  if (!gone) throw new Error('the test did not create two owners')
  const request = await proposeRole(one, ['settings.read', 'approvals.read'])
  const both = await Promise.all([confirm(two, request), suspend(one, gone)])
  expect(both.filter((code) => code === 'done')).toHaveLength(1)
})

test('AZ-13 of two concurrent grants that each leave two people, one is refused', async () => {
  const [one, two, three] = await people(3)
  if (!one || !two || !three) throw new Error('the test did not create three people')
  const requests = [await proposeRoles(one, two, ['support']), await proposeRoles(two, three, ['support'])] as const
  const both = await Promise.all([confirm(three, requests[0]), confirm(one, requests[1])])
  expect(both.filter((code) => code === 'done')).toHaveLength(1)
})
