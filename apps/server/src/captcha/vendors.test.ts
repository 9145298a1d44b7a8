import type { CaptchaProof } from '@tessera/contract/captcha.ts'
import { verification } from '@tessera/contract/verification.ts'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestHouse, testHouse } from '../../../../world/src/testing/house.ts'
import { signedQuery } from './aliyun-captcha.ts'

type Asked = { readonly path: string; readonly fields: URLSearchParams }
let vendor: Server
let url = ''
let asked: Asked[] = []
let answer: (about: Asked) => unknown = () => ({})
let house: TestHouse | undefined

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = new URL(request.url ?? '', 'http://vendor')
  const fields = new URLSearchParams([...at.searchParams, ...new URLSearchParams(await bodyOf(request))])
  const about = { path: at.pathname, fields }
  asked.push(about)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(about)))
}
beforeAll(async () => {
  vendor = createServer((request, response) => void reply(request, response))
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done))
  const at = vendor.address()
  url = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`
})
afterEach(async () => {
  asked = []
  await house?.close()
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
  const response = await house?.server.app.inject({
    method: 'POST',
    url: `/${verification.sendEmail.path}`,
    payload: { account: `${randomUUID().slice(0, 8)}@example.com`, scene: 'register', captcha: given },
  })
  return response?.json<{ code: string }>().code ?? ''
}
const begin = async () =>
  (
    await house?.server.app.inject({ method: 'POST', url: '/ex/common/startCaptcha', payload: { scene: 'register' } })
  )?.json<{ data: { captcha: { challenge: string; gt: string; success: number }; local: unknown } }>().data

test('the signature of Alibaba Cloud is that of its own published example', () => {
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

test('AUT-11 Alibaba: answer, scene and address go to the vendor, a hundred lets in, nine hundred does not, nothing counts twice', async () => {
  house = await testHouse({ CAPTCHA: 'aliyun', CAPTCHA_URL: url, ...settings })
  answer = () => ({ Code: 100, Msg: 'pass' })
  expect(await begin()).toEqual(
    expect.objectContaining({ captcha: { challenge: '', gt: 'FFFF0N', success: 1 }, local: null }),
  )
  expect(await send(proof)).toBe('SUCCESS')
  expect(Object.fromEntries(asked[0]?.fields ?? [])).toMatchObject({
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
  expect(asked).toHaveLength(1)
  answer = () => ({ Code: 900, Msg: 'fail' })
  expect(await send({ ...proof, csessionid: 'session-3' })).toBe('CAPTCHA_FAILED')
  answer = () => ({ wrong: true })
  expect(await send({ ...proof, csessionid: 'session-4' })).toBe('CAPTCHA_UNAVAILABLE')
})

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

test('AUT-11 GeeTest 3: the challenge is signed, the validate is ours alone to make, the vendor has the last word', async () => {
  house = await testHouse({ CAPTCHA: 'geetest3', CAPTCHA_URL: url, ...settings })
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

test('AUT-11 GeeTest 4: the lot is signed under the key', async () => {
  house = await testHouse({ CAPTCHA: 'geetest4', CAPTCHA_URL: url, ...settings })
  answer = ({ fields }) => {
    const signed = createHmac('sha256', 'testsecret').update('lot-1').digest('hex') === fields.get('sign_token')
    return { status: 'success', result: signed && fields.get('pass_token') === 'pass' ? 'success' : 'fail' }
  }
  const right = { ...proof, csessionid: 'lot-1', sig: 'output', token: '1542|pass' }
  expect(await send(right)).toBe('SUCCESS')
  expect(asked[0]?.fields.get('captcha_id')).toBe('FFFF0N')
  expect(await send({ ...right, csessionid: 'lot-2' })).toBe('CAPTCHA_FAILED')
})
