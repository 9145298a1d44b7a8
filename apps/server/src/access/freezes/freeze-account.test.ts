import { customers } from '@tessera/contract/access/customers/customers.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { freezeTokenOf } from '#services/mail/freeze-token.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const infoOf = (token: string) => exchange.api(customers, { token }).info({})
const statusOf = async (id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ status: string }>`select status from customer where id = ${id}`.execute(exchange.deps.db)
  return rows[0]?.status
}
const elsewhere = async (email: string) => {
  const headers = { 'user-agent': 'Firefox/140.0 Windows', language: 'en_US' }
  const send = (url: string, payload: object) => exchange.server.app.inject({ method: 'POST', url, payload, headers })
  const firstStep = await send('/ex/user/login_in', { account: email, password })
  const { ticket } = firstStep.json<{ data: { ticket: string } }>().data
  const done = await send('/ex/user/confirm_login', { ticket, code: await exchange.nextCode(email) })
  return done.json<{ data: { token: string } }>().data.token
}
/** Returns the token in the link of the email about a login from a new place. */
async function mailedLink(email: string): Promise<string> {
  await elsewhere(email)
  const { text } = await exchange.nextMail(email)
  return /freezeAccount\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
}

test('an owner freezes the account alone: every session and login in progress ends', async () => {
  const { email, token } = await exchange.account()
  const { id } = await infoOf(token)
  const { ticket } = await exchange.api(sessions).login({ account: email, password })
  const code = await exchange.nextCode(email)
  await exchange.api(freezes, { token }).freezeAccount({})
  expect(await codeOfRefusal(infoOf(token))).toBe('UNAUTHORIZED')
  expect(await codeOfRefusal(exchange.api(sessions).confirm({ ticket, code }))).toBe('LOGIN_TICKET_EXPIRED')
  expect(await statusOf(id)).toBe('frozen')
  expect((await exchange.nextMail(email)).subject).toBe('Your account is frozen')
  // The emailed code has not expired, but the login was cancelled.
  const firstStep = await exchange.api(sessions).login({ account: email, password })
  const again = await exchange.api(sessions).confirm({ ticket: firstStep.ticket, code })
  expect(await infoOf(again.token)).toMatchObject({ status: 'frozen', features: { trade: false, assets: false } })
  expect(await codeOfRefusal(exchange.api(freezes, again).freezeAccount({}))).toBe('ACCOUNT_FROZEN_ALREADY')
})

test('the link of an email freezes only its account, once, without a session', async () => {
  const [a, b] = [await exchange.account(), await exchange.account()]
  const [own, other] = [await infoOf(a.token), await infoOf(b.token)]
  const token = await mailedLink(a.email)
  expect(token).not.toBe('')
  await exchange.api(freezes).freezeByLink({ token })
  expect([await statusOf(own.id), await statusOf(other.id)]).toEqual(['frozen', 'active'])
  expect(await codeOfRefusal(exchange.api(freezes).freezeByLink({ token }))).toBe('FREEZE_LINK_EXPIRED')
})

test('AUT-21 the link of an email cannot be built from the database, and expires after hours', async () => {
  const { email } = await exchange.account()
  const token = await mailedLink(email)
  const id = token.split('.')[0] ?? ''
  const forged = [`${id}.`, `${id}.${token.split('.')[1]?.slice(1)}x`, id, freezeTokenOf({ SECRET_KEY: 'x' }, id)]
  for (const each of forged)
    expect(await codeOfRefusal(exchange.api(freezes).freezeByLink({ token: each }))).toBe('FREEZE_LINK_EXPIRED')
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from expires_at - created_at)::int / 3600 as hours from freeze_link where id = ${id}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ hours: 6 }])
  await sql`update freeze_link set created_at = now() - interval '7 hours', expires_at = now() - interval '1 second'
             where id = ${id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(exchange.api(freezes).freezeByLink({ token }))).toBe('FREEZE_LINK_EXPIRED')
})

test('OPR-04 an account is unfrozen after two people agree, not after one', async () => {
  const { token } = await exchange.account()
  const { id } = await infoOf(token)
  await exchange.api(freezes, { token }).freezeAccount({})
  const unfreezing = { kind: 'customer_standing', subjectId: id, verdict: 'approve' } as const
  const about = (event: string) => ({ ...unfreezing, proposal: { event } })
  expect(await byTwo(exchange, { ...about('freeze'), roles: ['compliance', 'compliance'] })).toBe('PARAM_INVALID')
  expect(await byTwo(exchange, { ...about('thaw'), roles: ['support', 'compliance'] })).toBe('FORBIDDEN')
  expect(await byTwo(exchange, { ...about('thaw'), roles: ['compliance', 'support'] })).toBe('FORBIDDEN')
  expect(await statusOf(id)).toBe('frozen')
  await sql`update approval_request set status = 'cancelled' where subject_id = ${id}`.execute(exchange.deps.db)
  expect(await byTwo(exchange, { ...about('thaw'), roles: ['compliance', 'compliance'] })).toBe('done')
  expect(await statusOf(id)).toBe('active')
})

test('"That was not me" ends every other session and pauses withdrawals, and accepts only an entry of the same account', async () => {
  const [a, b] = [await exchange.account(), await exchange.account()]
  const intruder = await elsewhere(a.email)
  await exchange.nextMail(a.email)
  const [entry] = (await exchange.api(sessions, a).loginHistory({ size: 1 })).rows
  const id = entry?.id ?? ''
  expect(await codeOfRefusal(exchange.api(freezes, b).reportSignIn({ id }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(infoOf(intruder))).toBeUndefined()
  await exchange.api(freezes, a).reportSignIn({ id })
  expect(await codeOfRefusal(infoOf(intruder))).toBe('UNAUTHORIZED')
  const { freezes: running, status } = await infoOf(a.token)
  expect({ status, reasons: running.map(({ reason, scope }) => `${reason} ${scope}`) }).toEqual({
    status: 'active',
    reasons: ['sign_in_reported withdraw', 'sign_in_reported transferOut', 'sign_in_reported p2pSell'],
  })
  expect((await exchange.nextMail(a.email)).subject).toBe('You reported a login that was not yours')
  const [change] = (await exchange.api(sessions, a).settingHistory({ size: 1 })).rows
  expect(change?.action).toBe('sign_in_reported')
})
