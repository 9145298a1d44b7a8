import { type MemberRight, MAX_MEMBERS } from '@tessera/domain/profile/members/roles.ts'
import { type Refusal, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import { administrators } from './members.sql.ts'

/** Refuses a missing right, and names the role and the people who give it. */
export async function memberRoleMissing(
  source: Source,
  accountId: string,
  right: MemberRight,
): Promise<Refusal<'MEMBER_ROLE_MISSING'>> {
  const names = await administrators(source, accountId)
  return refuse('MEMBER_ROLE_MISSING', { params: { role: right, people: names.join(', ') } })
}

export const memberCompanyOnly = refuse('MEMBER_COMPANY_ONLY')
export const memberLimitReached = refuse('MEMBER_LIMIT_REACHED', { params: { max: MAX_MEMBERS } })
/** The inviter gets this only for their own account, the invited person for any account. */
export const memberEmailTaken = refuse('MEMBER_EMAIL_TAKEN', { field: 'email' })
export const memberInvitationEnded = refuse('MEMBER_INVITATION_ENDED')
/** Only another administrator may change or remove a person. */
export const memberSelf = refuse('MEMBER_SELF')
