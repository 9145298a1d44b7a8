import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { CreationOptions, NewCredential } from '#access/passkeys/passkeys.ts'
import { Code6, Email, Id, line, Time } from '#platform/http/shared.ts'
import { OperatorPassword } from './operators.ts'

const visitor = { method: 'POST', who: 'visitor', rate: { points: 60, seconds: 3600 } } as const
/** The secret of the link, which is in the part of its address that browsers do not send. */
const link = z.string().min(1).max(128)
const linkRefused = [
  'OPERATOR_LINK_UNKNOWN',
  'OPERATOR_LINK_REPLACED',
  'OPERATOR_LINK_EXPIRED',
  'OPERATOR_LINK_USED',
  'OPERATOR_LINK_ELSEWHERE',
] as const

/** The steps of enrolment, in order. */
export const enrolmentSteps = ['details', 'passkey', 'authenticator'] as const

const Enrolment = z
  .object({
    /** The next step of this person. */
    step: z.enum(enrolmentSteps),
    expiresAt: Time,
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** The URI in the QR code for an authenticator app; set only at that step. */
    otpauth: z.string().nullable(),
  })
  .meta({ id: 'OperatorEnrolment' })

/**
 * The enrolment of the first two operators, each by a link that `npm run operator -- first` prints. A link belongs to
 * the first browser that opens it, which the secret in its header `device-id` identifies.
 */
export const firstOperators = endpoints({
  open: {
    ...visitor,
    path: 'console/api/v1/operators/first/open',
    summary: 'Opens a link of a first operator in this browser; opening it again returns the next step',
    input: z.object({ link }),
    reply: Enrolment,
    refusals: [...linkRefused],
  },
  details: {
    ...visitor,
    path: 'console/api/v1/operators/first/details',
    summary: 'First step: name and email of the person',
    input: z.object({ link, name: line(60), email: Email }),
    reply: Enrolment,
    refusals: [...linkRefused, 'OPERATOR_LINK_STEP', 'OPERATOR_EMAIL_EXISTS', 'OPERATOR_EMAIL_RESERVED'],
  },
  passkeyOptions: {
    ...visitor,
    path: 'console/api/v1/operators/first/passkey_options',
    summary: 'Options for the device to create the passkey; valid for one response to the same link',
    input: z.object({ link }),
    reply: z.object({ challengeId: Id, options: CreationOptions }),
    refusals: [...linkRefused, 'OPERATOR_LINK_STEP', 'PASSKEY_NOT_AVAILABLE'],
  },
  passkey: {
    ...visitor,
    path: 'console/api/v1/operators/first/passkey',
    summary: 'Second step: the passkey that the device created. It must not belong to another operator',
    input: z.object({ link, challengeId: Id, name: line(40), credential: NewCredential }),
    reply: Enrolment,
    refusals: [
      ...linkRefused,
      'OPERATOR_LINK_STEP',
      'PASSKEY_NOT_AVAILABLE',
      'PASSKEY_EXPIRED',
      'PASSKEY_FAILED',
      'PASSKEY_EXIST',
    ],
  },
  authenticator: {
    ...visitor,
    path: 'console/api/v1/operators/first/authenticator',
    summary: 'Last step: a code of the authenticator and a password; makes the person an operator and logs them in',
    input: z.object({ link, code: Code6, password: OperatorPassword }),
    reply: z.object({ token: z.string(), expiresAt: Time, operatorId: Id }),
    refusals: [...linkRefused, 'OPERATOR_LINK_STEP', 'OPERATOR_CODE_WRONG', 'OPERATOR_EMAIL_EXISTS', 'PASSKEY_EXIST'],
  },
})
