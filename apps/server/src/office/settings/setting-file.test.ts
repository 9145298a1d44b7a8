import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import type { SettingFile } from '@tessera/contract/office/settings/setting-file.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankAccountOf } from '#testing/bank-account.ts'
import { byTwo } from '#testing/by-two.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { firstSettings } from '#platform/database/first-settings.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'

let exchange: TestExchange
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  exchange = await testExchange()
  staff = changingSettings(exchange)
})
afterAll(() => exchange.close())

type Entry = SettingFile['settings'][number]
const desk = async () => exchange.api(settings, await exchange.operator('superadmin'))
const exported = async (): Promise<SettingFile> => (await (await desk()).exportFile({})).file
const check = async (file: object | string, leftOut: number[] = [], effectiveFrom: string | null = null) =>
  (await desk()).checkFile({
    text: typeof file === 'string' ? file : JSON.stringify(file),
    leftOut,
    effectiveFrom,
  })
const header = {
  format: 'tessera-settings',
  version: 1,
  exchange: 'Harbour Exchange',
  chain: 'solana_devnet',
  exportedAt: '2026-11-01T00:00:00.000Z',
}
const fileOf = (...entries: Entry[]) => ({ ...header, settings: entries })
const waitsOf = (newAddressHours: number): Entry => ({
  area: 'waits',
  subject: '',
  values: { ...firstSettings.waits, newAddressHours },
})
const dollar = (code: string, name = 'Harbour dollar'): Entry => ({
  area: 'coin',
  subject: code,
  values: { kind: 'fiat', decimals: 2, names: { en_US: name, zh_CN: '港湾元' }, logo: null },
})
const accountOf = (name: string, about: Partial<Setting<'bankAccount'>> = {}): Entry => ({
  area: 'bankAccount',
  subject: name,
  values: bankAccountOf({ coin: 'HBD', ...about }),
})
const agree = async (file: object, effectiveFrom: string | null = null): Promise<string> => {
  const { proposal, rows } = await check(file, [], effectiveFrom)
  if (proposal === null) return JSON.stringify(rows)
  return byTwo(exchange, {
    kind: 'setting_file',
    subjectId: 'file',
    verdict: 'approve',
    roles: ['superadmin', 'compliance'],
    proposal,
  })
}
const inHours = (hours: number): string => staff.inHours(hours).toISOString()
const outcomes = async (...about: Parameters<typeof check>) =>
  (await check(...about)).rows.map(({ outcome, refusal }) => refusal?.code ?? outcome)
const newAddressHours = async () => (await settingNow(exchange.deps, 'waits')).newAddressHours
const coinsNamed = async (...codes: string[]): Promise<string[]> =>
  (
    await sql<{ name: string }>`select name_en as name from coin where code = any(${codes}) order by code`.execute(
      exchange.deps.db,
    )
  ).rows.map(({ name }) => name)

test('an exported file changes nothing on the same exchange, and the audit log has the export', async () => {
  const file = await exported()
  expect(file).toMatchObject({ format: 'tessera-settings', version: 1, exchange: 'Tessera Exchange' })
  expect(file.settings.map(({ area }) => area)).toEqual(expect.arrayContaining(Object.keys(firstSettings)))
  const { rows, proposal } = await check(file)
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
  expect(proposal).toBeNull()
  const { rows: entries } = await sql`select 1 from audit_entry where action = 'settings.export'`.execute(
    exchange.deps.db,
  )
  expect(entries).toHaveLength(1)
})

test('two people import a file: areas, a new coin and the account that needs it apply together', async () => {
  const file = fileOf(accountOf('HBD-main'), waitsOf(12), dollar('HBD'), {
    area: 'financing',
    subject: '',
    values: { ...firstSettings.financing },
  })
  const { rows, contentHash } = await check(file)
  expect(rows.map(({ area, outcome }) => `${area} ${outcome}`)).toEqual([
    'bankAccount new',
    'waits changed',
    'coin new',
    'financing same',
  ])
  expect(rows[1]).toMatchObject({
    changed: ['newAddressHours'],
    before: firstSettings.waits,
    effects: expect.arrayContaining([{ name: 'addresses_waiting', count: 0 }]),
  })
  expect(contentHash).toMatch(/^[0-9a-f]{64}$/)
  expect(await coinsNamed('HBD')).toEqual([])
  expect(await agree(file)).toBe('done')
  expect(await newAddressHours()).toBe(12)
  expect(await coinsNamed('HBD')).toEqual(['Harbour dollar'])
  expect(await staff.statesOf('bankAccount', 'HBD-main')).toEqual(['in_force'])
  expect(new Set(await outcomes(file))).toEqual(new Set(['same']))
})

test('closes an account before it opens its replacement', async () => {
  const file = fileOf(
    accountOf('HBD-next', { accountNumber: '003-918204-8' }),
    accountOf('HBD-main', { isOpen: false, payoutOpen: false }),
  )
  expect(await agree(file)).toBe('done')
  expect(await outcomes(file)).toEqual(['same', 'same'])
})

test("a file of another exchange gets a refusal in the reader's language for each entry that does not fit", async () => {
  const network: Entry = {
    area: 'network',
    subject: 'NONE/solana_mainnet',
    values: {
      mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      depositOpen: true,
      depositMinimum: '1',
      confirmations: 32,
      withdrawOpen: false,
      withdrawMinimum: '10',
      withdrawMaximum: '1000',
      feeMode: 'fixed',
      withdrawFee: '1',
      feeMinimum: '0',
      feeMargin: 0,
      memo: 'none',
    },
  }
  const file = {
    ...fileOf(
      network,
      accountOf('NONE-main', { coin: 'NON' }),
      { ...waitsOf(12), values: { ...firstSettings.waits, securityPauseHours: 1 } },
      { ...waitsOf(12), area: 'exchange', values: { ...firstSettings.exchange, colour: 'red' } },
      { area: 'tides', subject: '', values: {} },
      waitsOf(24),
      { ...dollar('HBD'), values: { ...dollar('HBD').values, decimals: 3 } },
      dollar('HBE'),
    ),
    chain: 'solana_mainnet',
  }
  const { rows, proposal, chain, ownChain } = await check(file)
  expect(rows.map(({ refusal, outcome }) => [refusal?.code ?? outcome, refusal?.field ?? ''])).toEqual([
    ['SETTING_SUBJECT_WRONG', 'subject'],
    ['SETTING_CONFLICT', 'values.coin'],
    ['PARAM_INVALID', 'values.securityPauseHours'],
    ['PARAM_INVALID', 'values.colour'],
    ['SETTING_FILE_AREA_UNKNOWN', 'area'],
    ['SETTING_FILE_DUPLICATE', 'subject'],
    ['SETTING_FIXED', 'values.decimals'],
    ['new', ''],
  ])
  expect([chain, ownChain, proposal]).toEqual(['solana_mainnet', 'solana_devnet', null])
  expect(rows[2]?.refusal?.message).toContain('48')
  const chinese = exchange.api(settings, await exchange.operator('superadmin'), 'zh_CN')
  const translated = await chinese.checkFile({ text: JSON.stringify(file), leftOut: [], effectiveFrom: null })
  expect(translated.rows[4]?.refusal?.message).toBe('当前版本没有此项设置，请跳过该条目。')
  const without = await check(file, [0, 1, 2, 3, 4, 5, 6])
  expect(without.rows.map(({ outcome }) => outcome)).toEqual([...Array.from({ length: 7 }, () => 'left_out'), 'new'])
  expect(without.proposal).toMatchObject({ entries: [{ subject: 'HBE' }] })
})

test.each([
  ['text that is not JSON', '{"format": ', 'SETTING_FILE_UNREADABLE', 'text'],
  ['another format', { ...fileOf(waitsOf(12)), format: 'other' }, 'PARAM_INVALID', 'text.format'],
  ['another version', { ...fileOf(waitsOf(12)), version: 2 }, 'PARAM_INVALID', 'text.version'],
  ['an unknown field', { ...fileOf(waitsOf(12)), secret: 'x' }, 'PARAM_INVALID', 'text.secret'],
  ['no entries', fileOf(), 'PARAM_INVALID', 'text.settings'],
  [
    'more than 500 entries',
    fileOf(...Array.from({ length: 501 }, () => waitsOf(12))),
    'PARAM_INVALID',
    'text.settings',
  ],
  ['more than 400,000 characters', ' '.repeat(400_001), 'PARAM_INVALID', 'text'],
  ['a list', [], 'PARAM_INVALID', 'text'],
] as const)('refuses a file with %s', async (_, file, code, field) => {
  await expect(check(file)).rejects.toMatchObject({ code, field })
})

test('refuses deeply nested values at their entry', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const text = JSON.stringify(fileOf({ ...waitsOf(12), values: { newAddressHours: 'DEEP' } })).replace('"DEEP"', deep)
  expect(await outcomes(text)).toEqual(['PARAM_INVALID'])
})

test('reads a file that begins with a byte order mark', async () => {
  expect(await outcomes(`\uFEFF${JSON.stringify(fileOf(waitsOf(13)))}`)).toEqual(['changed'])
})

test('a planned file applies completely at its time', async () => {
  const file = fileOf(waitsOf(36), dollar('HBF'))
  expect(await agree(file, inHours(2))).toBe('done')
  await staff.applyDue()
  expect([await newAddressHours(), await coinsNamed('HBF')]).toEqual([12, []])
  exchange.passTime(3 * HOUR_MS)
  expect(await newAddressHours()).toBe(12)
  await Promise.all([staff.applyDue(), staff.applyDue()])
  expect([await newAddressHours(), await coinsNamed('HBF')]).toEqual([36, ['Harbour dollar']])
})

test('a planned file changes nothing if one entry no longer fits when it is due', async () => {
  const file = fileOf(waitsOf(48), dollar('HBG'), dollar('HBF', 'Renamed'))
  expect(await agree(file, inHours(2))).toBe('done')
  await exchange.coin('hbg', 'crypto', 2)
  exchange.passTime(3 * HOUR_MS)
  await staff.applyDue()
  expect([await newAddressHours(), await coinsNamed('HBF')]).toEqual([36, ['Harbour dollar']])
  expect((await staff.statesOf('coin', 'HBG'))[0]).toBe('refused')
  expect((await staff.statesOf('coin', 'HBF'))[0]).toBe('refused')
  expect(await outcomes(fileOf(waitsOf(36)))).toEqual(['same'])
})

const propose = async (file: object) => {
  const { proposal, contentHash } = await check(file)
  return {
    kind: 'setting_file',
    subjectId: 'file',
    verdict: 'approve',
    reason: 'The other exchange has it.',
    proposal,
    contentHash,
  } as const
}

test('a change between the dry run, the proposal and the approval is refused', async () => {
  const maker = exchange.api(approvals, await exchange.operator('superadmin'))
  const checker = exchange.api(approvals, await exchange.operator('compliance'))
  const { proposal, contentHash, ...about } = await propose(fileOf(waitsOf(60)))
  const input = { ...about, proposal: proposal ?? {}, contentHash: contentHash ?? '' }
  expect(await agree(fileOf(waitsOf(61)))).toBe('done')
  await expect(maker.propose(input)).rejects.toMatchObject({ code: 'APPROVAL_CONTENT_CHANGED' })
  const again = await propose(fileOf(waitsOf(60)))
  const open = await maker.propose({ ...input, contentHash: again.contentHash ?? '' })
  await byTwo(exchange, {
    kind: 'setting',
    subjectId: 'waits',
    verdict: 'approve',
    roles: ['superadmin', 'compliance'],
    proposal: {
      act: 'change',
      area: 'waits',
      values: { ...firstSettings.waits, newAddressHours: 62 },
      effectiveFrom: null,
    },
  })
  const decision = { requestId: open.id, contentHash: open.contentHash, note: 'Agreed.' } as const
  await expect(checker.decide({ ...decision, verdict: 'approve' })).rejects.toMatchObject({
    code: 'SETTING_FILE_CHANGED',
    message: expect.stringMatching(/waits \(\d+ → \d+\)\. Send the proposal back/u),
  })
  expect(await newAddressHours()).toBe(62)
  await checker.decide({ ...decision, verdict: 'refuse' })
})

test('names the settings whose fields differ after a software update', async () => {
  const maker = exchange.api(approvals, await exchange.operator('superadmin'))
  const checker = exchange.api(approvals, await exchange.operator('compliance'))
  const { proposal, contentHash, ...about } = await propose(fileOf(waitsOf(63), dollar('HBX')))
  const open = await maker.propose({ ...about, proposal: proposal ?? {}, contentHash: contentHash ?? '' })
  await sql`update approval_request set proposal = jsonb_set(proposal, '{entries,0,values}', '{}'::jsonb)
             where id = ${open.id}`.execute(exchange.deps.db)
  const decision = { requestId: open.id, contentHash: open.contentHash, note: 'Agreed.' } as const
  const message = expect.stringMatching(/the fields of these settings: (waits|coin:HBX)\. Send/u)
  const approved = checker.decide({ ...decision, verdict: 'approve' })
  await expect(approved).rejects.toMatchObject({ code: 'SETTING_FILE_CHANGED', message })
  await checker.decide({ ...decision, verdict: 'refuse' })
})

test('refuses a proposal that contains an entry twice, or one that changes nothing', async () => {
  const about = { fileExchange: header.exchange, fileChain: header.chain, fileExportedAt: header.exportedAt }
  const act = (entries: readonly Entry[]) =>
    byTwo(exchange, {
      kind: 'setting_file',
      subjectId: 'file',
      verdict: 'approve',
      roles: ['superadmin', 'compliance'],
      proposal: { ...about, effectiveFrom: null, entries },
    })
  expect(await act([waitsOf(5), waitsOf(6)])).toBe('PARAM_INVALID')
  expect(await act([waitsOf(62)])).toBe('SETTING_UNCHANGED')
  expect(await act([{ area: 'tides', subject: '', values: {} }])).toBe('APPROVAL_SUBJECT_MOVED')
})
