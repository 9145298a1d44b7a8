import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'

// Every path of section 7 of the specification, as this server serves it: below `ex/`, files below `upload/`.
const paths = [
  'GET ex/api/v0/public/logout',
  'GET ex/common/change_language',
  'POST ex/api/v0/public',
  'GET ex/api/v0/public/config',
  'POST ex/api/v1/user/info',
  'GET ex/common/getFaitCoinList',
  'GET ex/common/rateV2',
  'POST ex/message/get_no_read_message_count',
  'GET ex/api/v1/tenant/fee',
  'POST ex/user/nickname_update',
  'POST ex/api/v1/user/change/password',
  'POST ex/api/v1/user/change/email',
  'POST ex/api/v1/user/change/sms',
  'POST ex/api/v0/public/sms',
  'POST ex/api/v0/public/email',
  'POST ex/api/v0/public/email/binding',
  'POST ex/api/v0/public/mobile/binding',
  'POST ex/api/v0/public/areas',
  'POST ex/api/v1/user/google/setting',
  'POST ex/api/v1/user/google/binding',
  'POST ex/api/v1/user/google/unbind',
  'POST ex/api/v1/user/kyc/personal',
  'POST ex/kyc/config',
  'POST ex/kyc/singPass/verifyAuth',
  'POST ex/kyc/auth_realname_singapore',
  'POST ex/cropPassKyc/getMyInfoEnterpriseConfig',
  'POST ex/cropPassKyc/completeUserInputInfo',
  'POST ex/cropPassKyc/savePartPersonKycInfo',
  'POST ex/cropPassKyc/getCountryList',
  'POST ex/user/close_mobile_verify',
  'POST ex/user/close_mobile_verify_by_email',
  'POST ex/user/open_mobile_verify',
  'POST ex/user/update_fee_coin_open',
  'POST ex/api/v1/user/login/history',
  'POST ex/api/v1/user/setting/history',
  'POST ex/return/invite_info_list',
  'POST ex/openapi/create_open_api',
  'POST ex/openapi/my_api_list',
  'POST ex/openapi/delete_open_api',
  'POST ex/openapi/open_api_one',
  'POST ex/openapi/update_open_api',
  'POST ex/user/bank/get',
  'POST ex/common/tartCaptcha',
  'POST upload/api/v1/uploads/create',
]

let exchange: TestExchange
let who: Person
beforeAll(async () => {
  exchange = await testExchange()
  who = await exchange.customer()
})
afterAll(() => exchange.close())

// Rule 2 of the decisions: each call with an odd name in the specification also has a clean one.
const cleanNames = [
  'GET ex/common/getFiatCoinList',
  'POST ex/common/startCaptcha',
  'POST ex/corpPassKyc/getMyInfoEnterpriseConfig',
  'POST ex/corpPassKyc/completeUserInputInfo',
  'POST ex/corpPassKyc/savePartPersonKycInfo',
  'POST ex/corpPassKyc/getCountryList',
]

const callOf = async (method: string, path: string) => {
  const isPost = method === 'POST'
  const answer = await exchange.server.app.inject({
    method: isPost ? 'POST' : 'GET',
    url: `/${path}`,
    headers: { token: who.token, ...(isPost && { 'content-type': 'application/json' }) },
    ...(isPost && { payload: '{}' }),
  })
  return { status: answer.statusCode, body: answer.json<{ code: string; message: string }>() }
}

test('recognizes a path that is not served', async () => {
  expect((await callOf('POST', 'ex/kyc/nothing')).status).toBe(404)
})

// The first call to logout ends the session, so the second one has another response.
const onBoth = [...paths, ...cleanNames].filter((row) => row.includes(' ex/') && !row.endsWith('/logout'))
test.each(onBoth)('%s has the same response below web/', async (row) => {
  const [method = '', path = ''] = row.split(' ')
  const [own, web] = [await callOf(method, path), await callOf(method, path.replace(/^ex/, 'web'))]
  expect(web.status).toBe(own.status)
  expect(web.body.code).toBe(own.body.code)
})

test('OpenAPI names only the clean paths', async () => {
  const { paths: documented } = (await exchange.server.app.inject('/openapi.json')).json<{ paths: object }>()
  const names = Object.keys(documented)
  expect(names).toContain('/ex/common/startCaptcha')
  expect(names.filter((name) => /Fait|tartCaptcha$|crop/.test(name) && !name.endsWith('startCaptcha'))).toEqual([])
  expect(names.filter((name) => name.startsWith('/web/'))).toEqual([])
})

test.each([...paths, ...cleanNames])(
  'specification §7: %s is served and answers with a code and a message',
  async (row) => {
    const [method = '', path = ''] = row.split(' ')
    const { status, body } = await callOf(method, path)
    expect(status).toBeLessThan(500)
    expect(status).not.toBe(404)
    expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  },
)
