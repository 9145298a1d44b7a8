import { customers } from '@tessera/contract/access/customers/customers.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { INVITE_CODE_LENGTH, inviteCodeOf } from '@tessera/domain/partners/invitations/code.ts'
import { sql } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { untilBlocked } from '#testing/locks.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { contentHash, sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { setEmail } from '#access/factors/security.sql.ts'
import { insertCustomer } from './customers.sql.ts'

const password = 'harbour light 7'
let exchange: TestExchange
let termsVersion: string
let passwordHash: string
beforeAll(async () => {
  exchange = await testExchange()
  termsVersion = (await exchange.api(publicConfig).info({})).policyVersions.terms
  passwordHash = await hashPassword(password)
})
afterAll(() => exchange.close())

const newAddress = (): string => `${randomUUID().slice(0, 8)}@example.com`
async function owner(): Promise<Person> {
  const person = await exchange.customer()
  await sql`update customer set password_hash = ${passwordHash} where id = ${person.id}`.execute(exchange.deps.db)
  return person
}
async function register(account: string): Promise<string> {
  const verifyToken = exchange.deps.random.token()
  await sql`insert into verify_token (token_hash, scene, target, payload_hash, proven, created_at, expires_at)
            values (${sha256(verifyToken)}, 'register', ${account}, ${contentHash({})}, '{new}', now(), now() + interval '5 minutes')`.execute(
    exchange.deps.db,
  )
  const request = { account, verifyToken, password, termsVersion, termsAccepted: true, lang: 'en_US' } as const
  return (await codeOfRefusal(exchange.api(customers).register(request))) ?? 'done'
}
async function change(person: Person, email: string): Promise<string> {
  const verifyToken = await proof(exchange.deps, person, 'change_email', { email })
  return (await codeOfRefusal(exchange.api(security, person).changeEmail({ email, password, verifyToken }))) ?? 'done'
}

/** Runs `first` and keeps its transaction open until `second` waits for it on another connection. Then commits it. */
async function overtaken(first: (tx: Tx) => Promise<bigint>, second: () => Promise<string>): Promise<string> {
  let answer: Promise<string> | undefined
  await exchange.deps.inTx('test')(async (tx) => {
    expect(await first(tx)).toBe(1n)
    answer = second()
    await untilBlocked(exchange)
    return ok(undefined)
  })
  return answer ?? 'never asked'
}
const registered = (email: string) => (tx: Tx) =>
  insertCustomer(tx, {
    id: randomUUID(),
    email,
    phone: null,
    passwordHash,
    lang: 'en_US',
    fiat: 'USD',
    termsVersion,
    invitedBy: null,
    inviteCode: inviteCodeOf(randomBytes(INVITE_CODE_LENGTH)),
  })

test('AUT-26 refuses a change to an email that is being registered', async () => {
  const [person, email] = [await owner(), newAddress()]
  expect(await overtaken(registered(email), () => change(person, email))).toBe('EMAIL_EXIST')
})

test('AUT-26 refuses to register an email to which an account is changing', async () => {
  const [person, email] = [await owner(), newAddress()]
  expect(
    await overtaken(
      (tx) => setEmail(tx, person.id, email),
      () => register(email),
    ),
  ).toBe('EMAIL_EXIST')
})

test('AUT-26 of four concurrent claims to one email, two by registration and two by a change, one succeeds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const email = newAddress()
    const people = [await owner(), await owner()]
    const codes = await Promise.all([
      register(email),
      change(people[0] ?? (await owner()), email),
      register(email.toUpperCase().toLowerCase()),
      change(people[1] ?? (await owner()), email.replace('@', '+label@')),
    ])
    expect(codes.toSorted()).toEqual(['EMAIL_EXIST', 'EMAIL_EXIST', 'EMAIL_EXIST', 'done'])
  }
})
