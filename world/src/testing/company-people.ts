import { members } from '@tessera/contract/members.ts'
import { type MemberRole, memberRoles } from '@tessera/domain/members/roles.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { joinTokenOf } from '../../../apps/server/src/members/join-token.ts'
import { proof } from '../people/direct-proof.sql.ts'
import { customerSession } from '../people/direct-session.sql.ts'
import type { Customer, Person, TestHouse } from './house.ts'
import { freshPhone } from './phones.ts'

export const memberPassword = 'second person 7'

/** The owner of the account of a verified company. */
export async function companyOwner(house: TestHouse): Promise<Customer> {
  const owner = await house.customer({ class: 'ai' })
  await sql`update customer set type = 'corporate', real_name = 'Harbour Works Pte Ltd', nickname = 'Olivia' where id = ${owner.id}`.execute(
    house.deps.db,
  )
  return owner
}

/** Invites a person as the screen does; returns the id of the invitation and the token of its link. */
export async function invite(
  house: TestHouse,
  by: Person,
  about: { readonly roles: readonly MemberRole[]; readonly email: string; readonly name?: string },
): Promise<{ readonly id: string; readonly token: string }> {
  const { email, name = 'Second Person' } = about
  const roles = memberRoles.filter((role) => about.roles.includes(role))
  const verifyToken = await proof(house.deps, by, 'set_member', { person: name, address: email, roles: roles.join() })
  const { id } = await house
    .api(members, by)
    .invite({ email, name, roles, lang: 'en_US', verifyToken }, { idempotencyKey: randomUUID() })
  return { id, token: joinTokenOf(house.deps.config, id) }
}

export const acceptBody = async (house: TestHouse, token: string) => {
  const { rows } = await sql<{ terms_version: string }>`select terms_version from site_setting`.execute(house.deps.db)
  return { token, password: memberPassword, termsVersion: rows[0]?.terms_version ?? '', lang: 'en_US' as const }
}

/** A person who was invited, joined, bound a phone and signed in. `id` is the login. */
export async function joined(
  house: TestHouse,
  by: Person,
  roles: readonly MemberRole[],
  name = 'Second Person',
): Promise<Person> {
  const email = `${randomUUID().slice(0, 8)}@harbour.example`
  const { token } = await invite(house, by, { roles, email, name })
  await house.api(members).accept(await acceptBody(house, token))
  const { rows } = await sql<{ id: string }>`
    update customer set phone = ${freshPhone()}, mobile_check = true where email = ${email} returning id`.execute(
    house.deps.db,
  )
  const id = rows[0]?.id ?? ''
  return { id, email, token: await customerSession(house.deps, id) }
}
