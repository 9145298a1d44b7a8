import { settings } from '@tessera/contract/office/settings/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHAIN, chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { settingSample } from '#testing/setting-samples.ts'
import { firstRoles } from '#platform/database/first-roles.ts'
import { firstSettings } from '#platform/database/first-settings.ts'

let exchange: ChainExchange
beforeAll(async () => {
  exchange = await chainExchange(0n)
})
afterAll(() => exchange.close())
const desk = async () => exchange.api(settings, await exchange.operator('superadmin'))

const header = {
  format: 'tessera-settings',
  version: 1,
  exchange: 'Harbour',
  chain: CHAIN,
  exportedAt: '2026-11-01T00:00:00Z',
}
const entry = { area: 'waits', subject: '', values: { ...firstSettings.waits } }
const fileOf = (about: object) => JSON.stringify({ ...header, settings: [entry], ...about })
test.each([
  ['half of a file', fileOf({}).slice(0, -40), 'SETTING_FILE_UNREADABLE', 'text'],
  ['a file of a newer version', fileOf({ version: 2 }), 'PARAM_INVALID', 'text.version'],
  ['a file of another program', fileOf({ format: 'other' }), 'PARAM_INVALID', 'text.format'],
  ['a file with a field of a newer release', fileOf({ secrets: [] }), 'PARAM_INVALID', 'text.secrets'],
  ['a file without entries', fileOf({ settings: [] }), 'PARAM_INVALID', 'text.settings'],
  ['a list instead of a file', '[]', 'PARAM_INVALID', 'text'],
  ['a number instead of a file', '1e21', 'PARAM_INVALID', 'text'],
  [
    'a file with a lone surrogate',
    fileOf({ exchange: 'x' }).replace('"x"', '"\\ud800"'),
    'SETTING_FILE_UNREADABLE',
    'text',
  ],
  [
    'a file with NUL in a value',
    fileOf({ exchange: 'x' }).replace('"x"', '"\\u0000"'),
    'SETTING_FILE_UNREADABLE',
    'text',
  ],
])('refuses %s', async (_, text, code, field) => {
  await expect((await desk()).checkFile({ text, leftOut: [], effectiveFrom: null })).rejects.toMatchObject({
    code,
    field,
  })
})

test('each entry of a hostile file is refused with a sentence, and the file has no proposal', async () => {
  const entries = [
    { area: '__proto__', subject: '', values: {} },
    { area: 'waits', subject: 'SGD', values: {} },
    { area: 'coin', subject: 'a\u0001b', values: settingSample(exchange, '0', 'coin').values },
    {
      area: 'coin',
      subject: 'BAD',
      values: { ...settingSample(exchange, '0', 'coin').values, names: { en_US: 'a\u0001b', zh_CN: '币' } },
    },
    { area: 'role', subject: 'support', values: { ...firstRoles.support, permissions: ['everything.do'] } },
    { area: 'duties', subject: '', values: { pairs: [{ first: 'support', second: 'support' }] } },
    {
      area: 'tradingFees',
      subject: '',
      values: { ...firstSettings.tradingFees, tiers: [{ volume: 1e21, maker: 0, taker: 0 }] },
    },
    { area: 'network', subject: 'FAR/solana_mainnet', values: settingSample(exchange, '0', 'network').values },
  ]
  const { rows, proposal } = await (
    await desk()
  ).checkFile({
    text: JSON.stringify({ ...header, settings: entries }),
    leftOut: [],
    effectiveFrom: null,
  })
  expect(rows.map(({ area, outcome }) => `${area} ${outcome}`)).toEqual(entries.map(({ area }) => `${area} refused`))
  for (const { refusal } of rows) expect(refusal?.message).toMatch(/^(?!.*undefined).{10,}$/u)
  expect(proposal).toBeNull()
})
