import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { captcha, type CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '#testing/change-settings.ts'
import { type TestExchange, testExchange } from '#testing/exchange.ts'
import { signedQuery } from './aliyun-captcha.ts'
import { acs3Authorization } from './aliyun2-captcha.ts'

type VendorRequest = {
  readonly path: string
  readonly fields: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
let vendor: Server
let url = ''
let vendorRequests: VendorRequest[] = []
let answer: (about: VendorRequest) => unknown = () => ({})
let exchange: TestExchange | undefined

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = new URL(request.url ?? '', 'http://vendor')
  const body = await bodyOf(request)
  const fields = new URLSearchParams([...at.searchParams, ...new URLSearchParams(body)])
  const about = { path: at.pathname, fields, headers: request.headers, body }
  vendorRequests.push(about)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(about)))
}
beforeAll(async () => {
  vendor = createServer((request, response) => void reply(request, response))
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done))
  const at = vendor.address()
  url = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`
})
afterEach(async () => {
  vendorRequests = []
  await exchange?.close()
})
afterAll(() => new Promise((done) => vendor.close(done)))

const settings = {
  CAPTCHA_SITE_KEY: 'FFFF0N',
  CAPTCHA_KEY_ID: 'testid',
  CAPTCHA_SECRET: 'testsecret',
  CAPTCHA_SCRIPT_URL: 'https://vendor.example/v.js',
}
const proof: CaptchaProof = {
  verificationType: 2,
  csessionid: 'session-1',
  sig: 'sig-1',
  token: 'FFFF0N:1542:0.3',
  scene: 'register',
}
async function send(given: CaptchaProof): Promise<string> {
  const response = await exchange?.server.app.inject({
    method: 'POST',
    url: `/${verification.sendEmail.path}`,
    payload: { account: `${randomUUID().slice(0, 8)}@example.com`, scene: 'register', captcha: given },
  })
  return response?.json<{ code: string }>().code ?? ''
}
const begin = async () =>
  (
    await exchange?.server.app.inject({
      method: 'POST',
      url: '/ex/common/startCaptcha',
      payload: { scene: 'register' },
    })
  )?.json<{ data: { captcha: { challenge: string; gt: string; success: number }; local: unknown } }>().data

test("computes the signature of Alibaba Cloud's published example", () => {
  const query = signedQuery(
    {
      Action: 'DescribeRegions',
      Format: 'XML',
      AccessKeyId: 'testid',
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
      SignatureVersion: '1.0',
      Timestamp: '2016-02-23T12:46:24Z',
      Version: '2014-05-26',
    },
    'testsecret',
  )
  expect(query).toContain(`&Signature=${encodeURIComponent('OLeaidS1JvxuMvnyHOwuJ+uX5qY=')}`)
})

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

test("computes the version 3 signature of Alibaba Cloud's published example", () => {
  const headers = {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    'x-acs-action': 'RunInstances',
    'x-acs-content-sha256': hash(''),
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
    'x-acs-version': '2014-05-26',
  }
  const query = 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai'
  const key = { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' }
  expect(acs3Authorization({ query, headers, body: '' }, key)).toBe(
    `ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=${Object.keys(headers).join(';')},Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0`,
  )
})

test('AUT-11 Alibaba: sends answer, scene and address to the vendor, accepts 100 and rejects 900, and counts an answer once', async () => {
  exchange = await testExchange({ CAPTCHA: 'aliyun', CAPTCHA_URL: url, ...settings })
  answer = () => ({ Code: 100, Msg: 'pass' })
  expect(await begin()).toEqual(
    expect.objectContaining({ captcha: { challenge: '', gt: 'FFFF0N', success: 1 }, local: null }),
  )
  expect(await send(proof)).toBe('SUCCESS')
  expect(Object.fromEntries(vendorRequests[0]?.fields ?? [])).toMatchObject({
    Action: 'AuthenticateSig',
    AppKey: 'FFFF0N',
    SessionId: 'session-1',
    Sig: 'sig-1',
    Token: 'FFFF0N:1542:0.3',
    Scene: 'register',
    RemoteIp: '127.0.0.1',
  })
  expect(await send(proof)).toBe('CAPTCHA_FAILED')
  expect(await send({ ...proof, csessionid: 'session-2', scene: 'login' })).toBe('CAPTCHA_FAILED')
  expect(vendorRequests).toHaveLength(1)
  answer = () => ({ Code: 900, Msg: 'fail' })
  expect(await send({ ...proof, csessionid: 'session-3' })).toBe('CAPTCHA_FAILED')
  answer = () => ({ wrong: true })
  expect(await send({ ...proof, csessionid: 'session-4' })).toBe('CAPTCHA_UNAVAILABLE')
})

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

test('AUT-11 GeeTest 3: signs the challenge, requires our own validate, and lets the vendor decide', async () => {
  exchange = await testExchange({ CAPTCHA: 'geetest3', CAPTCHA_URL: url, ...settings })
  const given = 'f'.repeat(32)
  answer = ({ path, fields }) =>
    path === '/register.php' ? { challenge: given } : { seccode: md5(fields.get('seccode') ?? '') }
  const question = await begin()
  expect(question?.captcha).toEqual({ challenge: md5(`${given}testsecret`), gt: 'FFFF0N', success: 1 })
  const challenge = question?.captcha.challenge ?? ''
  const validate = md5(`testsecretgeetest${challenge}`)
  const right = { ...proof, csessionid: challenge, sig: validate, token: `${validate}|jordan` }
  expect(await send({ ...right, csessionid: `${challenge}x` })).toBe('CAPTCHA_FAILED')
  expect(await send(right)).toBe('SUCCESS')
  expect(await send(right)).toBe('CAPTCHA_FAILED')
  answer = ({ path }) => (path === '/register.php' ? { challenge: '0' } : { seccode: 'false' })
  expect((await begin())?.captcha.success).toBe(0)
  expect(await send({ ...right, csessionid: 'a', sig: md5('testsecretgeetesta') })).toBe('CAPTCHA_FAILED')
})

test('AUT-11 GeeTest 4: signs the lot with the key', async () => {
  exchange = await testExchange({ CAPTCHA: 'geetest4', CAPTCHA_URL: url, ...settings })
  answer = ({ fields }) => {
    const signed = createHmac('sha256', 'testsecret').update('lot-1').digest('hex') === fields.get('sign_token')
    return { status: 'success', result: signed && fields.get('pass_token') === 'pass' ? 'success' : 'fail' }
  }
  const right = { ...proof, csessionid: 'lot-1', sig: 'output', token: '1542|pass' }
  expect(await send(right)).toBe('SUCCESS')
  expect(vendorRequests[0]?.fields.get('captcha_id')).toBe('FFFF0N')
  expect(await send({ ...right, csessionid: 'lot-2' })).toBe('CAPTCHA_FAILED')
})

const tokenProof = (token: string): CaptchaProof => ({ ...proof, csessionid: hash(token), sig: '', token })

/** A stand-in that rejects what the vendor would reject: another signature, hash, action or version. */
function aliyun2Verdict({ headers, body, fields }: VendorRequest): unknown {
  const signed = /SignedHeaders=([^,]+),/.exec(String(headers.authorization))?.[1]?.split(';') ?? []
  const given = Object.fromEntries(signed.map((name) => [name, String(headers[name])]))
  const expected = acs3Authorization({ query: '', headers: given, body }, { id: 'testid', secret: 'testsecret' })
  const isRight =
    headers.authorization === expected &&
    ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-version'].every((name) =>
      signed.includes(name),
    ) &&
    headers['x-acs-content-sha256'] === hash(body) &&
    headers['x-acs-action'] === 'VerifyIntelligentCaptcha' &&
    headers['x-acs-version'] === '2023-03-05' &&
    fields.get('SceneId') === 'FFFF0N'
  if (!isRight) return { Success: false, Code: 'SignatureDoesNotMatch', Message: 'refused', RequestId: 'r' }
  const passed = fields.get('CaptchaVerifyParam')?.startsWith('passed') === true
  const Result = { VerifyResult: passed, VerifyCode: passed ? 'T001' : 'F001' }
  return { Success: true, Code: 'Success', Message: 'success', RequestId: 'r', Result }
}

test('AUT-11 Alibaba 2.0: sends the answer and the scene in a signed call, and counts an answer once', async () => {
  const own = { CAPTCHA_PREFIX: 'pre', CAPTCHA_REGION: 'sgp' }
  exchange = await testExchange({ CAPTCHA: 'aliyun2', CAPTCHA_URL: url, ...settings, ...own })
  answer = aliyun2Verdict
  expect(await begin()).toMatchObject({ captcha: { gt: 'FFFF0N' }, aliyun: { prefix: 'pre', region: 'sgp' } })
  expect(await send(tokenProof('passed-1'))).toBe('SUCCESS')
  expect(await send(tokenProof('passed-1'))).toBe('CAPTCHA_FAILED')
  expect(await send({ ...tokenProof('passed-1'), csessionid: 'another-name' })).toBe('CAPTCHA_FAILED')
  expect(vendorRequests).toHaveLength(1)
  expect(await send(tokenProof('failed-1'))).toBe('CAPTCHA_FAILED')
  answer = () => ({ Message: 'of another form' })
  expect(await send(tokenProof('passed-2'))).toBe('CAPTCHA_UNAVAILABLE')
})

test('AUT-11 Alibaba 2.0: rejects a wrong secret', async () => {
  const wrong = { ...settings, CAPTCHA_SECRET: 'another', CAPTCHA_PREFIX: 'pre' }
  exchange = await testExchange({ CAPTCHA: 'aliyun2', CAPTCHA_URL: url, ...wrong })
  answer = aliyun2Verdict
  expect(await send(tokenProof('passed-3'))).toBe('CAPTCHA_FAILED')
})

test('AUT-11 Turnstile: sends secret, token and address to the vendor, and requires our scene and host in the answer', async () => {
  exchange = await testExchange({ CAPTCHA: 'turnstile', CAPTCHA_URL: url, ...settings })
  const { hostname } = new URL(exchange.deps.config.PUBLIC_URL)
  const given = { success: true, hostname, action: 'register', challenge_ts: '2026-03-18T06:42:05.000Z' }
  const spent = new Set<string>()
  answer = ({ path, fields }) => {
    const token = fields.get('response') ?? ''
    const isRight = path === '/turnstile/v0/siteverify' && fields.get('secret') === 'testsecret' && !spent.has(token)
    spent.add(token)
    return isRight ? given : { success: false, 'error-codes': ['timeout-or-duplicate'] }
  }
  expect(await send(tokenProof('token-1'))).toBe('SUCCESS')
  expect(vendorRequests[0]?.fields.get('remoteip')).toBe('127.0.0.1')
  expect(await send({ ...tokenProof('token-1'), csessionid: 'another-name' })).toBe('CAPTCHA_FAILED')
  expect(await send(tokenProof('t'.repeat(2049)))).toBe('CAPTCHA_FAILED')
  expect(vendorRequests).toHaveLength(1)
  for (const [token, changed] of [
    ['token-2', { action: 'login' }],
    ['token-3', { hostname: 'other.example' }],
    ['token-4', { success: false }],
  ] as const) {
    answer = () => ({ ...given, ...changed })
    expect(await send(tokenProof(token))).toBe('CAPTCHA_FAILED')
  }
})

test('the settings select our own captcha although a vendor is configured, and the vendor again', async () => {
  exchange = await testExchange(
    { CAPTCHA: 'turnstile', CAPTCHA_URL: url, ...settings },
    { captcha: { provider: 'own' } },
  )
  const siteKey = async () => (await exchange?.api(publicConfig).info({}))?.siteKey
  const provider = async () => (await exchange?.api(captcha).ask({ scene: 'register' }))?.provider
  expect([await siteKey(), await provider()]).toEqual(['local', 'local'])
  await changeSettings(exchange, { captcha: { provider: 'vendor' } })
  expect([await siteKey(), await provider()]).toEqual(['FFFF0N', 'turnstile'])
})
