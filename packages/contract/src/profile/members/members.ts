import { memberRoles } from '@tessera/domain/profile/members/roles.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Language, Email, Id, keysetOf, Nothing, Time, TimeKeysetRequest } from '#platform/http/shared.ts'
import { personName } from '#platform/http/person-name.ts'
import { PasswordText } from '#access/sessions/sessions.ts'
import { SignatureAct } from './signature-shapes.ts'
import { VerifyToken } from '#access/verification/verification.ts'

const Roles = z.array(z.enum(memberRoles)).max(memberRoles.length)
const PersonName = personName(60)
/** The secret in the link of an invitation email. */
const Token = z.string().min(16).max(200)

export const Member = z
  .object({
    id: Id,
    name: z.string(),
    /** The full address, because administrators' codes are bound to it and people of one company know each other. */
    email: z.string().nullable(),
    /** True for the first person of the account, who has every right and cannot be removed. */
    owner: z.boolean(),
    /** True for the person who calls. */
    self: z.boolean(),
    roles: Roles,
    /** False while this person's login is frozen. */
    active: z.boolean(),
    joinedAt: Time,
    /** The time from which this person's signature counts after joining or getting another role; null for the owner. */
    countsFrom: Time.nullable(),
    lastSeenAt: Time.nullable(),
  })
  .meta({ id: 'Member' })
const Invitation = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roles: Roles,
  invitedBy: z.string(),
  expiresAt: Time,
})
const MemberAct = z.object({
  id: Id,
  at: Time,
  name: z.string(),
  /** Path of the endpoint. */
  path: z.string(),
  /** The id of the order, withdrawal or other object that the act created or changed; null if the response has none. */
  subject: z.string().nullable(),
  byKey: z.boolean(),
})

export const members = endpoints({
  list: {
    method: 'POST',
    path: 'ex/api/v1/members/list',
    summary: 'People of the company who can log in to the account, the owner first, and open invitations',
    who: 'customer',
    memberRight: 'view',
    input: z.object({}),
    reply: z.object({
      rows: z.array(Member),
      invitations: z.array(Invitation),
      max: z.number().int(),
      /** True if the caller may invite, change and remove people. */
      mayChange: z.boolean(),
      /** True for the account of a verified company. */
      isCompany: z.boolean(),
    }),
    refusals: [],
  },
  acts: {
    method: 'POST',
    path: 'ex/api/v1/members/acts',
    summary: 'Actions of the people of the company in the account, newest first',
    who: 'customer',
    memberRight: 'view',
    input: z.object(TimeKeysetRequest),
    reply: keysetOf(MemberAct),
    refusals: [],
  },
  invite: {
    method: 'POST',
    path: 'ex/api/v1/members/invite',
    summary:
      'Invites a person by email with a link that works once, for 72 hours. Needs a second administrator while a two-signature rule is in force',
    who: 'approved',
    memberRight: 'administer',
    idempotent: 'tx',
    rate: { points: 60, seconds: 3600 },
    /** The token is of the scene `set_member`, bound to {person: name, address: email, roles: the roles with commas}. */
    input: z.object({ email: Email, name: PersonName, roles: Roles, lang: Language, verifyToken: VerifyToken }),
    /** `waiting`: the invitation is sent once a second administrator has signed. */
    reply: z.object({ invitation: Invitation.nullable(), waiting: SignatureAct.nullable() }),
    refusals: [
      'SIGNATURE_NO_SIGNER',
      'SIGNATURE_PERSON_NEW',
      'KYC_REQUIRED',
      'ACCOUNT_FROZEN',
      'SECURITY_FACTOR_REQUIRED',
      'VERIFY_TOKEN_INVALID',
      'MEMBER_COMPANY_ONLY',
      'MEMBER_LIMIT_REACHED',
      'MEMBER_EMAIL_TAKEN',
    ],
  },
  revokeInvitation: {
    method: 'POST',
    path: 'ex/api/v1/members/revoke_invitation',
    summary: 'Withdraws an invitation; its link no longer works',
    who: 'approved',
    memberRight: 'administer',
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
  setRoles: {
    method: 'POST',
    path: 'ex/api/v1/members/set_roles',
    summary: 'Sets the roles of a person of the company. Nobody can change their own',
    who: 'approved',
    memberRight: 'administer',
    /** The token is of the scene `set_member`, bound to {person: name, address: email, roles: the roles with commas}. */
    input: z.object({ id: Id, roles: Roles, verifyToken: VerifyToken }),
    /** `waiting`: additional roles apply once a second administrator has signed. */
    reply: z.object({ member: Member, waiting: SignatureAct.nullable() }),
    refusals: [
      'SIGNATURE_NO_SIGNER',
      'SIGNATURE_PERSON_NEW',
      'KYC_REQUIRED',
      'ACCOUNT_FROZEN',
      'SECURITY_FACTOR_REQUIRED',
      'NOT_FOUND',
      'VERIFY_TOKEN_INVALID',
      'MEMBER_SELF',
    ],
  },
  remove: {
    method: 'POST',
    path: 'ex/api/v1/members/remove',
    summary: 'Removes a person: their sessions end at once, and the API keys they created are deleted',
    who: 'approved',
    memberRight: 'administer',
    /** The token is of the scene `remove_member`, bound to {person: name, address: email}. */
    input: z.object({ id: Id, verifyToken: VerifyToken }),
    reply: Nothing,
    refusals: [
      'KYC_REQUIRED',
      'ACCOUNT_FROZEN',
      'SECURITY_FACTOR_REQUIRED',
      'NOT_FOUND',
      'VERIFY_TOKEN_INVALID',
      'MEMBER_SELF',
    ],
  },
  invitation: {
    method: 'POST',
    path: 'ex/api/v1/members/invitation',
    summary: 'Shows an invitation to the person who has its link',
    who: 'visitor',
    rate: { points: 100, seconds: 3600 },
    input: z.object({ token: Token }),
    reply: z.object({ company: z.string(), name: z.string(), email: z.string(), roles: Roles, expiresAt: Time }),
    refusals: ['MEMBER_INVITATION_ENDED'],
  },
  accept: {
    method: 'POST',
    path: 'ex/api/v1/members/accept',
    summary: 'Accepts an invitation and sets the person’s password. The person then logs in and adds security factors',
    who: 'visitor',
    rate: { points: 100, seconds: 3600 },
    secret: ['password'],
    input: z.object({ token: Token, password: PasswordText, termsVersion: z.string().min(1).max(20), lang: Language }),
    reply: z.object({ email: z.string() }),
    refusals: [
      'REGISTRATION_FORBIDDEN',
      'REGION_NOT_SERVED',
      'MEMBER_INVITATION_ENDED',
      'REGISTRATION_TERMS_OUTDATED',
      'PASSWORD_TOO_WEAK',
      'PASSWORD_TOO_COMMON',
      'MEMBER_EMAIL_TAKEN',
    ],
  },
})
