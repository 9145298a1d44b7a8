import { customers } from '@tessera/contract/access/customers/customers.ts'
import { invitations } from '@tessera/contract/partners/invitations/invitations.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import type { Person } from '#testing/exchange.ts'
import { openSub } from '#testing/sub-accounts.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const run = (statement: ReturnType<typeof sql>) => statement.execute(exchange.deps.db)
const list = (who: Person, page: { pageSize?: number; after?: string } = {}) =>
  exchange.api(invitations, who).list(page)

const freshEmail = (): string => `i-${randomUUID().slice(0, 8)}@mail.example`

/** Sends a registration; its code may differ each time if none is valid. */
async function application(email: string) {
  const { policyVersions } = await exchange.api(publicConfig).info({})
  const verifyToken = await exchange.proveAddress(email)
  const agreed = { termsVersion: policyVersions.terms, termsAccepted: true, lang: 'en_US' } as const
  return { ...agreed, verifyToken, account: email, password }
}
const codeOfInviter = async (inviter: Person): Promise<string> =>
  (await exchange.api(customers, inviter).info({})).inviteCode ?? ''

/** Registers an account with this inviter's code. */
async function invitedBy(inviter: Person, email = freshEmail()): Promise<string> {
  const inviteCode = await codeOfInviter(inviter)
  const session = await exchange.api(customers).register({ ...(await application(email)), inviteCode })
  return (await exchange.api(customers, session).info({})).id
}

test('AUT-27 only the inviter sees the invited accounts, masked', async () => {
  const [inviter, other] = [await exchange.customer(), await exchange.customer()]
  const first = await invitedBy(inviter, 'ann.lee@mail.example')
  const second = await invitedBy(inviter)
  await run(sql`update customer set email = null, phone = '+6591234567', real_name = 'Bea Tan', nickname = 'Bea',
                       kyc_status = 'approved', created_at = created_at + interval '1 minute' where id = ${second}`)
  const page = await list(inviter)
  expect(page).toMatchObject({
    total: 2,
    rows: [
      { id: second, account: '+65****4567', status: 'verified' },
      { id: first, account: 'a***@mail.example', status: 'registered' },
    ],
  })
  expect(page.rewardRate).toBe('0')
  expect(page.rows.map(({ earned, noReward }) => [earned, noReward])).toEqual([
    [[], 'off'],
    [[], 'off'],
  ])
  expect(JSON.stringify(page)).not.toMatch(/ann|lee|Bea|Tan|9123/)
  expect((await list(other)).rows).toEqual([])
})

test('a closed account is listed as closed and without identity, and a frozen one is listed as before', async () => {
  const inviter = await exchange.customer()
  const [closed, frozen] = [await invitedBy(inviter), await invitedBy(inviter)]
  await run(
    sql`update customer set status = 'closed', kyc_status = 'approved', real_name = 'Ann Lee' where id = ${closed}`,
  )
  await run(sql`update customer set status = 'frozen' where id = ${frozen}`)
  const { rows } = await list(inviter)
  expect(rows.find(({ id }) => id === closed)).toMatchObject({ account: null, status: 'closed' })
  expect(rows.find(({ id }) => id === frozen)).toMatchObject({ account: 'i***@mail.example', status: 'registered' })
})

test('pages have no gap or overlap, even among accounts of the same moment', async () => {
  const inviter = await exchange.customer()
  const ids = [await invitedBy(inviter), await invitedBy(inviter), await invitedBy(inviter)]
  await run(sql`update customer set created_at = '2026-01-01' where id = any(${ids})`)
  const first = await list(inviter, { pageSize: 2 })
  const rest = await list(inviter, { pageSize: 2, after: first.next ?? '' })
  expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(ids.toSorted())
  expect([first.total, rest.next]).toEqual([3, null])
})

test('a sub-account has no list of invited accounts', async () => {
  const sub = await openSub(exchange, await exchange.customer())
  expect(await codeOfRefusal(list(sub))).toBe('SUB_ACCOUNT_NOT_ALLOWED')
})

test('AUT-27 after ten wrong codes from one IP address in an hour, even concurrent ones, no more are checked; valid codes do not count', async () => {
  const inviteCode = await codeOfInviter(await exchange.customer())
  const [one, two, three] = [freshEmail(), freshEmail(), freshEmail()]
  const forms = await Promise.all([one, two, three].map(application))
  const attempt = (form: (typeof forms)[number] | undefined, code: string) =>
    codeOfRefusal(
      form === undefined ? Promise.resolve() : exchange.api(customers).register({ ...form, inviteCode: code }),
    )
  const wrong = (n: number) => Promise.all(Array.from({ length: n }, (_, at) => attempt(forms[0], `WRNG${at}`)))
  const [UNKNOWN, MANY] = ['INVITE_CODE_UNKNOWN', 'INVITE_CODE_TOO_MANY_TRIES']
  expect(await wrong(9)).toEqual(Array.from({ length: 9 }, () => UNKNOWN))
  expect(await attempt(forms[1], inviteCode)).toBeUndefined()
  expect((await wrong(4)).filter((code) => code === UNKNOWN)).toHaveLength(1)
  const from = async (remoteAddress: string, code: string): Promise<unknown> => {
    const payload = { ...forms[2], inviteCode: code }
    return (
      await exchange.server.app.inject({ method: 'POST', url: '/ex/user/register', remoteAddress, payload })
    ).json()
  }
  expect(await from('127.0.0.1', inviteCode)).toMatchObject({
    code: MANY,
    field: 'inviteCode',
    message: expect.stringMatching(/ \d\d /),
  })
  // Another IP address has its own count.
  expect(await from('203.0.113.9', 'WRNG')).toMatchObject({ code: UNKNOWN })
  await run(sql`update password_budget set window_start = window_start - interval '1 hour'`)
  expect(await attempt(forms[2], inviteCode)).toBeUndefined()
})
