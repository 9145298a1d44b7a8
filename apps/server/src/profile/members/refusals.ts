import type { MemberRight } from '@tessera/domain/profile/members/roles.ts'
import { refuse, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import { administrators } from './members.sql.ts'

export const companyOnly = refuse('MEMBER_COMPANY_ONLY')
/** Another administrator changes or removes a person. */
export const notYourself = refuse('MEMBER_SELF')
/** The inviter sees this only for their own account, the person who opened the link for any account. */
export const memberEmailTaken = refuse('MEMBER_EMAIL_TAKEN', { field: 'email' })

/** The refusal for a missing right: names the role and the people who give it. */
export async function roleMissing(
  source: Source,
  accountId: string,
  right: MemberRight,
): Promise<Refusal<'MEMBER_ROLE_MISSING'>> {
  const names = await administrators(source, accountId)
  return refuse('MEMBER_ROLE_MISSING', { params: { role: right, people: names.join(', ') } })
}
