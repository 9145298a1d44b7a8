import { decodeProtectedHeader } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { vendorAndClient } from '../testing/fapi-client.ts'
import { VendorBrowser } from '../testing/vendor-browser.ts'
import { companies } from './myinfo-companies.ts'
import { persons } from './myinfo-persons.ts'
import { BasicProfile, PersonInfo, TokenHead } from './published/shapes.ts'

afterEach(() => vi.restoreAllMocks())

test.each(persons.map(({ about, personInfo }) => [about, personInfo] as const))(
  'the stand-in describes %s in the published shape',
  (_about, personInfo) => expect(() => PersonInfo.parse(personInfo)).not.toThrow(),
)
test.each(companies.map(({ about, entityInfo }) => [about, entityInfo] as const))(
  'the stand-in describes %s in the published shape',
  (_about, entityInfo) => expect(() => BasicProfile.parse(entityInfo.basic_profile)).not.toThrow(),
)
test('a person without the source’s metadata does not match the published shape', () => {
  const { uinfin: _gone, ...rest } = persons[0]?.personInfo ?? {}
  expect(() => PersonInfo.parse({ ...rest, uinfin: { value: 'S8412369B' } })).toThrow(/classification/u)
})

test('both tokens of the stand-in are encrypted as published, for the key that the client publishes', async () => {
  const exchange = await vendorAndClient()
  try {
    const answers = new Map<string, string>()
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
      const response = await real(...args)
      const [to] = args
      answers.set(new URL(to instanceof Request ? to.url : to).pathname, await response.clone().text())
      return response
    })
    const started = await exchange.client.start()
    if (!started.ok) throw new Error(started.why)
    const browser = new VendorBrowser()
    const {
      code = '',
      state = '',
      iss = '',
    } = await browser.answer(await browser.open(started.value.authUrl), 'agree', persons[0]?.id)
    expect((await exchange.client.finish({ code, state, iss }, started.value.secrets)).ok).toBe(true)
    const { id_token: idToken = '' } = JSON.parse(answers.get('/fapi/token') ?? '{}') as { id_token?: string }
    for (const token of [idToken, answers.get('/userinfo') ?? '']) {
      const head = TokenHead.parse(decodeProtectedHeader(token))
      expect(exchange.keys.published.keys.map(({ kid }) => kid)).toContain(head.kid)
    }
  } finally {
    await exchange.close()
  }
})
