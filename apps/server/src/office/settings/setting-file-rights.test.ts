import { settings } from '@tessera/contract/office/settings/settings.ts'
import type { SettingFile } from '@tessera/contract/office/settings/setting-file.ts'
import type { Permission } from '@tessera/contract/permissions.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changingSettings } from '#testing/changing-settings.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { signedInOperator } from '#testing/new-operator.ts'
import { firstRoles } from '#platform/database/first-roles.ts'
import { firstSettings } from '#platform/database/first-settings.ts'

let exchange: TestExchange
beforeEach(async () => {
  exchange = await testExchange()
})
afterEach(() => exchange.close())

type Entry = SettingFile['settings'][number]
const check = async (...entries: Entry[]) => {
  const file = {
    format: 'tessera-settings',
    version: 1,
    exchange: 'Harbour Exchange',
    chain: 'solana_devnet',
    exportedAt: '2026-11-01T00:00:00.000Z',
    settings: entries,
  }
  const desk = exchange.api(settings, await exchange.operator('compliance'))
  return desk.checkFile({ text: JSON.stringify(file), leftOut: [], effectiveFrom: null })
}
const about = { kind: 'setting_file', subjectId: 'file', verdict: 'approve', reason: 'As in Hong Kong.' } as const
const propose = async (maker: Person, ...entries: Entry[]) => {
  const { proposal } = await check(...entries)
  return exchange.api(approvals, maker).propose({ ...about, proposal: proposal ?? {} })
}
const confirm = (checker: Person, { id: requestId, contentHash }: { id: string; contentHash: string }) =>
  exchange.api(approvals, checker).decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
const sees = async (who: Person) =>
  (await exchange.api(approvals, who).queue({ kind: 'setting_file' })).rows.map(({ needs }) => needs)

const waits: Entry = { area: 'waits', subject: '', values: { ...firstSettings.waits, newAddressHours: 12 } }
const dollar: Entry = {
  area: 'coin',
  subject: 'HBD',
  values: { kind: 'fiat', decimals: 2, names: { en_US: 'Harbour dollar', zh_CN: '港湾元' } },
}
const feeOfDollar: Entry = {
  area: 'transferFees',
  subject: '',
  values: { usual: 0, coins: [{ coin: 'HBD', fee: 100 }] },
}
const roleOf = (code: string, permissions: Permission[]): Entry => ({
  area: 'role',
  subject: code,
  values: { ...firstRoles.superadmin, permissions },
})

test('AZ-13 both people need the permission of every area in a file', async () => {
  const [maker, finance, compliance] = [
    await exchange.operator('superadmin'),
    await exchange.operator('finance'),
    await exchange.operator('compliance'),
  ]
  await expect(propose(finance, waits, dollar)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const open = await propose(maker, waits, dollar)
  expect([await sees(finance), await sees(compliance)]).toEqual([[], ['checker']])
  await expect(confirm(finance, open)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(confirm(compliance, open)).resolves.toMatchObject({ status: 'approved' })
})

test('people with one permission decide on a file that needs no other', async () => {
  const open = await propose(await exchange.operator('finance'), dollar)
  await expect(confirm(await exchange.operator('finance'), open)).resolves.toMatchObject({ status: 'approved' })
})

test('a fee in a file may name a coin of the same file', async () => {
  const open = await propose(await exchange.operator('superadmin'), feeOfDollar, dollar)
  await expect(confirm(await exchange.operator('compliance'), open)).resolves.toMatchObject({ status: 'approved' })
})

const change = (code: string, permissions: Permission[]) => {
  const values: Setting<'role'> = { ...firstRoles.superadmin, permissions }
  return changingSettings(exchange).change('role', code, values)
}
const allSettings: Permission[] = ['settings.access', 'settings.money', 'settings.rules', 'approvals.read']

test('AZ-13 no person decides on a file with a role that would give that person more permissions', async () => {
  expect(await change('treasury', allSettings)).toBe('done')
  const [holder, other] = [await exchange.operator('superadmin', 'treasury'), await exchange.operator('superadmin')]
  const more = roleOf('treasury', [...allSettings, 'withdrawals.review'])
  await expect(propose(holder, more)).rejects.toMatchObject({ code: 'SETTING_OWN_RIGHTS' })
  const open = await propose(other, more)
  await expect(confirm(holder, open)).rejects.toMatchObject({ code: 'SETTING_OWN_RIGHTS' })
})

test('AZ-13 the roles of a file together cannot leave nobody who can grant rights', async () => {
  expect(await change('treasury', [...firstRoles.superadmin.permissions])).toBe('done')
  for (const role of ['superadmin', 'superadmin', 'treasury', 'treasury']) await signedInOperator(exchange, role)
  const left = firstRoles.superadmin.permissions.filter((permission) => permission !== 'settings.access')
  const [one, both] = [
    await check(roleOf('superadmin', left)),
    await check(roleOf('superadmin', left), roleOf('treasury', left)),
  ]
  expect(one.rows.map(({ refusal, outcome }) => refusal?.code ?? outcome)).toEqual(['changed'])
  expect(both.rows.map(({ refusal, outcome }) => refusal?.code ?? outcome)).toEqual([
    'SETTING_LAST_TWO',
    'SETTING_LAST_TWO',
  ])
})

test('a file moves the right to grant rights from one role to another, in any order of its entries', async () => {
  const without = (permission: Permission) => firstRoles.superadmin.permissions.filter((each) => each !== permission)
  expect(await change('treasury', without('settings.access'))).toBe('done')
  for (const role of ['superadmin', 'superadmin', 'treasury', 'treasury']) await signedInOperator(exchange, role)
  const swapped = [
    roleOf('superadmin', without('settings.access')),
    roleOf('treasury', without('operators.manage')),
  ] as const
  const { rows } = await check(...swapped)
  expect(rows.map(({ refusal, outcome }) => refusal?.code ?? outcome)).toEqual(['changed', 'changed'])
  const open = await propose(await exchange.operator('superadmin'), ...swapped)
  await expect(confirm(await exchange.operator('superadmin'), open)).resolves.toMatchObject({ status: 'approved' })
})
