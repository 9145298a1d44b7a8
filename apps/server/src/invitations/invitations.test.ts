import { customers } from '@tessera/contract/customers.ts'
import { invitations } from '@tessera/contract/invitations.ts'
import { publicConfig } from '@tessera/contract/public-config.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessHouse, accessHouse, codeOfRefusal, password } from '../../../../world/src/testing/access.ts'
import type { Person } from '../../../../world/src/testing/house.ts'
import { openSub } from '../../../../world/src/testing/sub-accounts.ts'

let house: AccessHouse
beforeAll(async () => {
  house = await accessHouse()
})
afterAll(() => house.close())

const run = (statement: ReturnType<typeof sql>) => statement.execute(house.deps.db)
const list = (who: Person, asked: { pageSize?: number; after?: string } = {}) => house.api(invitations, who).list(asked)

/** Opens an account with somebody's code. */
async function invitedBy(inviter: Person, email = `i-${randomUUID().slice(0, 8)}@mail.example`): Promise<string> {
  const { inviteCode } = await house.api(customers, inviter).info({})
  const verifyToken = await house.proveAddress(email)
  const { policyVersions } = await house.api(publicConfig).info({})
  const session = await house.api(customers).register({
    verifyToken,
    account: email,
    password,
    termsVersion: policyVersions.terms,
    termsAccepted: true,
    lang: 'en_US',
    inviteCode: inviteCode ?? '',
  })
  return (await house.api(customers, session).info({})).id
}

test('AUT-27 who invited sees whom, masked, and nobody else does', async () => {
  const [inviter, other] = [await house.customer(), await house.customer()]
  const first = await invitedBy(inviter, 'ann.lee@mail.example')
  const second = await invitedBy(inviter)
  await run(sql`update customer set email = null, phone = '+6591234567', real_name = 'Bea Tan', nickname = 'Bea',
                       kyc_status = 'approved', created_at = created_at + interval '1 minute' where id = ${second}`)
  const seen = await list(inviter)
  expect(seen).toMatchObject({
    total: 2,
    rows: [
      { id: second, account: '+65****4567', status: 'verified' },
      { id: first, account: 'a***@mail.example', status: 'registered' },
    ],
  })
  expect(JSON.stringify(seen)).not.toMatch(/ann|lee|Bea|Tan|9123/)
  expect((await list(other)).rows).toEqual([])
})

test('who closed the account stays as closed and is no longer anybody; who is frozen reads as before', async () => {
  const inviter = await house.customer()
  const [closed, frozen] = [await invitedBy(inviter), await invitedBy(inviter)]
  await run(
    sql`update customer set status = 'closed', kyc_status = 'approved', real_name = 'Ann Lee' where id = ${closed}`,
  )
  await run(sql`update customer set status = 'frozen' where id = ${frozen}`)
  const { rows } = await list(inviter)
  expect(rows.find(({ id }) => id === closed)).toMatchObject({ account: null, status: 'closed' })
  expect(rows.find(({ id }) => id === frozen)).toMatchObject({ account: 'i***@mail.example', status: 'registered' })
})

test('a page ends where the next begins, also among accounts of one moment', async () => {
  const inviter = await house.customer()
  const ids = [await invitedBy(inviter), await invitedBy(inviter), await invitedBy(inviter)]
  await run(sql`update customer set created_at = '2026-01-01' where id = any(${ids})`)
  const first = await list(inviter, { pageSize: 2 })
  const rest = await list(inviter, { pageSize: 2, after: first.next ?? '' })
  expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(ids.toSorted())
  expect([first.total, rest.next]).toEqual([3, null])
})

test('a sub-account has no list of whom it invited', async () => {
  const sub = await openSub(house, await house.customer())
  expect(await codeOfRefusal(list(sub))).toBe('SUB_ACCOUNT_NOT_ALLOWED')
})
