import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { siteSettings } from '@tessera/contract/office/public-config/site-settings.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { submittedCustomer } from '#testing/kyc-file.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const two = { kind: 'site_access', subjectId: 'site', verdict: 'approve' } as const
const desk = async () => exchange.api(siteSettings, await exchange.operator('superadmin'))

test('two people, but not one alone, change site access and country lists, and public info shows it at once', async () => {
  const now = await (await desk()).get({})
  const access = { ...now, registerForbidden: true, restrictionType: 1, limitCountries: ['MM', 'KP', 'MM'] }
  const by = (...roles: ['superadmin' | 'compliance', 'superadmin' | 'support']) =>
    byTwo(exchange, { ...two, proposal: { access }, roles })
  expect(await by('compliance', 'superadmin')).toBe('FORBIDDEN')
  expect(await by('superadmin', 'support')).toBe('FORBIDDEN')
  expect((await exchange.api(publicConfig).info({})).registerForbidden).toBe(false)
  await sql`update approval_request set status = 'cancelled' where kind = 'site_access'`.execute(exchange.deps.db)
  expect(await by('superadmin', 'superadmin')).toBe('done')
  expect(await exchange.api(publicConfig).info({})).toMatchObject({
    registerForbidden: true,
    limitCountryList: ['KP', 'MM'],
  })
  expect(await by('superadmin', 'superadmin')).toBe('APPROVAL_SUBJECT_MOVED')
})

test('AUT-25 refuses login and registration from a country that two people excluded, until two people allow it again', async () => {
  const behind = await testExchange({ COUNTRY_HEADER: 'x-country', TRUSTED_PROXY_HOPS: '1' })
  const now = await behind.api(siteSettings, await behind.operator('superadmin')).get({})
  const agree = (limitCountries: readonly string[]) => {
    const access = { ...now, restrictionType: 1, limitCountries }
    return byTwo(behind, { ...two, proposal: { access }, roles: ['superadmin', 'superadmin'] })
  }
  const codeOf = async (country: string, path: string, payload: object) => {
    const headers = { 'x-country': country }
    const answer = await behind.server.app.inject({ method: 'POST', url: `/ex/${path}`, payload, headers })
    return answer.json<{ code: string }>().code
  }
  const answers = async (country: string, account: string) => [
    await codeOf(country, 'user/login_in', { account, password: 'nobody knows 7' }),
    await codeOf(country, 'api/v0/public/email', { account, scene: 'register' }),
  ]
  const open = ['LOGIN_FAILED', 'CAPTCHA_REQUIRED']
  expect(await answers('AQ', 'nobody@mail.example')).toEqual(open)
  expect(await agree(['AQ'])).toBe('done')
  expect(await answers('AQ', 'nobody@mail.example')).toEqual(['REGION_NOT_SERVED', 'REGION_NOT_SERVED'])
  expect(await answers('SG', 'nobody@mail.example')).toEqual(open)
  expect(await answers('SG', 'nobody@station.aq')).toEqual(['LOGIN_FAILED', 'ACCOUNT_REGION_PROHIBITED'])
  expect(await agree([])).toBe('done')
  expect(await answers('AQ', 'nobody@station.aq')).toEqual(open)
  await behind.close()
})

test('a preview counts the people that a change would affect, and changes nothing', async () => {
  const { caseId } = await submittedCustomer(exchange)
  expect(
    await byTwo(exchange, {
      kind: 'kyc_review',
      subjectId: caseId,
      verdict: 'approve',
      roles: ['compliance', 'compliance'],
    }),
  ).toBe('done')
  const api = await desk()
  const now = await api.get({})
  const hits = await api.preview({ access: { ...now, restrictionType: 1, limitCountries: ['SG'] } })
  expect(hits.nationality).toBe(1)
  expect(hits.withoutAuthenticator).toBe(hits.customers)
  expect((await api.preview({ access: { ...now, restrictionType: 0 } })).nationality).toBe(0)
  expect(await api.get({})).toEqual(now)
  const support = exchange.api(siteSettings, await exchange.operator('support'))
  expect(await codeOfRefusal(support.get({}))).toBe('FORBIDDEN')
})
