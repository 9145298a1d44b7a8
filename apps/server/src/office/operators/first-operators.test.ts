import { createClient } from '@tessera/contract/platform/http/client.ts'
import { firstOperators } from '@tessera/contract/office/operators/first-operators.ts'
import { operatorPasskeys } from '@tessera/contract/office/operators/operator-passkeys.ts'
import { operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchInProcess } from '#world/people/inject.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { codeOf, ownPassword, wrongCodeOf } from '#testing/new-operator.ts'
import { device, type Device } from '#world/people/software-passkey.ts'
import { firstLinksCommand, createFirstLinks } from './first-links.ts'

let exchange: TestExchange
beforeEach(async () => {
  exchange = await testExchange()
})
afterEach(() => exchange.close())

/** Returns the API as used by a browser with its own secret. */
const browser = (secret = `${randomUUID()}${randomUUID()}`) =>
  createClient(firstOperators, {
    baseUrl: 'http://exchange',
    fetch: fetchInProcess(exchange.server.app),
    headers: () => ({ language: 'en_US', client: 'console', 'device-id': secret }),
  })
type Browser = ReturnType<typeof browser>

/** Runs the command. Returns the secret of each printed link. */
async function links(): Promise<string[]> {
  const { value } = await exchange.deps.inTx('job:first_operators')(async (tx) =>
    ok(await createFirstLinks(exchange.deps, tx)),
  )
  return (value?.links ?? []).map(({ token }) => token)
}

const details = () => ({ name: 'Ana Lim', email: `${randomUUID()}@exchange.internal` })

async function makePasskey(at: Browser, link: string, own: Device): Promise<string> {
  const { challengeId, options } = await at.passkeyOptions({ link })
  return (await at.passkey({ link, challengeId, name: 'Laptop', credential: own.make(options) })).step
}

async function enrol(link: string, own = device(), at = browser(), person = details()) {
  await at.open({ link })
  await at.details({ link, ...person })
  await makePasskey(at, link, own)
  const { otpauth } = await at.open({ link })
  const session = await at.authenticator({ link, code: codeOf(otpauth ?? ''), password: ownPassword })
  return { ...person, ...session, otpauth: otpauth ?? '' }
}

const refused = (code: string) => ({ code })
const auditOf = async () =>
  (await exchange.deps.db.selectFrom('audit_entry').select(['action', 'actor', 'target_id']).orderBy('seq').execute())
    .filter(({ action }) => action.startsWith('operators.'))
    .map(({ action, actor, target_id: target }) => [action, actor.replace(target ?? '', 'ID')])

test('two people enrol by their links, each with a passkey and an authenticator, and may then set up the exchange', async () => {
  const [one = '', two = ''] = await links()
  const [ana, ben] = [await enrol(one), await enrol(two)]
  for (const who of [ana, ben])
    expect(await exchange.api(operators, who).me({})).toMatchObject({
      name: 'Ana Lim',
      roles: ['compliance', 'finance', 'listing', 'superadmin'],
    })
  expect(await links()).toEqual([])
  expect((await auditOf()).slice(0, 7)).toEqual([
    ['operators.first_link', 'job:first_operators'],
    ['operators.first_link', 'job:first_operators'],
    ['operators.open_first_link', expect.stringMatching(/^ip:/u)],
    ['operators.enrol_details', expect.stringMatching(/^ip:/u)],
    ['operators.enrol_passkey', expect.stringMatching(/^ip:/u)],
    ['operators.activate', 'operator:ID'],
    ['operators.sign_in', 'operator:ID'],
  ])
})

test('a person who enrolled logs in by the passkey, or by password and authenticator', async () => {
  const [link = ''] = await links()
  const own = device()
  const who = await enrol(link, own)
  const byPasskey = exchange.api(operatorPasskeys)
  const { challengeId, options, browserSecret } = await byPasskey.loginOptions({})
  const opened = await byPasskey.login({ challengeId, browserSecret, credential: own.answer(options) })
  expect(opened.operatorId).toBe(who.operatorId)
  const { ticket, needsNewPassword } = await exchange
    .api(operatorSignIn)
    .login({ email: who.email, password: ownPassword })
  expect(needsNewPassword).toBe(false)
  const confirmed = await exchange.api(operatorSignIn).confirm({ ticket, code: codeOf(who.otpauth, 1) })
  expect(confirmed.operatorId).toBe(who.operatorId)
})

test('a link belongs to the first browser that opens it, and opening it there again continues at the next step', async () => {
  const [link = ''] = await links()
  const [own, other] = [browser(), browser()]
  expect(await own.open({ link })).toMatchObject({ step: 'details', otpauth: null })
  await expect(other.open({ link })).rejects.toMatchObject(refused('OPERATOR_LINK_ELSEWHERE'))
  await expect(other.details({ link, ...details() })).rejects.toMatchObject(refused('OPERATOR_LINK_ELSEWHERE'))
  const person = details()
  await own.details({ link, ...person })
  expect(await makePasskey(own, link, device())).toBe('authenticator')
  expect(await own.open({ link })).toMatchObject({ step: 'authenticator', ...person })
})

test('AZ-13 of two browsers that concurrently open a link, only one gets it', async () => {
  const [link = ''] = await links()
  const answers = await Promise.allSettled([browser().open({ link }), browser().open({ link })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test("refuses a link without the browser's secret, and one that does not exist", async () => {
  const [link = ''] = await links()
  await expect(browser('short').open({ link })).rejects.toMatchObject(refused('OPERATOR_LINK_ELSEWHERE'))
  await expect(browser().open({ link: `${link}x` })).rejects.toMatchObject(refused('OPERATOR_LINK_UNKNOWN'))
})

test('a link is valid for one hour, and refuses each step afterwards', async () => {
  const [link = ''] = await links()
  const own = browser()
  await own.open({ link })
  exchange.passTime(HOUR_MS)
  const late = [() => own.open({ link }), () => own.details({ link, ...details() }), () => browser().open({ link })]
  for (const call of late) await expect(call()).rejects.toMatchObject(refused('OPERATOR_LINK_EXPIRED'))
})

test('AZ-13 running the command again ends earlier links with all entered data, and keeps a person who has enrolled', async () => {
  const [one = '', two = ''] = await links()
  const own = browser()
  const [passkey, person] = [device(), details()]
  await own.open({ link: one })
  await own.details({ link: one, ...person })
  await makePasskey(own, one, passkey)
  const [newOne = '', newTwo = ''] = await links()
  for (const open of [() => own.open({ link: one }), () => browser().open({ link: two })])
    await expect(open()).rejects.toMatchObject(refused('OPERATOR_LINK_REPLACED'))
  await enrol(newOne, passkey, browser(), person)
  await expect(browser().open({ link: newOne })).rejects.toMatchObject(refused('OPERATOR_LINK_USED'))
  const left = await links()
  expect(left).toHaveLength(1)
  await expect(browser().open({ link: newTwo })).rejects.toMatchObject(refused('OPERATOR_LINK_REPLACED'))
  await enrol(left[0] ?? '')
  expect(await links()).toEqual([])
})

test('AZ-13 one passkey or email cannot enrol two people', async () => {
  const [one = '', two = ''] = await links()
  const [passkey, own] = [device(), browser()]
  const ana = await enrol(one, passkey)
  await own.open({ link: two })
  await expect(own.details({ link: two, name: 'Ben', email: ana.email })).rejects.toMatchObject(
    refused('OPERATOR_EMAIL_EXISTS'),
  )
  for (const email of ['ben@tessera.example', 'ben@mail.example.com'])
    await expect(own.details({ link: two, name: 'Ben', email })).rejects.toMatchObject(
      refused('OPERATOR_EMAIL_RESERVED'),
    )
  await own.details({ link: two, ...details() })
  const { options } = await own.passkeyOptions({ link: two })
  expect(options.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id])
  await expect(makePasskey(own, two, passkey)).rejects.toMatchObject(refused('PASSKEY_EXIST'))
  expect(await makePasskey(own, two, device())).toBe('authenticator')
})

test('requires the steps in order, each once, and a code of the authenticator', async () => {
  const [link = ''] = await links()
  const own = browser()
  const early = own.details({ link, ...details() })
  await expect(early).rejects.toMatchObject(refused('OPERATOR_LINK_STEP'))
  await own.open({ link })
  await expect(own.passkeyOptions({ link })).rejects.toMatchObject(refused('OPERATOR_LINK_STEP'))
  await own.details({ link, ...details() })
  await expect(own.details({ link, ...details() })).rejects.toMatchObject(refused('OPERATOR_LINK_STEP'))
  await makePasskey(own, link, device())
  await expect(own.passkeyOptions({ link })).rejects.toMatchObject(refused('OPERATOR_LINK_STEP'))
  const { otpauth } = await own.open({ link })
  const wrong = own.authenticator({ link, code: wrongCodeOf(otpauth ?? ''), password: ownPassword })
  await expect(wrong).rejects.toMatchObject(refused('OPERATOR_CODE_WRONG'))
  await own.authenticator({ link, code: codeOf(otpauth ?? ''), password: ownPassword })
})

test('AZ-13 a link cannot use the challenge of the other', async () => {
  const [one = '', two = ''] = await links()
  const [ana, ben] = [browser(), browser()]
  for (const [at, link] of [
    [ana, one],
    [ben, two],
  ] as const) {
    await at.open({ link })
    await at.details({ link, ...details() })
  }
  const { challengeId, options } = await ana.passkeyOptions({ link: one })
  const stolen = ben.passkey({ link: two, challengeId, name: 'Laptop', credential: device().make(options) })
  await expect(stolen).rejects.toMatchObject(refused('PASSKEY_EXPIRED'))
})

test('AZ-13 creates no link while two superadmins exist, however they were created', async () => {
  await exchange.operator('superadmin')
  expect(await links()).toHaveLength(2)
  await exchange.operator('superadmin')
  expect(await links()).toEqual([])
})

test('the command prints both links, stores only their hashes, and refuses once two operators exist', async () => {
  const env = {
    DATABASE_URL: exchange.database.appUrl,
    AUDIT_DATABASE_URL: exchange.database.auditUrl,
    SECRET_KEY: exchange.deps.config.SECRET_KEY,
    CHAIN_MASTER_SEED: exchange.deps.config.CHAIN_MASTER_SEED,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    CHAIN_RPC_URL: 'http://127.0.0.1:8899',
    PUBLIC_URL: 'https://exchange.example',
  }
  const printed = await firstLinksCommand(env)
  const tokens = [...printed.matchAll(/https:\/\/exchange\.example\/console\/first#(\S+)/g)].map(([, token]) => token)
  expect(new Set(tokens).size).toBe(2)
  const stored = JSON.stringify(
    await exchange.deps.db.selectFrom('first_operator_link').select(['id', 'token_hash']).execute(),
  )
  for (const token of tokens) expect(stored).not.toContain(token)
  for (const link of tokens) await enrol(link ?? '')
  await expect(firstLinksCommand(env)).rejects.toThrow('two people make operators in the console')
})
