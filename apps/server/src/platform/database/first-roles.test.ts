import { apiNouns } from '@tessera/contract/api-nouns.ts'
import { permissions } from '@tessera/contract/permissions.ts'
import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { ROLE_CODE } from '@tessera/contract/platform/settings/role-areas.ts'
import { settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { expect, test } from 'vitest'
import { firstRoles } from './first-roles.ts'
import { firstSettings } from './first-settings.ts'

const roles = Object.entries(firstRoles)
const rows = apiNouns.flatMap(({ rows: ofNoun }): Endpoint[] => Object.values(ofNoun))
const ofConsole = rows.filter(({ who }) => who === 'operator')
/** Endpoints about the caller alone, and lists that every operator may read. */
const withoutPermission = [
  'console/api/v1/exits/stops',
  'console/api/v1/uploads/create',
  'console/api/v1/approvals/reasons',
  'console/api/v1/operators/passkeys',
  'console/api/v1/operators/add_passkey_options',
  'console/api/v1/operators/add_passkey',
  'console/api/v1/operators/remove_passkey',
  'console/api/v1/operators/me',
  'console/api/v1/operators/role_names',
  'console/api/v1/operators/logout',
  'console/api/v1/operators/life',
  'console/api/v1/operators/change_password',
  'console/api/v1/own_accounts/list',
  'console/api/v1/own_accounts/declare',
  // Finds only what the caller's permissions allow.
  'console/api/v1/search/find',
]

test.each(permissions)('some built-in role has the permission %s', (permission) => {
  expect(roles.filter(([, role]) => role.permissions.includes(permission))).not.toEqual([])
})

test.each(ofConsole.filter(({ permission }) => permission !== undefined).map((row) => [row.path, row.permission]))(
  'some built-in role may call %s',
  (_, permission) => {
    expect(roles.some(([, role]) => role.permissions.some((held) => held === permission))).toBe(true)
  },
)

test.each(ofConsole.flatMap(({ path, anyPermission }) => (anyPermission ? [{ path, anyPermission }] : [])))(
  'some built-in role may call $path with one of its permissions',
  ({ anyPermission }) => {
    expect(roles.some(([, role]) => anyPermission.some((each) => role.permissions.includes(each)))).toBe(true)
  },
)

test('every other endpoint of the console concerns the caller alone, or is for every operator', () => {
  const open = ofConsole.filter(({ permission, anyPermission }) => (permission ?? anyPermission) === undefined)
  expect(open.map(({ path }) => path)).toEqual(withoutPermission)
})

test.each(roles)('the built-in role %s is a version that two operators could have confirmed', (code, role) => {
  expect(code).toMatch(ROLE_CODE)
  expect(settingShape('role').parse(role)).toEqual(role)
})

test('pairs of roles that one person must not have name built-in roles', () => {
  const { pairs } = firstSettings.duties
  expect(settingShape('duties').parse({ pairs })).toEqual({ pairs })
  for (const { first, second } of pairs)
    expect(Object.keys(firstRoles)).toEqual(expect.arrayContaining([first, second]))
})
