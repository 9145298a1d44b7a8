import type { PersonLink } from '@tessera/contract/identity/company-persons/company-persons.ts'
import {
  PERSON_CONSENT_VERSION,
  personConsent,
} from '@tessera/contract/identity/company-persons/company-person-consent.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { ownershipOf } from '@tessera/domain/identity/companies/check.ts'
import { photosFor } from '@tessera/domain/identity/companies/person-links.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { type ApplicationRow, readApplicationRow } from '#identity/companies/companies.sql.ts'
import type { PersonRow } from '#identity/companies/persons.sql.ts'
import { canonical, sha256 } from '#platform/random/random.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type DeclaredFile, declaredFile } from './declared-file.sql.ts'
import { companyOf, type LinkRow, linkPhotos } from './person-links.sql.ts'

type LinkView = z.input<typeof PersonLink>
export type DeclaredPerson = {
  readonly row: ApplicationRow
  readonly person: PersonRow
  readonly effective: string | null
  readonly factsHash: string
}

/** Returns one hash of the facts that the company declared about a person. */
export const factsHashOf = (person: PersonRow, effective: string | null): string =>
  sha256(
    canonical({
      name: person.name,
      roles: person.roles,
      idType: person.id_type,
      number: person.id_number_hash,
      nationality: person.nationality,
      birthDate: person.birth_date,
      share: person.share,
      effective,
    }),
  )

export const effectiveOf = ({ application }: Pick<DeclaredFile, 'application'>, personId: string): string | null =>
  ownershipOf(application).effective.find(({ id }) => id === personId)?.percent ?? null

/** True for a person with every fact that must be confirmed. */
export const isCompletePerson = (person: PersonRow): boolean =>
  person.id_type !== null &&
  person.id_number_masked !== null &&
  person.nationality !== null &&
  person.birth_date !== null &&
  person.roles.length > 0

/** Returns the currently declared person of a link; undefined if the person was removed or the company closed. */
export async function declaredBy(tx: Tx, link: LinkRow): Promise<DeclaredPerson | undefined> {
  if ((await companyOf(tx, link.application_id)) === undefined) return undefined
  const row = await readApplicationRow(tx, link.application_id)
  if (row === undefined) return undefined
  const read = await declaredFile(tx, row, tx.now)
  const person = read.persons.find(({ id }) => id === link.person_id)
  if (person === undefined || !isCompletePerson(person)) return undefined
  const effective = effectiveOf(read, person.id)
  return { row, person, effective, factsHash: factsHashOf(person, effective) }
}

export async function linkView(
  source: Source,
  link: LinkRow,
  { row, person, effective, factsHash }: DeclaredPerson,
  locale: Locale,
): Promise<LinkView> {
  const { id_type: idType, id_number_masked: idNumberMasked, nationality, birth_date: birthDate } = person
  assert(idType, 'a complete person must have a document')
  assert(idNumberMasked, 'a complete person must have a number')
  assert(nationality, 'a complete person must have a nationality')
  assert(birthDate, 'a complete person must have a date of birth')
  const photos = await linkPhotos(source, [link.id])
  const text = personConsent[locale]
  const { name, roles, share } = person
  return {
    id: link.id,
    status: link.status === 'done' ? 'done' : 'opened',
    company: { name: row.name ?? '', registrationNumber: row.registration_number },
    person: { name, roles, idType, idNumberMasked, nationality, birthDate, share, effective },
    facts: factsHash,
    items: photosFor(idType).map((item) => ({ item, sent: photos.some((photo) => photo.item === item) })),
    consent: { version: PERSON_CONSENT_VERSION, sha256: sha256(text), text },
    expiresAt: link.expires_at.toISOString(),
  }
}
