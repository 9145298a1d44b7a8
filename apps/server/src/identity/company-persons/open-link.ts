import type { companyPersons } from '@tessera/contract/identity/company-persons/company-persons.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { MAX_WRONG_DATES } from '@tessera/domain/identity/companies/person-links.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { declaredBy, linkView } from './person-of-link.ts'
import { countWrongDate, lockSentLink, openLink } from './person-links.sql.ts'
import { companyLinkDateWrong, companyLinkExpired } from './refusals.ts'

type Row = typeof companyPersons.open
type Opening = { readonly opened: ReplyOf<Row> } | { readonly left: number }

/**
 * Opens a link for a person who enters the declared date of birth. An email can reach a stranger, who must learn
 * nothing about the person. A wrong date counts, so its transaction commits.
 */
export async function openByPerson(
  { random }: Pick<Deps, 'random'>,
  { inTx, locale }: VisitorCall,
  { code, birthDate }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> {
  const opening = await inTx(async (tx): Promise<Outcome<Opening, 'COMPANY_LINK_EXPIRED'>> => {
    const sent = await lockSentLink(tx, code)
    const declared = sent && (await declaredBy(tx, sent))
    if (sent === undefined || declared === undefined) return companyLinkExpired
    if (declared.person.birth_date !== birthDate) {
      await countWrongDate(tx, sent.id)
      return ok({ left: MAX_WRONG_DATES - sent.wrong_dates - 1 })
    }
    const token = random.token()
    const link = await openLink(tx, sent.id, token)
    return ok({ opened: { token, link: await linkView(tx, link, declared, locale) } })
  })
  if (!opening.ok) return opening
  if ('opened' in opening.value) return ok(opening.value.opened)
  const { left } = opening.value
  return left === 0 ? companyLinkExpired : companyLinkDateWrong(left)
}
