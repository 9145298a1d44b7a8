import type { Locale } from '@tessera/contract/locale.ts'
import { linkState } from '@tessera/domain/companies/person-links.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { recordAct } from '../audit/record.sql.ts'
import { type ApplicationRow } from '../companies/companies.sql.ts'
import { personLinkCode, personLinkUrl } from '../mail/person-link.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import { declaredFile } from './declared-file.sql.ts'
import { effectiveOf, factsHashOf, isCompletePerson } from './person-of-link.ts'
import { endLinks, insertLink, newestLinks, readCompanyRule } from './person-links.sql.ts'

const DAY_MS = 86_400_000
type Ask = { readonly personId: string; readonly email: string | null; readonly locale: Locale; readonly ip: string }
type Refusal = 'NOT_FOUND' | 'COMPANY_PERSON_INCOMPLETE' | 'COMPANY_LINK_DONE'

/** Makes the link of a person, ends the earlier one, and mails it if a mailbox is known. Returns its address. */
export async function sendLink(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  row: ApplicationRow,
  { personId, email, locale, ip }: Ask,
): Promise<Outcome<{ readonly url: string }, Refusal>> {
  const read = await declaredFile(tx, row, tx.now)
  const person = read.persons.find(({ id }) => id === personId)
  if (person === undefined) return refuse('NOT_FOUND', { field: 'personId' })
  if (!isCompletePerson(person)) return refuse('COMPANY_PERSON_INCOMPLETE')
  const before = (await newestLinks(tx, row.id)).find((link) => link.person_id === personId)
  const factsHash = factsHashOf(person, effectiveOf(read, personId))
  const known = before && { status: before.status, expiresAt: before.expires_at, factsHash: before.facts_hash }
  if (linkState(known, { now: tx.now, factsHash }) === 'done') return refuse('COMPANY_LINK_DONE')
  const id = deps.random.uuid()
  const { person_link_days: days } = await readCompanyRule(tx)
  const expiresAt = new Date(tx.now.getTime() + days * DAY_MS)
  await endLinks(tx, row.id, personId)
  await insertLink(tx, {
    id,
    application_id: row.id,
    person_id: personId,
    sent_to: email,
    lang: locale,
    code: personLinkCode(deps.config, id),
    expires_at: expiresAt,
  })
  if (email !== null) {
    const params = JSON.stringify({ link: id, company: row.name ?? '', until: expiresAt.toISOString() })
    await queueMail(tx, { recipient: email, lang: locale, kind: 'company_person_link', params, uselessAt: expiresAt })
  }
  await recordAct(tx, {
    action: 'companies.send_person_link',
    target: { type: 'company_application', id: row.id },
    after: { person: personId, byMail: email !== null },
    ip,
  })
  return ok({ url: personLinkUrl(deps.config, locale, id) })
}
