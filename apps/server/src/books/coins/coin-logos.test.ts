import { coinsDesk } from '@tessera/contract/books/coins/coins-desk.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changingSettings } from '#testing/changing-settings.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { sendFile } from '#testing/send-file.ts'

let exchange: TestExchange
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  exchange = await testExchange()
  staff = changingSettings(exchange)
})
afterAll(() => exchange.close())

const NOBODYS = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b99'
const values = (logo: string | null) => ({
  kind: 'fiat' as const,
  decimals: 2,
  names: { en_US: 'Singapore dollar', zh_CN: '新加坡元' },
  logo,
})
const square = (background: string, side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
const send = async (bytes: Buffer) =>
  sendFile(exchange, await exchange.operator('superadmin'), { bytes, name: 'sgd.png', purpose: 'logo', staff: true })
const uploaded = async (background: string): Promise<string> =>
  (await send(await square(background).png().toBuffer())).body.data.id
const coinOf = async (code: string) => (await exchange.api(publicConfig).market({})).market.coins[code]
const get = (url: string) => exchange.server.app.inject({ url })
const statusOf = async (code: string, id: string): Promise<number> => (await get(`/coins/${code}/${id}`)).statusCode
const conflict = { code: 'SETTING_CONFLICT', field: 'values.logo' }

test('two people choose a logo, which the site serves under its own path, cached for a year', async () => {
  const [first, second] = [await uploaded('#abc'), await uploaded('#cba')]
  expect(await staff.change('coin', 'SGD', values(null))).toBe('done')
  expect(await coinOf('SGD')).toMatchObject({ logo: null, lang_logo: { en_US: '/coins/SGD.svg' } })
  expect(await statusOf('SGD', first)).toBe(404)
  expect(await staff.change('coin', 'SGD', values(first))).toBe('done')
  const path = `/coins/SGD/${first}`
  expect(await coinOf('SGD')).toMatchObject({ logo: path, lang_logo: { en_US: path, zh_CN: path } })
  const { statusCode, headers, rawPayload } = await get(path)
  expect({ statusCode, headers }).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 })
  expect(await staff.change('coin', 'SGD', values(second))).toBe('done')
  expect(await coinOf('SGD')).toMatchObject({ logo: `/coins/SGD/${second}` })
  // Pages that are still open name the earlier logo.
  expect(await statusOf('SGD', first)).toBe(200)
  expect(await statusOf('USD', first)).toBe(404)
  expect(await staff.change('coin', 'SGD', values(null))).toBe('done')
  expect(await coinOf('SGD')).toMatchObject({ logo: null })
  const { rows } = await exchange
    .api(settings, await exchange.operator('auditor'))
    .versions({ area: 'coin', subject: 'SGD' })
  expect(rows.map((row) => row.values['logo'])).toEqual([null, second, first, null])
})

test('a planned logo is public only once it applies, and staff see it before', async () => {
  const id = await uploaded('#123')
  expect(await staff.change('coin', 'SGD', values(id), staff.inHours(2))).toBe('done')
  expect(await statusOf('SGD', id)).toBe(404)
  const logo = await exchange.api(coinsDesk, await exchange.operator('auditor')).logo({ id })
  expect(await sharp(Buffer.from(await logo.arrayBuffer())).metadata()).toMatchObject({ format: 'png', width: 64 })
  await expect(exchange.api(coinsDesk, await exchange.operator('auditor')).logo({ id: NOBODYS })).rejects.toMatchObject(
    {
      code: 'NOT_FOUND',
    },
  )
})

test('the token of a product, which has no settings, gets a logo and keeps its type and decimals', async () => {
  await exchange.coin('KGN29', 'token', 0)
  const token = { ...values(await uploaded('#456')), kind: 'token' as const, decimals: 0 }
  await expect(staff.preview('coin', 'KGN29', { ...token, decimals: 2 })).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.decimals',
  })
  await expect(staff.preview('coin', 'KGN29', { ...token, kind: 'crypto' })).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.kind',
  })
  expect(await staff.change('coin', 'KGN29', token)).toBe('done')
  expect(await coinOf('KGN29')).toMatchObject({ kind: 'token', coin_precision: 0, logo: `/coins/KGN29/${token.logo}` })
})

test('FIL-01 refuses pictures that no operator uploaded as a logo', async () => {
  await expect(staff.preview('coin', 'USD', values(NOBODYS))).rejects.toMatchObject(conflict)
  const bytes = await square('#abc').png().toBuffer()
  const theirs = await sendFile(exchange, await exchange.customer(), { bytes, name: 'a.png', purpose: 'image' })
  await expect(staff.preview('coin', 'USD', values(theirs.body.data.id))).rejects.toMatchObject(conflict)
  const asCustomer = await sendFile(exchange, await exchange.customer(), { bytes, name: 'a.png', purpose: 'logo' })
  expect(asCustomer.body.code).toBe('PARAM_INVALID')
})

const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#abc',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

test.each<[string, string, () => Promise<Buffer>]>([
  ['a WebP', 'SUCCESS', () => square('#abc').webp().toBuffer()],
  ['the smallest side', 'SUCCESS', () => wide(64, 64)],
  ['the largest side', 'SUCCESS', () => wide(1024, 1024)],
  ['a smaller side', 'UPLOAD_LOGO_NOT_SQUARE', () => wide(63, 63)],
  ['a larger side', 'UPLOAD_LOGO_NOT_SQUARE', () => wide(1025, 1025)],
  ['an oblong picture', 'UPLOAD_LOGO_NOT_SQUARE', () => wide(64, 65)],
  ['more than 256 KB', 'UPLOAD_LOGO_TOO_LARGE', () => noise(600).png().toBuffer()],
  ['a JPEG', 'UPLOAD_TYPE_REFUSED', () => square('#abc').jpeg().toBuffer()],
  ['an SVG', 'UPLOAD_TYPE_REFUSED', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['a damaged PNG', 'UPLOAD_UNREADABLE', async () => (await square('#abc').png().toBuffer()).subarray(0, 60)],
])('FIL-04 the upload of %s as a logo gets the response %s', async (_name, code, bytes) => {
  expect((await send(await bytes())).body.code).toBe(code)
})

test('an exported file of settings has no logos, and an import keeps those of this exchange', async () => {
  const id = await uploaded('#789')
  expect(await staff.change('coin', 'CNY', values(id))).toBe('done')
  const desk = exchange.api(settings, await exchange.operator('superadmin'))
  const { file } = await desk.exportFile({})
  const entry = file.settings.find(({ area, subject }) => area === 'coin' && subject === 'CNY')
  expect(entry?.values).not.toHaveProperty('logo')
  const check = async (entries: typeof file.settings) =>
    (await desk.checkFile({ text: JSON.stringify({ ...file, settings: entries }), leftOut: [], effectiveFrom: null }))
      .rows
  const named = { ...entry?.values, names: { en_US: 'Renminbi', zh_CN: '人民币' }, logo: NOBODYS }
  const imported = { area: 'coin', subject: 'CNY', values: named }
  expect(await check([imported])).toMatchObject([{ outcome: 'changed', changed: ['names'], values: { logo: id } }])
  expect(await check([{ ...imported, subject: 'EUR' }])).toMatchObject([{ outcome: 'new', values: { logo: null } }])
})
