import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { SettingField } from '@tessera/contract/platform/settings/setting-fields.ts'
import { isSubjectArea, settingAreaNames, settingAreas } from '@tessera/contract/platform/settings/setting-areas.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwnerOf } from '#testing/as-owner.ts'
import { bankAccountOf } from '#testing/bank-account.ts'
import { CHAIN, chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { settingSample } from '#testing/setting-samples.ts'
import { firstSettings } from '#platform/database/first-settings.ts'

let exchange: ChainExchange
let staff: ReturnType<typeof changingSettings>
let customer: string
beforeAll(async () => {
  exchange = await chainExchange(0n)
  staff = changingSettings(exchange)
  const names = { en_US: 'Harbour dollar', zh_CN: '港湾元' }
  const agreed = [
    await staff.change('coin', 'HBD', { kind: 'fiat', decimals: 2, names, logo: null }),
    await staff.change('coin', 'HARB', { kind: 'crypto', decimals: 2, names, logo: null }),
    await staff.change('bankAccount', 'HBD-main', bankAccountOf({ coin: 'HBD' })),
  ]
  assert(
    agreed.every((one) => one === 'done'),
    agreed.join(),
  )
  const { id } = await exchange.customer()
  const { rows } = await sql<{ number: string }>`select number::text from customer where id = ${id}`.execute(
    exchange.deps.db,
  )
  customer = rows[0]?.number ?? ''
})
afterAll(() => exchange.close())

const desk = async () => exchange.api(settings, await exchange.operator('superadmin'))
const codeOf = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )
const versions = async (): Promise<unknown> =>
  (await sql`select area, subject, version from setting_version order by 1, 2, 3`.execute(exchange.deps.db)).rows

/** Values that a hurried or hostile person sends instead of any value. */
const hostile: readonly unknown[] = [
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  '',
  ' ',
  '\u200B',
  'a\u202Eb',
  'a\nb',
  '1e21',
  '-5',
  'NaN',
  '１２',
  '9'.repeat(39),
  `0.${'1'.repeat(38)}`,
  'x'.repeat(5_000),
  [],
  [null],
  {},
  { en_US: '\u2066', zh_CN: '' },
  [{ first: 'support', second: 'support' }],
  [{ startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }],
  ['2026-02-30'],
  '24:01',
  'Mars/Olympus',
]

const areas = settingAreaNames.filter((area) => area !== 'tradingHours')
test.each(areas)(
  'hostile values of %s are accepted as harmless or refused at their field, and nothing is written',
  async (area) => {
    const api = await desk()
    const { subject, values } = settingSample(exchange, customer, area)
    const before = await versions()
    const fields: Readonly<Record<string, SettingField>> = settingAreas[area]
    const kinds = new Set<string>()
    const wrong: unknown[] = await codeOf(
      api.preview({ area, subject, values: { ...values }, effectiveFrom: null }),
    ).then((code) => (code === (isSubjectArea(area) ? 'accepted' : 'SETTING_UNCHANGED') ? [] : [code]))
    for (const [name, { kind }] of Object.entries(fields)) {
      if (kinds.has(kind)) continue
      kinds.add(kind)
      for (const value of hostile) {
        const request = { area, subject, values: { ...values, [name]: value }, effectiveFrom: null }
        const error: unknown = await api.preview(request).then(
          () => undefined,
          (failed: unknown) => failed,
        )
        if (error === undefined) continue
        const isRefusal =
          error instanceof ApiError &&
          (['PARAM_INVALID', 'SETTING_CONFLICT', 'SETTING_FIXED', 'SETTING_MINT_WRONG'].includes(error.code)
            ? error.field?.startsWith('values.') === true
            : [
                'SETTING_UNCHANGED',
                'SETTING_REASON_REMOVED',
                'SETTING_REASON_BUILT_IN',
                'SETTING_REASON_NEEDED',
                'SETTING_LAST_TWO',
              ].includes(error.code))
        if (!isRefusal || error.message.includes('undefined'))
          wrong.push({ name, value, error: error instanceof Error ? error.message : error })
      }
    }
    expect(wrong).toEqual([])
    expect(await versions()).toEqual(before)
  },
)

const names: readonly string[] = [
  '',
  ' ',
  '\u200B',
  'a\u202Eb',
  '../../x',
  "x'; drop table coin; --",
  '%',
  '__proto__',
  'x'.repeat(60),
]
test.each(settingAreaNames.filter(isSubjectArea))('hostile names of %s are refused', async (area) => {
  const api = await desk()
  const values = area === 'tradingHours' ? hours : settingSample(exchange, customer, area).values
  for (const subject of names)
    await expect(api.preview({ area, subject, values: { ...values }, effectiveFrom: null })).rejects.toMatchObject({
      code: expect.stringMatching(/^(SETTING_SUBJECT_WRONG|NOT_FOUND)$/),
    })
})
const hours = {
  weekdays: ['mon'],
  opens: '09:00',
  closes: '17:00',
  timeZone: 'Asia/Singapore',
  holidays: [],
  auctionMinutes: 0,
}

test.each(['nothing', 'waits:SGD', 'coin', '__proto__', 'constructor', 'toString:x'])(
  'a proposal for the unknown settings %s is refused',
  async (subjectId) => {
    const api = exchange.api(approvals, await exchange.operator('superadmin'))
    const proposal = { act: 'change', area: 'waits', values: { ...firstSettings.waits }, effectiveFrom: null }
    await expect(
      api.propose({ kind: 'setting', subjectId, verdict: 'approve', reason: 'Try.', proposal }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(APPROVAL_SUBJECT_MOVED|FORBIDDEN)$/) })
  },
)

test.each([
  ['2020-01-01T00:00:00Z', 'SETTING_TIME_PAST'],
  ['0001-01-01T00:00:00Z', 'SETTING_TIME_PAST'],
  ['2062-01-01T00:00:00Z', 'SETTING_TIME_FAR'],
  ['9999-12-31T23:59:59.999Z', 'SETTING_TIME_FAR'],
  ['2026-02-30T00:00:00Z', 'PARAM_INVALID'],
  ['2030-01-01T24:00:00Z', 'PARAM_INVALID'],
  ['2030-01-01T00:00:00', 'PARAM_INVALID'],
  ['2030-01-01T00:00:00+08:00', 'PARAM_INVALID'],
  ['+012030-01-01T00:00:00Z', 'PARAM_INVALID'],
  ['tomorrow', 'PARAM_INVALID'],
])('the start %s is refused with %s', async (effectiveFrom, code) => {
  const values = { ...firstSettings.waits, newSignerHours: 1 }
  const refused = { code, field: 'effectiveFrom' }
  const change = { area: 'waits' as const, values, effectiveFrom }
  await expect((await desk()).preview({ ...change, subject: '' })).rejects.toMatchObject(refused)
  const api = exchange.api(approvals, await exchange.operator('superadmin'))
  const proposal = { act: 'change', ...change }
  await expect(
    api.propose({ kind: 'setting', subjectId: 'waits', verdict: 'approve', reason: 'Try.', proposal }),
  ).rejects.toMatchObject(refused)
})

test('AZ-13 nobody confirms their own proposal, not even with another role', async () => {
  const maker = await exchange.operator('compliance')
  const api = exchange.api(approvals, maker)
  const values = { ...firstSettings.waits, newSignerHours: 1 }
  const proposal = { act: 'change', area: 'waits', values, effectiveFrom: null }
  const { id: requestId, contentHash } = await api.propose({
    kind: 'setting',
    subjectId: 'waits',
    verdict: 'approve',
    reason: 'Try.',
    proposal,
  })
  await asOwnerOf(exchange)(sql`update operator set roles = '{superadmin,compliance}' where id = ${maker.id}`)
  await expect(api.decide({ requestId, contentHash, verdict: 'approve', note: 'Mine.' })).rejects.toMatchObject({
    code: 'APPROVAL_OWN_PROPOSAL',
  })
  await api.cancel({ requestId })
})

test('a single change and a file for the same moment, confirmed at the same time: one of them is agreed', async () => {
  const from = staff.inHours(1).toISOString()
  const [maker, other] = [await exchange.operator('superadmin'), await exchange.operator('superadmin')]
  const about = { verdict: 'approve', reason: 'At once.' } as const
  const values = (hoursOf: number) => ({ ...firstSettings.waits, newSignerHours: hoursOf })
  const single = await exchange.api(approvals, maker).propose({
    ...about,
    kind: 'setting',
    subjectId: 'waits',
    proposal: { act: 'change', area: 'waits', values: values(1), effectiveFrom: from },
  })
  const file = await exchange.api(approvals, maker).propose({
    ...about,
    kind: 'setting_file',
    subjectId: 'file',
    proposal: {
      fileExchange: 'Harbour',
      fileChain: CHAIN,
      fileExportedAt: '2026-11-01T00:00:00.000Z',
      effectiveFrom: from,
      entries: [{ area: 'waits', subject: '', values: values(2) }],
    },
  })
  const decided = await Promise.allSettled(
    [single, file].map(({ id: requestId, contentHash }) =>
      exchange.api(approvals, other).decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' }),
    ),
  )
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(decided.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: expect.stringMatching(/^(APPROVAL_CONTENT_CHANGED|SETTING_FILE_CHANGED|SETTING_TIME_TAKEN)$/) },
  })
  exchange.passTime(HOUR_MS + 1_000)
  await staff.applyDue()
  const { rows } = await (await desk()).versions({ area: 'waits', subject: '' })
  expect(rows.map(({ state }) => state)).toEqual(['in_force', 'former'])
})
