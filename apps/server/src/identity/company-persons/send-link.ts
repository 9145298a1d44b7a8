import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { linkState, MAX_LINKS_A_DAY } from '@tessera/domain/identity/companies/person-links.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { type ApplicationRow } from '#identity/companies/companies.sql.ts'
import { personLinkCode } from '#services/mail/person-link.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { declaredFile } from './declared-file.sql.ts'
import { effectiveOf, factsHashOf, isCompletePerson } from './person-of-link.ts'
import { endLinks, insertLink, mailedLinks, newestLinks, readCompanyRule, verifiedName } from './person-links.sql.ts'
import { companyLinkDone, companyLinksTooMany, companyPersonIncomplete } from './refusals.ts'

type LinkRequest = { readonly personId: string; readonly email: string; readonly locale: Locale; readonly ip: string }
type Refusal = 'NOT_FOUND' | 'COMPANY_PERSON_INCOMPLETE' | 'COMPANY_LINK_DONE' | 'COMPANY_LINKS_TOO_MANY'

/**
 * Creates the link of a person, ends the earlier one, and emails it. Only the email contains the code, because the
 * company could otherwise open the link in place of the person. The email contains no text that the company typed, and emails
 * are limited, so that the exchange cannot be used to send spam.
 */
export async function sendLink(
  { config, random }: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  row: ApplicationRow,
  { personId, email, locale, ip }: LinkRequest,
): Promise<Outcome<void, Refusal>> {
  const read = await declaredFile(tx, row, tx.now)
  const person = read.persons.find(({ id }) => id === personId)
  if (person === undefined) return refuse('NOT_FOUND', { field: 'personId' })
  if (!isCompletePerson(person)) return companyPersonIncomplete
  const before = (await newestLinks(tx, row.id)).find((link) => link.person_id === personId)
  const factsHash = factsHashOf(person, effectiveOf(read, personId))
  const known = before && { status: before.status, expiresAt: before.expires_at, factsHash: before.facts_hash }
  if (linkState(known, { now: tx.now, factsHash }) === 'done') return companyLinkDone
  const mailed = await mailedLinks(tx, row.id, email)
  if (mailed.company >= MAX_LINKS_A_DAY.company || mailed.mailbox >= MAX_LINKS_A_DAY.mailbox) return companyLinksTooMany
  const id = random.uuid()
  const { person_link_days: days } = await readCompanyRule(tx)
  const expiresAt = new Date(tx.now.getTime() + days * DAY_MS)
  await endLinks(tx, row.id, personId)
  await insertLink(tx, {
    id,
    application_id: row.id,
    person_id: personId,
    sent_to: email,
    lang: locale,
    code: personLinkCode(config, id),
    expires_at: expiresAt,
  })
  const company = (await verifiedName(tx, row.id)) ?? ''
  const params = JSON.stringify({ link: id, company, until: expiresAt.toISOString() })
  await queueMail(tx, { recipient: email, lang: locale, kind: 'company_person_link', params, uselessAt: expiresAt })
  await recordAct(tx, {
    action: 'companies.send_person_link',
    target: { type: 'company_application', id: row.id },
    after: { person: personId },
    ip,
  })
  return ok(undefined)
}
