import { operators } from '@tessera/contract/office/operators/operators.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { firstRoles } from '#platform/database/first-roles.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const roleOf = (permissions: Permission[], about: Partial<Setting<'role'>> = {}): Setting<'role'> => ({
  names: { en_US: 'Treasury', zh_CN: '资金' },
  purpose: { en_US: 'Moves money of the exchange.', zh_CN: '划转交易所资金。' },
  permissions,
  isOpen: true,
  ...about,
})
const code = () => `r_${randomUUID().slice(0, 8)}`
const change = (role: string, values: Setting<'role'>) => changingSettings(exchange).change('role', role, values)
const grant = (
  subjectId: string,
  roles: readonly string[],
  by: readonly [string, string] = ['superadmin', 'superadmin'],
) => byTwo(exchange, { kind: 'operator_access', subjectId, verdict: 'approve', roles: by, proposal: { roles } })
const permissionsOf = async (who: Person) => (await exchange.api(operators, who).me({})).permissions
const rights = async () => exchange.api(operators, await exchange.operator('auditor')).rights({})

test('a custom role gives its permissions from the next request on, and a new version takes them away', async () => {
  const role = code()
  expect(await change(role, roleOf(['audit.read', 'stops.read']))).toBe('done')
  const person = await exchange.operator('support')
  expect(await grant(person.id, [role])).toBe('done')
  expect(await permissionsOf(person)).toEqual(['stops.read', 'audit.read'])
  expect(await change(role, roleOf(['audit.read']))).toBe('done')
  expect(await permissionsOf(person)).toEqual(['audit.read'])
  expect(await change(role, roleOf(['audit.read'], { isOpen: false }))).toBe('done')
  expect(await permissionsOf(person)).toEqual([])
  expect(await changingSettings(exchange).statesOf('role', role)).toEqual(['in_force', 'former', 'former'])
})

test('previews how many operators have the role and how many get or lose a permission', async () => {
  const role = code()
  expect(await change(role, roleOf(['audit.read']))).toBe('done')
  for (const _ of [1, 2]) expect(await grant((await exchange.operator()).id, [role])).toBe('done')
  expect(await grant((await exchange.operator()).id, [role, 'auditor'])).toBe('done')
  const { effects } = await changingSettings(exchange).preview('role', role, roleOf(['stops.read']))
  // The auditor keeps both permissions by another role.
  expect(effects).toEqual([
    { name: 'operators', count: 3 },
    { name: 'gaining', count: 2 },
    { name: 'losing', count: 2 },
  ])
})

test('AZ-13 a role must exist and be open to be granted, and its code has only plain characters', async () => {
  const [role, person] = [code(), await exchange.operator('support')]
  expect(await grant(person.id, ['king'])).toBe('OPERATOR_ROLE_UNKNOWN')
  expect(await change(role, roleOf(['audit.read'], { isOpen: false }))).toBe('done')
  expect(await grant(person.id, [role])).toBe('OPERATOR_ROLE_UNKNOWN')
  expect(await change('Not Plain', roleOf([]))).toBe('SETTING_SUBJECT_WRONG')
  expect((await exchange.api(operators, person).me({})).roles).toEqual(['support'])
})

test('AZ-13 each area of the settings requires its own permission: listing proposes pairs, but not bank accounts or roles', async () => {
  const listing = await exchange.operator('listing')
  const api = exchange.api(approvals, listing)
  const propose = (subjectId: string, proposal: object) =>
    api.propose({ kind: 'setting', subjectId, verdict: 'approve', reason: 'Needed.', proposal: { ...proposal } }).then(
      () => 'done',
      ({ code: refusal }: { code: string }) => refusal,
    )
  const withdraw = { act: 'withdraw', version: 1 }
  // The pair does not exist, so the proposal fails after the check of the permission.
  expect(await propose('market:HARB-tUSD', withdraw)).toBe('APPROVAL_SUBJECT_MOVED')
  for (const id of ['bankAccount:SGD-main', 'coin:SGD', 'waits', 'role:listing', 'duties', 'nothing'])
    expect(await propose(id, withdraw)).toBe('FORBIDDEN')
  const subject = api.subject({ kind: 'setting', subjectId: 'role:listing' })
  await expect(subject).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('the queue shows proposals for settings only to people who may decide on their area', async () => {
  const role = code()
  const maker = exchange.api(approvals, await exchange.operator('superadmin'))
  const proposal = { act: 'change', area: 'role', values: roleOf(['audit.read']), effectiveFrom: null }
  await maker.propose({ kind: 'setting', subjectId: `role:${role}`, verdict: 'approve', reason: 'New.', proposal })
  const seenBy = async (held: string) =>
    (await exchange.api(approvals, await exchange.operator(held)).queue({ kind: 'setting' })).rows.some(
      ({ subjectId }) => subjectId === `role:${role}`,
    )
  expect(await seenBy('superadmin')).toBe(true)
  expect(await seenBy('compliance')).toBe(false)
})

test('AZ-13 no person decides on a role that would give that person more permissions', async () => {
  const role = code()
  expect(await change(role, roleOf(['settings.access', 'settings.read', 'approvals.read']))).toBe('done')
  const holder = await exchange.operator('superadmin', role)
  const other = await exchange.operator('superadmin')
  const propose = (who: Person, permissions: Permission[]) =>
    exchange.api(approvals, who).propose({
      kind: 'setting',
      subjectId: `role:${role}`,
      verdict: 'approve',
      reason: 'More.',
      proposal: { act: 'change', area: 'role', values: roleOf(permissions), effectiveFrom: null },
    })
  const more: Permission[] = ['settings.access', 'settings.read', 'approvals.read', 'withdrawals.review']
  await expect(propose(holder, more)).rejects.toMatchObject({ code: 'SETTING_OWN_RIGHTS' })
  const { id: requestId, contentHash } = await propose(other, more)
  const decision = { requestId, contentHash, verdict: 'approve', note: 'Agreed.' } as const
  const confirmed = exchange.api(approvals, holder).decide(decision)
  await expect(confirmed).rejects.toMatchObject({ code: 'SETTING_OWN_RIGHTS' })
  await exchange.api(approvals, await exchange.operator('superadmin')).decide(decision)
  expect(await permissionsOf(holder)).toContain('withdrawals.review')
  // Fewer permissions are harmless, so a person with the role may propose them.
  await expect(propose(holder, ['settings.access', 'settings.read'])).resolves.toMatchObject({ status: 'requested' })
})

test('AZ-13 refuses two roles that one person must not have together, and lists existing conflicts', async () => {
  const [one, two] = [code(), code()]
  for (const role of [one, two]) expect(await change(role, roleOf(['stops.read']))).toBe('done')
  const both = await exchange.operator(one, two)
  await changeSettings(exchange, { duties: { pairs: [{ first: two, second: one }] } })
  const person = await exchange.operator(one)
  const refused = exchange.api(approvals, await exchange.operator('superadmin')).propose({
    kind: 'operator_access',
    subjectId: person.id,
    verdict: 'approve',
    reason: 'Both.',
    proposal: { roles: [one, two] },
  })
  await expect(refused).rejects.toMatchObject({
    code: 'OPERATOR_ROLES_APART',
    field: 'proposal.roles',
    message: expect.stringContaining('Treasury · 资金'),
  })
  const found = await rights()
  const [first, second] = [one, two].toSorted()
  expect(found.pairs).toEqual([{ first, second }])
  expect(found.conflicts).toEqual([{ operatorId: both.id, first, second }])
  // An existing conflict does not prevent another change.
  expect(await grant(both.id, [one, two, 'support'])).toBe('done')
  expect(await grant(both.id, [one])).toBe('done')
  expect((await rights()).conflicts).toEqual([])
})

test('refuses a pair of a role with itself, and stores each pair once', async () => {
  const subjectId = 'duties'
  const changed = (pairs: object[]) =>
    byTwo(exchange, {
      kind: 'setting',
      subjectId,
      verdict: 'approve',
      roles: ['superadmin', 'superadmin'],
      proposal: { act: 'change', area: 'duties', values: { pairs }, effectiveFrom: null },
    })
  expect(await changed([{ first: 'finance', second: 'finance' }])).toBe('PARAM_INVALID')
  expect(
    await changed([
      { first: 'finance', second: 'auditor' },
      { first: 'auditor', second: 'finance' },
    ]),
  ).toBe('done')
  expect((await rights()).pairs).toEqual([{ first: 'auditor', second: 'finance' }])
})

test("exports the matrix as a file in the reader's language", async () => {
  const auditor = await exchange.operator('auditor')
  const roles = await exchange.api(operators, auditor, 'zh_CN').rightsFile({ tab: 'roles' })
  expect(roles).toMatch(/^\u{FEFF}?权限,代码,/u)
  const people = await exchange.api(operators, auditor).rightsFile({ tab: 'people' })
  expect(people.split('\r\n').some((line) => line.includes(auditor.email))).toBe(true)
  await expect(
    exchange.api(operators, await exchange.operator('support')).rightsFile({ tab: 'roles' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('every operator reads the names of roles', async () => {
  const { rows } = await exchange.api(operators, await exchange.operator()).roleNames({})
  expect(rows.find(({ code: role }) => role === 'finance')?.names).toEqual(firstRoles.finance.names)
})

test('a planned version of a role applies at its time', async () => {
  const role = code()
  const { change: plan, applyDue, inHours } = changingSettings(exchange)
  expect(await plan('role', role, roleOf(['stops.read']), inHours(1))).toBe('done')
  expect((await rights()).roles.find((each) => each.code === role)).toBeUndefined()
  exchange.passTime(2 * HOUR_MS)
  await applyDue()
  expect((await rights()).roles.find((each) => each.code === role)).toMatchObject({ permissions: ['stops.read'] })
})
