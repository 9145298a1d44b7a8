import { personLinkUrl } from '../../../apps/server/src/services/mail/person-link.ts'
import { companyPersons } from '@tessera/contract/identity/company-persons/company-persons.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Person, TestExchange } from './exchange.ts'

export type OpenedLink = { readonly id: string; readonly token: string }

/** The code in the fragment of a link. */
export const linkCode = (url: string): string => new URL(url).hash.slice(1)

/** The date of birth of the persons whom the helpers declare. */
export const BIRTH_DATE = '1974-05-04'
/** Sends a link, and returns the URL that only its email contains. */
export async function mailedLink(
  exchange: TestExchange,
  who: Person,
  personId: string,
  email = `${randomUUID()}@person.example`,
): Promise<string> {
  await exchange.api(companyPersons, who).send({ personId, email })
  const { rows } = await sql<{ id: string }>`
    select id from company_person_link where person_id = ${personId} order by created_at desc, id limit 1`.execute(
    exchange.deps.db,
  )
  return personLinkUrl(exchange.deps.config, 'en_US', rows[0]?.id ?? '')
}

/** Opens a link like the browser of a related party. */
export async function openLinkOf(exchange: TestExchange, url: string): Promise<OpenedLink> {
  const { token, link } = await exchange.api(companyPersons).open({ code: linkCode(url), birthDate: BIRTH_DATE })
  return { id: link.id, token }
}

/** Sends a unique photo; returns the code of the response. */
export async function sendPersonPhoto(exchange: TestExchange, by: OpenedLink, item: string): Promise<string> {
  const background = `#${randomUUID().slice(0, 6)}`
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...by, item, name: `${item}.jpg` })) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${item}.jpg`)
  const packed = new Response(form)
  const response = await exchange.server.app.inject({
    method: 'POST',
    url: '/ex/api/v1/company_persons/photo',
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
  return response.json<{ code: string }>().code
}

/** A related party opens the link, sends every photo and consents. */
export async function verifyPerson(exchange: TestExchange, url: string): Promise<void> {
  const { token, link } = await exchange.api(companyPersons).open({ code: linkCode(url), birthDate: BIRTH_DATE })
  const by = { id: link.id, token }
  for (const { item } of link.items) {
    const code = await sendPersonPhoto(exchange, by, item)
    assert(code === 'SUCCESS', `the photo ${item} was not stored: ${code}`)
  }
  const { version, sha256 } = link.consent
  await exchange.api(companyPersons).finish({ ...by, facts: link.facts, consent: { version, sha256, accepted: true } })
}
