import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import type { SettingArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { wholeLimit } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwnerOf } from '#testing/as-owner.ts'
import { byTwo } from '#testing/by-two.ts'
import { TEST_CURRENCY } from '#testing/database.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { firstReasons } from '#platform/database/first-reasons.ts'
import { firstRoles } from '#platform/database/first-roles.ts'
import { firstSettings } from '#platform/database/first-settings.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
import { subjectRules } from '../../subject-rules.ts'
import { limitsOf } from '#payments/withdrawals/limits.sql.ts'
import { applyDueSettings } from './apply-due.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const roles = ['superadmin', 'compliance'] as const
const { waits } = firstSettings
/** Tests use another reference currency than a new installation. */
const details = { ...firstSettings.exchange, referenceCurrency: TEST_CURRENCY }
const desk = async () => exchange.api(settings, await exchange.operator('superadmin'))
const inHours = (hours: number) => new Date(exchange.deps.clock(new Date()).getTime() + hours * HOUR_MS).toISOString()
const agree = (area: SettingArea, values: object, effectiveFrom: string | null = null, subject = '') =>
  byTwo(exchange, {
    kind: 'setting',
    subjectId: subject === '' ? area : `${area}:${subject}`,
    verdict: 'approve',
    roles,
    proposal: { act: 'change', area, values, effectiveFrom },
  })
const withdraw = (area: SettingArea, version: number) =>
  byTwo(exchange, {
    kind: 'setting',
    subjectId: area,
    verdict: 'approve',
    roles,
    proposal: { act: 'withdraw', version },
  })
const versionsOf = async (area: SettingArea, subject = '') => (await (await desk()).versions({ area, subject })).rows
const rowOf = async (area: SettingArea) =>
  (await (await desk()).list({})).rows.find((row) => row.area === area && row.subject === '')

test('every area of the exchange has a first version after the migration', async () => {
  const { rows } = await (await desk()).list({})
  const ofExchange = rows.filter(({ subject }) => subject === '')
  expect(Object.fromEntries(ofExchange.map(({ area, current }) => [area, current?.values]))).toEqual({
    ...firstSettings,
    exchange: details,
  })
  const ofReasons = rows.filter(({ area }) => area === 'reasonCodes')
  expect(Object.fromEntries(ofReasons.map(({ subject, current }) => [subject, current?.values]))).toEqual(firstReasons)
  const ofRoles = rows.filter(({ area }) => area === 'role')
  expect(Object.fromEntries(ofRoles.map(({ subject, current }) => [subject, current?.values]))).toEqual(firstRoles)
  expect(
    rows.every(({ current, next }) => current?.version === 1 && current.proposedBy === null && next === null),
  ).toBe(true)
})

test('a change applies when a second person confirms it, and a new version undoes it', async () => {
  expect(await agree('waits', { ...waits, newAddressHours: 12 })).toBe('done')
  expect(await settingNow(exchange.deps, 'waits')).toEqual({ ...waits, newAddressHours: 12 })
  expect(await agree('waits', waits)).toBe('done')
  expect(await settingNow(exchange.deps, 'waits')).toEqual(waits)
  const rows = await versionsOf('waits')
  expect(rows.map(({ version, state }) => `${version} ${state}`)).toEqual(['3 in_force', '2 former', '1 former'])
  expect(rows[0]).toMatchObject({
    reason: 'looked at',
    proposedBy: expect.any(String),
    confirmedBy: expect.any(String),
  })
})

test('a planned change is listed as the next version, and applies from its time', async () => {
  const { registration } = firstSettings
  const later = inHours(24)
  expect(await agree('registration', { ...registration, invitationRequired: true }, later)).toBe('done')
  expect((await settingNow(exchange.deps, 'registration')).invitationRequired).toBe(false)
  expect((await rowOf('registration'))?.next).toMatchObject({ version: 2, effectiveFrom: later, state: 'planned' })
  exchange.passTime(25 * HOUR_MS)
  expect((await settingNow(exchange.deps, 'registration')).invitationRequired).toBe(true)
  expect((await rowOf('registration'))?.current).toMatchObject({ version: 2, state: 'in_force' })
})

test('two people withdraw a planned version before it begins, and cannot withdraw it afterwards', async () => {
  const later = inHours(5)
  expect(await agree('travelRule', { unidentifiedDollars: 1000 }, later)).toBe('done')
  expect(await agree('travelRule', { unidentifiedDollars: 900 }, later)).toBe('SETTING_TIME_TAKEN')
  expect(await withdraw('travelRule', 2)).toBe('done')
  expect(await withdraw('travelRule', 2)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await agree('travelRule', { unidentifiedDollars: 900 }, later)).toBe('done')
  exchange.passTime(6 * HOUR_MS)
  expect(await withdraw('travelRule', 3)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await settingNow(exchange.deps, 'travelRule')).toEqual({ unidentifiedDollars: 900 })
  expect((await versionsOf('travelRule')).map(({ state }) => state)).toEqual(['in_force', 'withdrawn', 'former'])
})

test('names the field whose value is out of range', async () => {
  const maker = exchange.api(approvals, await exchange.operator('superadmin'))
  const proposal = { act: 'change', area: 'waits', values: { ...waits, securityPauseHours: 47 }, effectiveFrom: null }
  await expect(
    maker.propose({ kind: 'setting', subjectId: 'waits', verdict: 'approve', reason: 'Shorter.', proposal }),
  ).rejects.toMatchObject({
    code: 'PARAM_INVALID',
    field: 'values.securityPauseHours',
    message: expect.stringContaining('48'),
  })
})

test('refuses a change without effect and a time that has passed', async () => {
  expect(await agree('exchange', details)).toBe('SETTING_UNCHANGED')
  expect(await agree('exchange', { ...details, country: 'HK' }, inHours(-1))).toBe('SETTING_TIME_PAST')
})

test('a raised limit applies to the customers of the class at once, and a limit of a day above that of the month is refused', async () => {
  const { withdrawalLimits } = firstSettings
  const customer = await exchange.customer()
  const limitNow = async () =>
    exchange.deps.inTx('test')(async (tx) => ok((await limitsOf(tx, customer.id, 'read')).day))
  expect(await agree('withdrawalLimits', { ...withdrawalLimits, retailDay: 50_001 })).toBe('SETTING_CONFLICT')
  const daily = (expertCalendarDay: number) => agree('withdrawalLimits', { ...withdrawalLimits, expertCalendarDay })
  expect(await daily(1_000_001)).toBe('SETTING_CONFLICT')
  expect(await agree('withdrawalLimits', { ...withdrawalLimits, retailDay: 8_000 })).toBe('done')
  expect((await limitNow()).value).toBe(wholeLimit(8_000))
})

test('accepts one proposal for an area at a time', async () => {
  const values = { ...details, legalName: 'Harbour Exchange' }
  const about = { kind: 'setting', subjectId: 'exchange', verdict: 'approve', reason: 'New name.' } as const
  const both = await Promise.allSettled(
    ['superadmin', 'compliance'].map(async (role) =>
      exchange
        .api(approvals, await exchange.operator(role as 'superadmin'))
        .propose({ ...about, proposal: { act: 'change', area: 'exchange', values, effectiveFrom: null } }),
    ),
  )
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'APPROVAL_REQUEST_EXISTS' },
  })
})

test('only operators with the permission propose or read settings', async () => {
  const support = exchange.api(settings, await exchange.operator('support'))
  await expect(support.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const finance = exchange.api(approvals, await exchange.operator('finance'))
  await expect(
    finance.propose({
      kind: 'setting',
      subjectId: 'waits',
      verdict: 'approve',
      reason: 'No wait.',
      proposal: { act: 'withdraw', version: 2 },
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a preview names the changed fields and counts the affected rows', async () => {
  const api = await desk()
  const values = { ...waits, newSignerHours: 48 }
  expect(await api.preview({ area: 'waits', subject: '', values, effectiveFrom: null })).toMatchObject({
    before: waits,
    changed: ['newSignerHours'],
    effects: expect.arrayContaining([{ name: 'addresses_waiting', count: 0 }]),
  })
})

const names = { en_US: 'Harbour coin', zh_CN: '港湾币' }
const coin = { kind: 'crypto', decimals: 6, names, logo: null }
const coinNamed = async (code: string) => {
  const { rows } = await sql`select code, kind, scale, name_en from coin where code = ${code}`.execute(exchange.deps.db)
  return rows[0]
}
const applyDue = () => applyDueSettings(exchange.deps, subjectRules(exchange.deps))

test('a new coin exists once two people agree, and its decimals can never change', async () => {
  expect(await agree('coin', coin, null, 'HARB')).toBe('done')
  expect(await coinNamed('HARB')).toEqual({ code: 'HARB', kind: 'crypto', scale: 6, name_en: 'Harbour coin' })
  expect(await agree('coin', { ...coin, decimals: 8 }, null, 'HARB')).toBe('SETTING_FIXED')
  expect(await agree('coin', coin, null, 'harb')).toBe('SETTING_SUBJECT_WRONG')
  expect(await agree('coin', coin, null, 'H')).toBe('SETTING_SUBJECT_WRONG')
})

test('a planned change of a subject is applied when it is due', async () => {
  const renamed = { ...coin, names: { ...names, en_US: 'Harbour dollar' } }
  expect(await agree('coin', renamed, inHours(2), 'HARB')).toBe('done')
  await applyDue()
  expect(await coinNamed('HARB')).toMatchObject({ name_en: 'Harbour coin' })
  exchange.passTime(3 * HOUR_MS)
  await Promise.all([applyDue(), applyDue()])
  expect(await coinNamed('HARB')).toMatchObject({ name_en: 'Harbour dollar' })
})

test('a planned version that no longer fits when it is due is refused and recorded', async () => {
  expect(await agree('coin', coin, inHours(2), 'LATE')).toBe('done')
  await exchange.coin('late', 'crypto', 2)
  exchange.passTime(3 * HOUR_MS)
  await applyDue()
  expect(await coinNamed('LATE')).toBeUndefined()
  expect(await versionsOf('coin', 'LATE')).toMatchObject([{ version: 1, state: 'refused' }])
  const { rows } = await sql`select reason from audit_entry where action = 'settings.refuse_due'`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ reason: 'SETTING_SUBJECT_WRONG' }])
})

test('the setup lists coins without bank account or network, and roles without two people', async () => {
  const stateOf = async (task: string) => (await (await desk()).setup({})).rows.find((row) => row.task === task)
  await exchange.operator('finance')
  expect((await stateOf('two_operators'))?.missing).toContain('Listing')
  expect(await stateOf('fiat_coin')).toEqual({ task: 'fiat_coin', isDone: false, missing: [] })
  const dollar = { kind: 'fiat', decimals: 2, names: { en_US: 'US dollar', zh_CN: '美元' }, logo: null }
  expect(await agree('coin', dollar, null, 'USD')).toBe('done')
  expect(await stateOf('fiat_coin')).toMatchObject({ isDone: true })
  expect(await stateOf('bank_account')).toEqual({ task: 'bank_account', isDone: false, missing: ['USD'] })
  expect(await stateOf('crypto_coin')).toMatchObject({ isDone: true })
  expect((await stateOf('network'))?.missing).toContain('HARB')
  expect(await stateOf('open_pair')).toMatchObject({ isDone: false })
  expect(await stateOf('legal_texts')).toMatchObject({ missing: ['terms', 'privacy', 'risk'] })
})

test('every area previews a change with its counts', async () => {
  const api = await desk()
  const changes = [
    ['exchange', { ...details, country: 'HK' }, ''],
    ['waits', { ...firstSettings.waits, newSignerHours: 1 }, ''],
    ['registration', { ...firstSettings.registration, invitationCodeDays: 1 }, ''],
    ['rewards', { ...firstSettings.rewards, invitationPpm: 1 }, ''],
    ['financing', { isOpen: true, feePpm: 1 }, ''],
    ['travelRule', { unidentifiedDollars: 1 }, ''],
    ['withdrawalLimits', { ...firstSettings.withdrawalLimits, retailDay: 1 }, ''],
    ['reviewTiers', { automaticUpTo: 1, onePersonUpTo: 2 }, ''],
    ['maintenance', { planned: [{ startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T01:00:00Z' }] }, ''],
    ['chain', { ...firstSettings.chain, hotSharePpm: 1 }, ''],
    ['rates', { ...firstSettings.rates, agreedHours: 1 }, ''],
    ['captcha', { provider: 'own' }, ''],
    ['deadlines', { ...firstSettings.deadlines, setting: 1 }, ''],
    ['tradingFees', { ...firstSettings.tradingFees, tiers: [{ volume: 1, maker: 0, taker: 1 }] }, ''],
    ['subscriptionFees', { classes: [{ class: 'ai', discount: 1 }], products: [] }, ''],
    ['otcFees', { usual: 1, coins: [] }, ''],
    ['transferFees', { usual: 1, coins: [] }, ''],
    ['duties', { pairs: [] }, ''],
    ['coin', coin, 'SEEN'],
    ['rateStep', { hourStepPpm: 1, dayStepPpm: 2 }, 'HARB'],
    ['role', { ...firstRoles.support, isOpen: false }, 'support'],
  ] as const
  for (const [area, values, subject] of changes)
    expect(await api.preview({ area, subject, values, effectiveFrom: null })).toMatchObject({
      changed: expect.arrayContaining([expect.any(String)]),
      effects: expect.arrayContaining([{ name: expect.any(String), count: expect.any(Number) }]),
    })
})

test('asks people to propose again if an earlier release stored a proposal with other fields', async () => {
  const asOwner = asOwnerOf(exchange)
  const [maker, checker] = [await exchange.operator('superadmin'), await exchange.operator('compliance')]
  const values = { ...waits, newApiKeyHours: 7 }
  const { id: requestId, contentHash } = await exchange.api(approvals, maker).propose({
    kind: 'setting',
    subjectId: 'waits',
    verdict: 'approve',
    reason: 'Shorter.',
    proposal: { act: 'change', area: 'waits', values, effectiveFrom: null },
  })
  await asOwner(sql`alter table approval_request disable trigger user`)
  await asOwner(sql`
    update approval_request set proposal = proposal #- '{values,newSignerHours}', content = content #- '{after,newSignerHours}'
     where id = ${requestId}`)
  await asOwner(sql`alter table approval_request enable trigger user`)
  const outdated = { code: 'APPROVAL_SUBJECT_MOVED', message: expect.stringContaining('propose it again') }
  const deciding = exchange.api(approvals, checker)
  await expect(deciding.decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })).rejects.toMatchObject(
    outdated,
  )
  const signing = exchange.api(settings, await exchange.operator('finance'))
  await expect(signing.signConfirmation({ requestId })).rejects.toMatchObject(outdated)
  await expect(deciding.subject({ kind: 'setting', subjectId: 'waits' })).resolves.toMatchObject({ content: null })
  await expect(
    deciding.decide({ requestId, contentHash, verdict: 'refuse', note: 'Of an earlier release.' }),
  ).resolves.toMatchObject({ status: 'refused' })
  expect(await agree('waits', values)).toBe('done')
})
