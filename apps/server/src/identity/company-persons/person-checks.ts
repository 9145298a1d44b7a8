import type { PersonChecks } from '@tessera/contract/identity/company-persons/company-persons.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { linkState } from '@tessera/domain/identity/companies/person-links.ts'
import type { z } from 'zod'
import type { ApplicationRow } from '#identity/companies/companies.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import { declaredFile } from './declared-file.sql.ts'
import { effectiveOf, factsHashOf, isCompletePerson } from './person-of-link.ts'
import { linkPhotos, newestLinks, type PhotoRow } from './person-links.sql.ts'

type Check = z.input<typeof PersonChecks>['persons'][number]
export type CheckOf = {
  readonly check: Check
  readonly linkId: string | undefined
  readonly photos: readonly PhotoRow[]
}

/** Returns the verification state of each listed person, in the order of the list. */
export async function personChecks(source: Source, row: ApplicationRow, now: Date): Promise<CheckOf[]> {
  const read = await declaredFile(source, row, now)
  const links = new Map((await newestLinks(source, row.id)).map((link) => [link.person_id, link]))
  const photos = await linkPhotos(
    source,
    [...links.values()].map(({ id }) => id),
  )
  return read.persons.map((person) => {
    const link = links.get(person.id)
    const known = link && { status: link.status, expiresAt: link.expires_at, factsHash: link.facts_hash }
    const state = linkState(known, { now, factsHash: factsHashOf(person, effectiveOf(read, person.id)) })
    return {
      linkId: link?.id,
      photos: link?.status === 'done' ? photos.filter((photo) => photo.link_id === link.id) : [],
      check: {
        personId: person.id,
        name: person.name,
        complete: isCompletePerson(person),
        state,
        sentTo: link?.sent_to == null ? null : maskEmail(link.sent_to),
        sentAt: link?.created_at.toISOString() ?? null,
        doneAt: link?.done_at?.toISOString() ?? null,
        expiresAt: link?.expires_at.toISOString() ?? null,
      },
    }
  })
}
