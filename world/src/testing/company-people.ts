import { members } from '@tessera/contract/profile/members/members.ts'
import { type MemberRole, memberRoles } from '@tessera/domain/profile/members/roles.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { joinTokenOf } from '../../../apps/server/src/services/mail/join-token.ts'
import { proof } from './direct-proof.sql.ts'
import { customerSession } from './direct-session.sql.ts'
import type { Customer, Person, TestExchange } from './exchange.ts'
import { freshPhone } from './phones.ts'
import { signing } from './signing.ts'

export const memberPassword = 'second person 7'

/** The owner of the account of a verified company. */
export async function companyOwner(exchange: TestExchange): Promise<Customer> {
  const owner = await exchange.customer({ class: 'ai' })
  await sql`update customer set type = 'corporate', real_name = 'Harbour Works Pte Ltd', nickname = 'Olivia' where id = ${owner.id}`.execute(
    exchange.deps.db,
  )
  return owner
}

/**
 * Invites a person like the screen, signed by a second administrator if a rule requires it. Returns the id of the
 * invitation and the token of its link.
 */
export async function invite(
  exchange: TestExchange,
  by: Person,
  about: {
    readonly roles: readonly MemberRole[]
    readonly email: string
    readonly name?: string
    readonly signer?: Person
  },
): Promise<{ readonly id: string; readonly token: string }> {
  const { email, name = 'Second Person' } = about
  const roles = memberRoles.filter((role) => about.roles.includes(role))
  const verifyToken = await proof(exchange.deps, by, 'set_member', {
    person: name,
    address: email,
    roles: roles.join(),
  })
  const { invitation, waiting } = await exchange
    .api(members, by)
    .invite({ email, name, roles, lang: 'en_US', verifyToken }, { idempotencyKey: randomUUID() })
  const signed = waiting && about.signer && (await signing(exchange).sign(about.signer, waiting))
  const id = invitation?.id ?? signed?.resultId
  assert(id, 'the invitation was not emailed')
  return { id, token: joinTokenOf(exchange.deps.config, id) }
}

type NewRoles = { readonly id: string; readonly roles: readonly MemberRole[] }
const named = async (
  exchange: TestExchange,
  id: string,
): Promise<{ readonly person: string; readonly address: string }> => {
  const { rows } = await sql<{ person: string; address: string }>`
    select real_name as person, email as address from customer where id = ${id}`.execute(exchange.deps.db)
  return { person: rows[0]?.person ?? 'Nobody', address: rows[0]?.address ?? 'nobody@harbour.example' }
}

/** Sets the roles of a person like the screen, with a code for exactly these. */
export async function setRoles(exchange: TestExchange, by: Person, { id, roles }: NewRoles) {
  const payload = { ...(await named(exchange, id)), roles: memberRoles.filter((role) => roles.includes(role)).join() }
  const verifyToken = await proof(exchange.deps, by, 'set_member', payload)
  return exchange.api(members, by).setRoles({ id, roles: [...roles], verifyToken })
}

/** Removes a person like the screen. */
export async function removePerson(exchange: TestExchange, by: Person, id: string) {
  const verifyToken = await proof(exchange.deps, by, 'remove_member', await named(exchange, id))
  return exchange.api(members, by).remove({ id, verifyToken })
}

export const acceptBody = async (exchange: TestExchange, token: string) => {
  const { rows } = await sql<{ terms_version: string }>`select terms_version from site_setting`.execute(
    exchange.deps.db,
  )
  return { token, password: memberPassword, termsVersion: rows[0]?.terms_version ?? '', lang: 'en_US' as const }
}

/** A person who joined more than a day ago, so that their signature counts. `id` is the login. */
export async function joinedMember(
  exchange: TestExchange,
  by: Person,
  roles: readonly MemberRole[],
  name = 'Second Person',
  signer?: Person,
): Promise<Person> {
  const person = await newMember(exchange, by, roles, name, signer)
  await sql`update member set joined_at = joined_at - interval '2 days', counts_from = counts_from - interval '2 days'
             where login_id = ${person.id}`.execute(exchange.deps.db)
  return person
}

/** A person who was invited, joined, bound a phone and logged in just now. */
export async function newMember(
  exchange: TestExchange,
  by: Person,
  roles: readonly MemberRole[],
  name = 'Second Person',
  signer?: Person,
): Promise<Person> {
  const email = `${randomUUID().slice(0, 8)}@harbour.example`
  const { token } = await invite(exchange, by, { roles, email, name, ...(signer !== undefined && { signer }) })
  await exchange.api(members).accept(await acceptBody(exchange, token))
  const { rows } = await sql<{ id: string }>`
    update customer set phone = ${freshPhone()}, mobile_check = true where email = ${email} returning id`.execute(
    exchange.deps.db,
  )
  const id = rows[0]?.id ?? ''
  return { id, email, token: await customerSession(exchange.deps, id) }
}
