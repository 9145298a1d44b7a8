import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { z } from 'zod'
import { CaptchaProof } from '#services/captcha/captcha.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { locales } from '#platform/text/locale.ts'
import { permissions } from '#permissions.ts'
import { ROLE_CODE } from '#platform/settings/role-areas.ts'
import { SessionLife } from '#access/sessions/sessions.ts'
import { Code6, Email, Id, line, note, Nothing, Time } from '#platform/http/shared.ts'

const RoleCode = z.string().regex(ROLE_CODE)
/** Roles by their codes. */
export const OperatorRoles = z.array(RoleCode).max(50)
const MOST_LIMIT = 1_000_000_000_000
const Limit = z.number().int().min(0).max(MOST_LIMIT).nullable()
/**
 * The maximum that a person may approve, in whole units of the reference currency: by one decision, and in a day (UTC).
 * Null means no limit.
 */
export const OperatorLimits = z.strictObject({ decision: Limit, day: Limit })
/** Longer than that of a customer, because it protects more. */
export const operatorPasswordLength = { min: 12, max: 100 } as const
export const OperatorPassword = z.string().min(operatorPasswordLength.min).max(operatorPasswordLength.max)

export const Operator = z
  .object({
    id: Id,
    email: z.string(),
    name: z.string(),
    roles: OperatorRoles,
    limits: OperatorLimits,
    status: z.enum(statusesOf(operatorMachine)),
    createdAt: Time,
    /** True if the operator has signed in since the last invitation. */
    entered: z.boolean(),
    lastSeenAt: Time.nullable(),
  })
  .meta({ id: 'Operator' })

const Names = z.object({ en_US: z.string(), zh_CN: z.string() })
const RightsRole = z
  .object({
    code: RoleCode,
    names: Names,
    purpose: Names,
    permissions: z.array(z.enum(permissions)),
    isOpen: z.boolean(),
  })
  .meta({ id: 'OperatorRole' })

export const operatorSignIn = endpoints({
  login: {
    method: 'POST',
    path: 'console/api/v1/operators/login',
    summary: 'First step of a login, by email and password; returns a ticket that only `confirm` accepts',
    who: 'visitor',
    rate: { points: 30, seconds: 60 },
    input: z.object({ email: Email, password: z.string().min(1).max(100), captcha: CaptchaProof.optional() }),
    reply: z.object({
      ticket: z.string(),
      expiresAt: Time,
      needsNewPassword: z.boolean(),
      /** The URI in the QR code for an authenticator app; only at the first sign-in of this operator. */
      otpauth: z.string().nullable(),
    }),
    refusals: [
      'OPERATOR_SIGN_IN_WRONG',
      'OPERATOR_LOCKED',
      'LOGIN_TOO_MANY_TRIES',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_FAILED',
      'CAPTCHA_UNAVAILABLE',
    ],
  },
  confirm: {
    method: 'POST',
    path: 'console/api/v1/operators/confirm',
    summary:
      'Second step of a login, by authenticator code; returns the session. The first login also sets the password',
    who: 'visitor',
    rate: { points: 60, seconds: 60 },
    input: z.object({ ticket: z.string().max(128), code: Code6, newPassword: OperatorPassword.optional() }),
    /** `operatorId` lets a screen that waited for a sign-in continue only for the same operator. */
    reply: z.object({ token: z.string(), expiresAt: Time, operatorId: Id }),
    refusals: ['OPERATOR_TICKET_OVER', 'OPERATOR_LOCKED', 'OPERATOR_CODE_WRONG', 'OPERATOR_PASSWORD_NEEDED'],
  },
})

export const operators = endpoints({
  me: {
    method: 'POST',
    path: 'console/api/v1/operators/me',
    summary: 'The logged-in operator and their permissions',
    who: 'operator',
    input: z.object({}),
    reply: z.object({
      id: Id,
      name: z.string(),
      roles: OperatorRoles,
      permissions: z.array(z.enum(permissions)),
    }),
    refusals: [],
  },
  roleNames: {
    method: 'POST',
    path: 'console/api/v1/operators/role_names',
    summary: 'The names of all roles, for every operator',
    who: 'operator',
    input: z.object({}),
    reply: z.object({ rows: z.array(z.object({ code: RoleCode, names: Names })) }),
    refusals: [],
  },
  rights: {
    method: 'POST',
    path: 'console/api/v1/operators/rights',
    summary:
      'All roles with their permissions, all operators with roles and limits, and operators who have two roles that one person must not have',
    who: 'operator',
    permission: 'operators.read',
    input: z.object({}),
    reply: z.object({
      /** The currency of the limits. */
      currency: z.string(),
      roles: z.array(RightsRole),
      people: z.array(Operator.pick({ id: true, name: true, email: true, roles: true, limits: true, status: true })),
      /** Pairs of roles that one person must not have. */
      pairs: z.array(z.object({ first: RoleCode, second: RoleCode })),
      conflicts: z.array(z.object({ operatorId: Id, first: RoleCode, second: RoleCode })),
    }),
    refusals: [],
  },
  rightsFile: {
    method: 'POST',
    path: 'console/api/v1/operators/rights_file',
    summary: 'The rights matrix as a file (CSV): roles with their permissions, or people with their roles and limits',
    who: 'operator',
    permission: 'operators.read',
    rate: { points: 30, seconds: 60 },
    input: z.object({ tab: z.enum(['roles', 'people']) }),
    reply: z.string(),
    produces: 'text/csv',
    refusals: [],
  },
  logout: {
    method: 'POST',
    path: 'console/api/v1/operators/logout',
    summary: 'Ends the caller’s session',
    who: 'operator',
    input: z.object({}),
    reply: Nothing,
    refusals: [],
  },
  life: {
    method: 'POST',
    path: 'console/api/v1/operators/life',
    summary:
      'Remaining time of the session without further calls; a call with the header `unattended` does not extend it',
    who: 'operator',
    input: z.object({}),
    reply: SessionLife,
    refusals: [],
  },
  changePassword: {
    method: 'POST',
    path: 'console/api/v1/operators/change_password',
    summary: 'Changes the caller’s password, with the current one and an authenticator code; the other sessions end',
    who: 'operator',
    rate: { points: 10, seconds: 60 },
    input: z.object({ password: z.string().min(1).max(100), newPassword: OperatorPassword, code: Code6 }),
    reply: Nothing,
    refusals: ['OPERATOR_PASSWORD_UNCHANGED', 'OPERATOR_LOCKED', 'OPERATOR_PASSWORD_WRONG', 'OPERATOR_CODE_WRONG'],
  },
  list: {
    method: 'POST',
    path: 'console/api/v1/operators/list',
    summary: 'All operators',
    who: 'operator',
    permission: 'operators.read',
    input: z.object({}),
    reply: z.object({ rows: z.array(Operator) }),
    refusals: [],
  },
  create: {
    method: 'POST',
    path: 'console/api/v1/operators/create',
    summary:
      'Invites an operator without any role: only their email address gets the first-login details. Two people grant roles through approvals',
    who: 'operator',
    permission: 'operators.manage',
    input: z.object({ email: Email, name: line(60) }),
    reply: z.object({ operator: Operator }),
    refusals: ['OPERATOR_EMAIL_EXISTS'],
  },
  inviteAgain: {
    method: 'POST',
    path: 'console/api/v1/operators/invite_again',
    summary: 'Emails a new invitation to an operator who never logged in; the previous one no longer works',
    who: 'operator',
    permission: 'operators.manage',
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'OPERATOR_WRONG_STATUS'],
  },
  suspend: {
    method: 'POST',
    path: 'console/api/v1/operators/suspend',
    summary: 'Suspends an operator at once and ends their sessions. One person is enough; lifting it takes two',
    who: 'operator',
    permission: 'operators.manage',
    input: z.object({ id: Id, reason: note(300) }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'OPERATOR_SELF', 'OPERATOR_WRONG_STATUS', 'OPERATOR_LAST_TWO'],
  },
})

/**
 * The proposal of an `operator_access` decision: all roles that the person will have, the amount limits (unchanged if
 * absent), and whether a suspended person returns. An operator who lost password or authenticator returns by a new
 * invitation in this language, which replaces both.
 */
export const OperatorAccess = z
  .object({
    roles: OperatorRoles,
    limits: OperatorLimits.optional(),
    reinstate: z.boolean().default(false),
    inviteIn: z.enum(locales).optional(),
  })
  .strict()
