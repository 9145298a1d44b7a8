import { members } from '@tessera/contract/profile/members/members.ts'
import { type MemberRole, memberRoles } from '@tessera/domain/profile/members/roles.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { joinTokenOf } from '../../../apps/server/src/services/mail/join-token.ts'
import { proof } from '../people/direct-proof.sql.ts'
import { customerSession } from '../people/direct-session.sql.ts'
import type { Customer, Person, TestHouse } from './house.ts'
import { freshPhone } from './phones.ts'
import { signing } from './signing.ts'

export const memberPassword = 'second person 7'

/** The owner of the account of a verified company. */
export async function companyOwner(house: TestHouse): Promise<Customer> {
  const owner = await house.customer({ class: 'ai' })
  await sql`update customer set type = 'corporate', real_name = 'Harbour Works Pte Ltd', nickname = 'Olivia' where id = ${owner.id}`.execute(
    house.deps.db,
  )
  return owner
}

/**
 * Invites a person like the screen, signed by a second administrator if a rule requires it; returns the id of the
 * invitation and the token of its link.
 */
export async function invite(
  house: TestHouse,
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
  const verifyToken = await proof(house.deps, by, 'set_member', { person: name, address: email, roles: roles.join() })
  const { invitation, waiting } = await house
    .api(members, by)
    .invite({ email, name, roles, lang: 'en_US', verifyToken }, { idempotencyKey: randomUUID() })
  const signed = waiting && about.signer && (await signing(house).sign(about.signer, waiting))
  const id = invitation?.id ?? signed?.resultId
  assert(id, 'the invitation was not emailed')
  return { id, token: joinTokenOf(house.deps.config, id) }
}

type About = { readonly id: string; readonly roles: readonly MemberRole[] }
const named = async (house: TestHouse, id: string): Promise<{ readonly person: string; readonly address: string }> => {
  const { rows } = await sql<{ person: string; address: string }>`
    select real_name as person, email as address from customer where id = ${id}`.execute(house.deps.db)
  return { person: rows[0]?.person ?? 'Nobody', address: rows[0]?.address ?? 'nobody@harbour.example' }
}

/** Sets the roles of a person like the screen, with a code for exactly these. */
export async function setRoles(house: TestHouse, by: Person, { id, roles }: About) {
  const payload = { ...(await named(house, id)), roles: memberRoles.filter((role) => roles.includes(role)).join() }
  const verifyToken = await proof(house.deps, by, 'set_member', payload)
  return house.api(members, by).setRoles({ id, roles: [...roles], verifyToken })
}

/** Removes a person like the screen. */
export async function removePerson(house: TestHouse, by: Person, id: string) {
  const verifyToken = await proof(house.deps, by, 'remove_member', await named(house, id))
  return house.api(members, by).remove({ id, verifyToken })
}

export const acceptBody = async (house: TestHouse, token: string) => {
  const { rows } = await sql<{ terms_version: string }>`select terms_version from site_setting`.execute(house.deps.db)
  return { token, password: memberPassword, termsVersion: rows[0]?.terms_version ?? '', lang: 'en_US' as const }
}

/** A person who joined more than a day ago, so that their signature counts. `id` is the login. */
export async function joined(
  house: TestHouse,
  by: Person,
  roles: readonly MemberRole[],
  name = 'Second Person',
  signer?: Person,
): Promise<Person> {
  const person = await justJoined(house, by, roles, name, signer)
  await sql`update member set joined_at = joined_at - interval '2 days', counts_from = counts_from - interval '2 days'
             where login_id = ${person.id}`.execute(house.deps.db)
  return person
}

/** A person who was invited, joined, bound a phone and logged in just now. */
export async function justJoined(
  house: TestHouse,
  by: Person,
  roles: readonly MemberRole[],
  name = 'Second Person',
  signer?: Person,
): Promise<Person> {
  const email = `${randomUUID().slice(0, 8)}@harbour.example`
  const { token } = await invite(house, by, { roles, email, name, ...(signer !== undefined && { signer }) })
  await house.api(members).accept(await acceptBody(house, token))
  const { rows } = await sql<{ id: string }>`
    update customer set phone = ${freshPhone()}, mobile_check = true where email = ${email} returning id`.execute(
    house.deps.db,
  )
  const id = rows[0]?.id ?? ''
  return { id, email, token: await customerSession(house.deps, id) }
}
