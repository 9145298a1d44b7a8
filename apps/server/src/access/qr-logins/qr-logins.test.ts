import { customers } from '@tessera/contract/access/customers/customers.ts'
import { qrLogins } from '@tessera/contract/access/qr-logins/qr-logins.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const browser = () => exchange.api(qrLogins)
const statusOf = ({ qrId, browserSecret }: { qrId: string; browserSecret: string }) =>
  browser().status({ qrId, browserSecret })
const phoneOf = (who: { token: string }) => exchange.api(qrLogins, who)
const otherThan = (choices: readonly number[], right: number): number => choices.find((each) => each !== right) ?? 0

test('AUT-18 logs in the requesting browser once, after scan, matching number and confirmation', async () => {
  const owner = await exchange.account()
  const { qrId, browserSecret, matchCode, url } = await browser().create({})
  expect(url).toBe(`http://127.0.0.1:3000/en_US/qrLogin/${qrId}`)
  expect(url).not.toContain(browserSecret)
  const own = { qrId, browserSecret }
  expect(await statusOf(own)).toEqual({ status: 'waiting', maskedUser: null, session: null })
  const scanned = await phoneOf(owner).scan({ qrId })
  expect(scanned).toMatchObject({ ip: '127.0.0.1', passwordNeeded: false })
  expect(scanned.choices).toHaveLength(3)
  expect(scanned.choices).toContain(matchCode)
  expect(await statusOf(own)).toMatchObject({
    status: 'scanned',
    maskedUser: `${owner.email[0]}***@example.com`,
    session: null,
  })
  await phoneOf(owner).confirm({ qrId, matchCode })
  const { status, session } = await statusOf(own)
  expect(status).toBe('confirmed')
  expect(await exchange.api(customers, { token: session?.token ?? '' }).info({})).toMatchObject({ kyc: {} })
  expect(await statusOf(own)).toMatchObject({ status: 'used', session: null })
  const { rows } = await exchange.api(sessions, owner).loginHistory({ size: 1 })
  expect(rows[0]).toMatchObject({ type: 'qr', status: 'success' })
})

test('AUT-18 refuses a client that has the picture but not the secret, before and after the confirmation', async () => {
  const owner = await exchange.account()
  const { qrId, matchCode } = await browser().create({})
  const { browserSecret: another } = await browser().create({})
  await phoneOf(owner).scan({ qrId })
  await phoneOf(owner).confirm({ qrId, matchCode })
  for (const guess of [another, 'x'.repeat(43), qrId])
    expect(await browser().status({ qrId, browserSecret: guess })).toEqual({
      status: 'expired',
      maskedUser: null,
      session: null,
    })
})

test('AUT-18 a wrong number or "not me" ends the code', async () => {
  const owner = await exchange.account()
  const wrong = await browser().create({})
  const { choices } = await phoneOf(owner).scan({ qrId: wrong.qrId })
  const matchCode = otherThan(choices, wrong.matchCode)
  expect(await codeOfRefusal(phoneOf(owner).confirm({ qrId: wrong.qrId, matchCode }))).toBe('QR_LOGIN_MISMATCH')
  expect(await codeOfRefusal(phoneOf(owner).confirm({ qrId: wrong.qrId, matchCode: wrong.matchCode }))).toBe(
    'QR_LOGIN_EXPIRED',
  )
  expect(await statusOf(wrong)).toMatchObject({ status: 'rejected', session: null })
  const no = await browser().create({})
  await phoneOf(owner).scan({ qrId: no.qrId })
  await phoneOf(owner).reject({ qrId: no.qrId })
  expect(await statusOf(no)).toMatchObject({ status: 'rejected' })
  expect(await codeOfRefusal(phoneOf(owner).confirm({ qrId: no.qrId, matchCode: no.matchCode }))).toBe(
    'QR_LOGIN_EXPIRED',
  )
})

test('AUT-18 binds the code to its first scanner, requires a scan before confirmation, and expires after two minutes', async () => {
  const [owner, other] = [await exchange.account(), await exchange.account()]
  const request = await browser().create({})
  const { qrId, matchCode } = request
  expect(await codeOfRefusal(phoneOf(owner).confirm({ qrId, matchCode }))).toBe('QR_LOGIN_EXPIRED')
  await phoneOf(owner).scan({ qrId })
  expect(await codeOfRefusal(phoneOf(other).scan({ qrId }))).toBe('QR_LOGIN_EXPIRED')
  expect(await codeOfRefusal(phoneOf(other).confirm({ qrId, matchCode }))).toBe('QR_LOGIN_EXPIRED')
  exchange.passTime(120_000)
  expect(await codeOfRefusal(phoneOf(owner).confirm({ qrId, matchCode }))).toBe('QR_LOGIN_EXPIRED')
  expect((await statusOf(request)).status).toBe('expired')
})

test('AUT-18 requires the password if the browser is in another network', async () => {
  const owner = await exchange.account()
  const request = await browser().create({})
  await sql`update qr_login set ip = '203.0.113.9' where id = ${request.qrId}`.execute(exchange.deps.db)
  expect(await phoneOf(owner).scan({ qrId: request.qrId })).toMatchObject({ ip: '203.0.113.9', passwordNeeded: true })
  const { qrId, matchCode } = request
  expect(await codeOfRefusal(phoneOf(owner).confirm({ qrId, matchCode }))).toBe('PASSWORD_WRONG')
  expect(await codeOfRefusal(phoneOf(owner).confirm({ qrId, matchCode, password: 'wrong 12345' }))).toBe(
    'PASSWORD_WRONG',
  )
  expect(await codeOfRefusal(phoneOf(owner).confirm({ qrId, matchCode, password }))).toBeUndefined()
  expect((await statusOf(request)).session).not.toBeNull()
})

test('AUT-18 requires the password if the phone is not in the network of its login', async () => {
  const owner = await exchange.account()
  const { id } = await exchange.api(customers, owner).info({})
  await sql`update session set ip = '203.0.113.9' where customer_id = ${id}`.execute(exchange.deps.db)
  const request = await browser().create({})
  const { qrId, matchCode } = request
  expect(await phoneOf(owner).scan({ qrId })).toMatchObject({ ip: '127.0.0.1', passwordNeeded: true })
  expect(await codeOfRefusal(phoneOf(owner).confirm({ qrId, matchCode }))).toBe('PASSWORD_WRONG')
  await phoneOf(owner).confirm({ qrId, matchCode, password })
  expect((await statusOf(request)).session).not.toBeNull()
})

test("AUT-23 the new session ends no later than the phone's session, and so do sessions that it logs in", async () => {
  const owner = await exchange.account()
  const { id } = await exchange.api(customers, owner).info({})
  const { rows } = await sql<{ expires_at: Date }>`
    update session set expires_at = expires_at - interval '11 hours' where customer_id = ${id} returning expires_at`.execute(
    exchange.deps.db,
  )
  let phone: { token: string } = owner
  for (let round = 0; round < 2; round += 1) {
    const request = await browser().create({})
    await phoneOf(phone).scan({ qrId: request.qrId })
    await phoneOf(phone).confirm({ qrId: request.qrId, matchCode: request.matchCode })
    const { session } = await statusOf(request)
    expect(session?.expiresAt).toBe(rows[0]?.expires_at.toISOString())
    phone = { token: session?.token ?? '' }
  }
  const late = await browser().create({})
  await phoneOf(phone).scan({ qrId: late.qrId })
  await phoneOf(phone).confirm({ qrId: late.qrId, matchCode: late.matchCode })
  await sql`update session set expires_at = now() where customer_id = ${id}`.execute(exchange.deps.db)
  expect(await statusOf(late)).toEqual({ status: 'expired', maskedUser: null, session: null })
})

test('AUT-18 refuses the browser if the phone has logged out in the meantime', async () => {
  const owner = await exchange.account()
  const request = await browser().create({})
  await phoneOf(owner).scan({ qrId: request.qrId })
  await phoneOf(owner).confirm({ qrId: request.qrId, matchCode: request.matchCode })
  await exchange.api(sessions, owner).logout({})
  expect(await statusOf(request)).toEqual({ status: 'expired', maskedUser: null, session: null })
})

test('AUT-18 of fifty concurrent requests accepts one scan and one confirmation, and one poll gets the session', async () => {
  const owner = await exchange.account()
  const request = await browser().create({})
  const { qrId, matchCode } = request
  const others = await Promise.all(Array.from({ length: 50 }, () => exchange.customer()))
  const scans = await Promise.all(
    [owner, ...others].map(async (who) =>
      (await codeOfRefusal(phoneOf(who).scan({ qrId }))) === undefined ? [who] : [],
    ),
  )
  const [winner, ...rest] = scans.flat()
  expect(rest).toEqual([])
  if (winner === undefined) throw new Error('the code was not scanned')
  const confirms = await Promise.all(
    Array.from({ length: 50 }, () => codeOfRefusal(phoneOf(winner).confirm({ qrId, matchCode }))),
  )
  expect(confirms.filter((code) => code === undefined)).toHaveLength(1)
  const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(request)))
  expect(statuses.filter(({ session }) => session !== null)).toHaveLength(1)
})

test('AUT-25 refuses QR codes too while login is closed', async () => {
  const request = await browser().create({})
  await sql`update site_setting set login_forbidden = true`.execute(exchange.deps.db)
  try {
    expect(await codeOfRefusal(browser().create({}))).toBe('LOGIN_FORBIDDEN')
    expect(await codeOfRefusal(statusOf(request))).toBe('LOGIN_FORBIDDEN')
  } finally {
    await sql`update site_setting set login_forbidden = false`.execute(exchange.deps.db)
  }
})
