import { settings } from '@tessera/contract/office/settings/settings.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { settingChainSilent } from '#platform/settings/refusals.ts'
import { subjectRules } from '../../subject-rules.ts'
import { applyDueSettings } from './apply-due.ts'

let exchange: TestExchange
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  exchange = await testExchange()
  staff = changingSettings(exchange)
})
afterAll(() => exchange.close())

const dollar = (name: string): Setting<'coin'> => ({
  kind: 'crypto',
  decimals: 2,
  names: { en_US: name, zh_CN: name },
  logo: null,
})
const roles = ['superadmin', 'superadmin'] as const
const planFile = (codes: readonly string[], hours: number, name = 'Dollar') =>
  byTwo(exchange, {
    kind: 'setting_file',
    subjectId: 'file',
    verdict: 'approve',
    roles,
    proposal: {
      fileExchange: 'Harbour Exchange',
      fileChain: 'solana_devnet',
      fileExportedAt: '2026-11-01T00:00:00.000Z',
      effectiveFrom: staff.inHours(hours).toISOString(),
      entries: codes.map((code) => ({ area: 'coin', subject: code, values: dollar(name) })),
    },
  })
const withdraw = (subject: string, version: number) =>
  byTwo(exchange, {
    kind: 'setting',
    subjectId: `coin:${subject}`,
    verdict: 'approve',
    roles,
    proposal: { act: 'withdraw', version },
  })
/** Applies the due versions while one coin cannot be checked, as when a network's node does not respond. */
const applyDue = (silent?: string) => {
  const rules = subjectRules(exchange.deps)
  const { coin } = rules
  return applyDueSettings(exchange.deps, {
    ...rules,
    coin: {
      ...coin,
      check: (tx, change) => (change.subject === silent ? Promise.resolve(settingChainSilent) : coin.check(tx, change)),
    },
  })
}
const named = async (code: string) =>
  (await sql<{ name: string }>`select name_en as name from coin where code = ${code}`.execute(exchange.deps.db)).rows[0]
    ?.name
const rowOf = async (code: string) =>
  (await exchange.api(settings, await exchange.operator('auditor')).list({})).rows.find(
    ({ subject }) => subject === code,
  )

test('a postponed file of more than 100 entries does not delay other subjects', async () => {
  const codes = Array.from({ length: 101 }, (_, at) => `F${String(at + 100)}`)
  expect(await planFile(codes, 1)).toBe('done')
  expect(await staff.change('coin', 'ALONE', dollar('Planned'), staff.inHours(2))).toBe('done')
  exchange.passTime(3 * HOUR_MS)
  await applyDue('F100')
  expect([await named('F199'), await named('ALONE')]).toEqual([undefined, 'Planned'])
  expect(await staff.change('coin', 'OTHER', dollar('At once'))).toBe('done')
  expect(await named('OTHER')).toBe('At once')
  await applyDue()
  expect([await named('F100'), await named('F199')]).toEqual(['Dollar', 'Dollar'])
})

test('a file that waits for one subject delays later versions of its other subjects', async () => {
  expect(await staff.change('coin', 'KEYA', dollar('Planned'), staff.inHours(1))).toBe('done')
  expect(await planFile(['KEYA', 'KEYB'], 2, 'In the file')).toBe('done')
  expect(await staff.change('coin', 'KEYB', dollar('Later'), staff.inHours(3))).toBe('done')
  exchange.passTime(4 * HOUR_MS)
  await applyDue('KEYA')
  expect([await named('KEYA'), await named('KEYB')]).toEqual([undefined, undefined])
  await applyDue()
  expect([await named('KEYA'), await named('KEYB')]).toEqual(['In the file', 'Later'])
})

test('a due version that was postponed counts as planned, not in force, and two people can withdraw it', async () => {
  expect(await staff.change('coin', 'LATE', dollar('First'))).toBe('done')
  expect(await planFile(['LATE', 'MATE'], 1, 'Second')).toBe('done')
  exchange.passTime(2 * HOUR_MS)
  await applyDue('MATE')
  expect(await rowOf('LATE')).toMatchObject({
    current: { version: 1, state: 'in_force' },
    next: { version: 2, state: 'planned' },
  })
  expect(await staff.statesOf('coin', 'LATE')).toEqual(['planned', 'in_force'])
  expect(await staff.change('coin', 'LATE', dollar('First'))).toBe('SETTING_UNCHANGED')
  expect(await staff.change('coin', 'LATE', dollar('Third'))).toBe('SETTING_TIME_TAKEN')
  expect(await staff.change('coin', 'LATE', dollar('Third'), staff.inHours(1))).toBe('SETTING_TIME_TAKEN')
  expect(await withdraw('MATE', 1)).toBe('done')
  expect(await staff.statesOf('coin', 'MATE')).toEqual(['withdrawn'])
  await applyDue('MATE')
  expect([await named('LATE'), await named('MATE')]).toEqual(['Second', undefined])
  expect(await withdraw('LATE', 2)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await withdraw('LATE', 1)).toBe('APPROVAL_SUBJECT_MOVED')
})
