import { customers } from '@tessera/contract/access/customers/customers.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { contentHash, sha256 } from '#platform/random/random.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'

let exchange: AccessExchange
let termsVersion: string
beforeAll(async () => {
  exchange = await accessExchange()
  termsVersion = (await exchange.api(publicConfig).info({})).policyVersions.terms
})
afterAll(() => exchange.close())

const newAddress = (): string => `${randomUUID().slice(0, 8)}@example.com`
/** Returns a token like that of `prove`. Race tests use it, because requesting so many codes would take an hour. */
async function provenToken(target: string): Promise<string> {
  const token = exchange.deps.random.token()
  await sql`insert into verify_token (token_hash, scene, target, payload_hash, proven, created_at, expires_at)
            values (${sha256(token)}, 'register', ${target}, ${contentHash({})}, '{new}', now(), now() + interval '5 minutes')`.execute(
    exchange.deps.db,
  )
  return token
}
const application = (email: string, verifyToken: string) =>
  ({ account: email, verifyToken, password, termsVersion, termsAccepted: true, lang: 'en_US' }) as const

test('registers a person with an emailed code and logs them in at once', async () => {
  const { email, token } = await exchange.account()
  const info = await exchange.api(customers, { token }).info({})
  expect(info).toMatchObject({
    email: `${email[0]}***@example.com`,
    kyc: { status: 'unknown' },
    features: { trade: false, assets: false },
    nickname: null,
    realName: null,
    lang: 'en_US',
    fiat: 'USD',
    freezes: [],
    noReadMsgCount: 0,
  })
  expect(info.userAccount).toMatch(/^\d{8,}$/)
})

test('gives the same response for a registered email, notifies its owner, and offers the login after the proof', async () => {
  const { email } = await exchange.account()
  const codes = exchange.api(verification)
  const captcha = await exchange.captcha('register')
  const request = { account: email.toUpperCase(), scene: 'register', lang: 'zh_CN', captcha } as const
  const challenge = await codes.sendEmail(request)
  expect(Object.keys(challenge).toSorted()).toEqual([
    'challengeId',
    'channelStatus',
    'expiresAt',
    'expiresIn',
    'resendAt',
    'resendIn',
    'scene',
  ])
  const mail = await exchange.nextMail(email)
  expect(mail.text).toContain('您已有账户')
  const code = /\d{6}/.exec(mail.subject)?.[0] ?? ''
  const { verifyToken } = await codes.prove({ challengeId: challenge.challengeId, code })
  await expect(exchange.api(customers).register(application(email, verifyToken))).rejects.toMatchObject({
    code: 'EMAIL_EXIST',
    message: 'This email is already registered. Use another one, or log in with it.',
  })
})

test('AUT-26 twenty concurrent registrations in thirty spellings create one account', async () => {
  const name = `Ann${randomUUID().slice(0, 6)}`
  const forms = [name, name.toLowerCase(), name.toUpperCase(), ` ${name}`, `${name}+shop`, `${name}\u200B`]
  const hosts = ['example.com', 'EXAMPLE.com', 'example.COM ', 'ｅxample.com', 'exam\u00ADple.com']
  const spellings = hosts.flatMap((host) => forms.map((form) => `${form}@${host}`))
  const canonical = spellings.map(
    (spelling) => (spelling.includes('+') ? `${name}+shop` : name).toLowerCase() + '@example.com',
  )
  const tokens = await Promise.all(canonical.map(provenToken))
  const all = await Promise.all(
    spellings
      .slice(0, 20)
      .map((email, n) => codeOfRefusal(exchange.api(customers).register(application(email, tokens[n] ?? '')))),
  )
  for (const [n, email] of spellings.slice(20).entries())
    all.push(await codeOfRefusal(exchange.api(customers).register(application(email, tokens[20 + n] ?? ''))))
  expect(all.filter((code) => code === 'EMAIL_EXIST')).toHaveLength(29)
  expect(all.filter((code) => code === undefined)).toHaveLength(1)
  const { rows } = await sql`select 1 from customer where email like ${`${name.toLowerCase()}%`}`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(1)
})

test.each([
  ['a password without a digit', { password: 'harbour light' }, 'PASSWORD_TOO_WEAK'],
  ['a common password', { password: 'password123' }, 'PASSWORD_TOO_COMMON'],
  ['old terms', { termsVersion: '1999' }, 'REGISTRATION_TERMS_OUTDATED'],
  ['an unknown invitation', { inviteCode: 'NOBODY' }, 'INVITE_CODE_UNKNOWN'],
  ['the proof of another address', { account: 'another.person@example.com' }, 'VERIFY_TOKEN_INVALID'],
  ['terms that are not accepted', { termsAccepted: false }, 'PARAM_INVALID'],
  ['no address', { account: 'a b@example.com' }, 'PARAM_INVALID'],
  ['an address that would end an email header', { account: 'a@example.com\r\nbcc: b@example.com' }, 'PARAM_INVALID'],
  ['an unknown field', { isAdmin: true }, 'PARAM_INVALID'],
])('refuses registration with %s', async (_, part, code) => {
  const email = newAddress()
  const body: object = { ...application(email, await provenToken(email)), ...part }
  const response = await exchange.server.app.inject({ method: 'POST', url: '/ex/user/register', payload: body })
  expect(response.json()).toMatchObject({ code })
})

test('records the inviter of a new customer', async () => {
  const inviter = await exchange.account()
  const { inviteCode, id } = await exchange.api(customers, inviter).info({})
  const email = newAddress()
  await exchange
    .api(customers)
    .register({ ...application(email, await provenToken(email)), inviteCode: ` ${inviteCode?.toLowerCase()}` })
  const { rows } = await sql`select invited_by from customer where email = ${email}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ invited_by: id }])
})

test('AUT-27 never changes the inviter of a customer: rejects loops, later inviters and sub-accounts', async () => {
  const [first, second] = [await exchange.account(), await exchange.account()]
  const set = (who: string, by: string | null) =>
    sql`update customer set invited_by = ${by} where id = ${who}`.execute(exchange.deps.db)
  const ids = await Promise.all([first, second].map(async (who) => (await exchange.api(customers, who).info({})).id))
  await expect(set(ids[0] ?? '', ids[1] ?? '')).rejects.toThrow(/the inviter of customer .* cannot change/)
  const ofSub = sql`
    insert into customer (id, password_hash, type, parent_id, kyc_status, kyc_changed_at, investor_class, status, lang, fiat, terms_version, invited_by, created_at)
    values (gen_random_uuid(), '', 'sub', ${ids[0]}, 'unknown', now(), 'ri', 'active', 'en_US', 'USD', '1', ${ids[1]}, now())`
  await expect(ofSub.execute(exchange.deps.db)).rejects.toThrow(
    'a sub-account can neither invite customers nor be invited',
  )
})

test('AUT-25 refuses a direct request while registration is closed', async () => {
  const email = newAddress()
  const token = await provenToken(email)
  await sql`update site_setting set register_forbidden = true`.execute(exchange.deps.db)
  try {
    expect((await exchange.api(publicConfig).info({})).registerForbidden).toBe(true)
    await expect(exchange.api(customers).register(application(email, token))).rejects.toMatchObject({
      code: 'REGISTRATION_FORBIDDEN',
    })
    await expect(exchange.api(verification).sendEmail({ account: email, scene: 'register' })).rejects.toMatchObject({
      code: 'REGISTRATION_FORBIDDEN',
    })
  } finally {
    await sql`update site_setting set register_forbidden = false`.execute(exchange.deps.db)
  }
  const { rows } = await sql`select 1 from customer where email = ${email}`.execute(exchange.deps.db)
  expect(rows).toEqual([])
})

/** Reads emails until one of them has this subject. */
async function subjectsUntil(to: string, subject: string): Promise<string> {
  const mail = await exchange.nextMail(to)
  return mail.subject === subject ? subject : subjectsUntil(to, subject)
}

/** A token of scene change_password for a logged-in customer. */
async function changeToken(person: { email: string; token: string }): Promise<string> {
  const codes = exchange.api(verification, person)
  const { challengeId } = await codes.sendCode({ scene: 'change_password', payload: {} })
  return (await codes.prove({ challengeId, code: await exchange.nextCode(person.email) })).verifyToken
}

test('AUT-28 a login that began with the old password fails after its change', async () => {
  const person = await exchange.account()
  const verifyToken = await changeToken(person)
  const { ticket } = await exchange.api(sessions).login({ account: person.email, password })
  const code = await exchange.nextCode(person.email)
  const renewed = { oldPassword: password, newPassword: 'lantern street 9', verifyToken }
  await exchange.api(customers, person).changePassword(renewed)
  expect(await codeOfRefusal(exchange.api(sessions).confirm({ ticket, code }))).toBe('LOGIN_TICKET_EXPIRED')
})

test('AUT-28 a password change requires the old password and a code, ends every session and pauses withdrawals', async () => {
  const person = await exchange.account()
  const other = await exchange.signIn(person.email, password)
  const change = exchange.api(customers, person).changePassword
  const next = { oldPassword: password, newPassword: 'lantern street 8' }
  await expect(change({ ...next, verifyToken: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'VERIFY_TOKEN_INVALID' })
  const verifyToken = await changeToken(person)
  await expect(change({ ...next, oldPassword: 'wrong 12345', verifyToken })).rejects.toMatchObject({
    code: 'PASSWORD_WRONG',
  })
  await expect(change({ ...next, newPassword: password, verifyToken })).rejects.toMatchObject({
    code: 'PASSWORD_UNCHANGED',
  })
  await expect(change({ ...next, newPassword: 'short1', verifyToken })).rejects.toMatchObject({
    code: 'PASSWORD_TOO_WEAK',
  })
  await expect(change({ ...next, newPassword: 'qwerty123', verifyToken })).rejects.toMatchObject({
    code: 'PASSWORD_TOO_COMMON',
  })
  const renewed = await change({ ...next, verifyToken })
  for (const earlierSession of [person, other])
    await expect(exchange.api(customers, earlierSession).info({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const info = await exchange.api(customers, renewed).info({})
  const hours = (Date.parse(info.freezes[0]?.until ?? '') - Date.parse(info.freezes[0]?.from ?? '')) / HOUR_MS
  expect({ scope: info.freezes[0]?.scope, reason: info.freezes[0]?.reason, hours }).toEqual({
    scope: 'withdraw',
    reason: 'login_password_changed',
    hours: 48,
  })
  await expect(exchange.api(sessions).login({ account: person.email, password })).rejects.toMatchObject({
    code: 'LOGIN_FAILED',
  })
  expect(await subjectsUntil(person.email, 'Your login password was changed')).toContain(
    'Your login password was changed',
  )
  const { rows } = await exchange.api(sessions, renewed).settingHistory({})
  expect(rows.map(({ action }) => action)).toEqual(['login_password_changed', 'registered'])
})

test('stores nickname, language and fiat currency', async () => {
  const person = await exchange.account()
  const own = exchange.api(customers, person)
  await own.updateNickname({ nickname: 'Rene\u0301\u200B' })
  expect((await own.info({})).nickname).toBe('René')
  await own.updateNickname({ nickname: ' 海灯 ' })
  await expect(own.updateNickname({ nickname: '   ' })).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  await expect(own.updateNickname({ nickname: 'fan\u202Ei' })).rejects.toMatchObject({
    field: 'nickname',
    message: 'Check “Nickname”: Hidden characters change the text direction. Type the text again.',
  })
  await expect(own.updateNickname({ nickname: '\u2800' })).rejects.toMatchObject({
    field: 'nickname',
    message: 'Check “Nickname”: Enter at least one visible character.',
  })
  await expect(own.updateNickname({ nickname: '\u200B\u2060' })).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  await expect(own.updateNickname({ nickname: 'eleven char' })).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  await own.updatePreferences({ fiat: 'CNY' })
  await own.changeLanguage({ language: 'zh_CN' })
  expect(await own.info({})).toMatchObject({ nickname: '海灯', fiat: 'CNY', lang: 'zh_CN' })
})

test('WEB-02 an image whose address is logout or change_language has no effect, because its request has no token', async () => {
  for (const url of ['/ex/api/v0/public/logout', '/ex/common/change_language?language=zh_CN']) {
    const response = await exchange.server.app.inject({ url, headers: { cookie: 'token=x' } })
    expect(response.json()).toMatchObject({ code: 'UNAUTHORIZED' })
  }
})

test.each(['../../', 'xx_XX', '__proto__', 'e'.repeat(10_000), ''])(
  'WEB-18 refuses the language %.20s, and falls back for its header',
  async (language) => {
    const person = await exchange.account()
    const response = await exchange.server.app.inject({
      url: `/ex/common/change_language?language=${encodeURIComponent(language)}`,
      headers: { token: person.token, language },
    })
    expect(response.json()).toMatchObject({ code: 'PARAM_INVALID', field: 'language' })
    expect((await exchange.api(customers, person).info({})).lang).toBe('en_US')
  },
)

test('messages are in the reader’s language, counted, and visible only to their owner', async () => {
  const [a, b] = [await exchange.account(), await exchange.account()]
  await exchange
    .api(customers, a)
    .changePassword({
      oldPassword: password,
      newPassword: 'lantern street 8',
      verifyToken: await changeToken(a),
    })
    .then((session) => (a.token = session.token))
  const own = exchange.api(messages, a)
  expect(await own.count({})).toEqual({ noReadMsgCount: 1 })
  const { rows, total } = await exchange.api(messages, a, 'zh_CN').list({ type: 'security', unread: true })
  expect({ total, title: rows[0]?.title }).toEqual({ total: 1, title: '您的登录密码已修改' })
  expect(rows[0]?.body).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} UTC/)
  expect(await exchange.api(messages, b).read({ ids: [rows[0]?.id ?? ''] })).toEqual({ noReadMsgCount: 0 })
  expect(await own.count({})).toEqual({ noReadMsgCount: 1 })
  expect(await own.read({ ids: 'all' })).toEqual({ noReadMsgCount: 0 })
  expect((await own.list({ unread: false })).rows[0]?.readAt).not.toBeNull()
})
