import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { CreationOptions, NewCredential, RequestOptions } from '#access/passkeys/passkeys.ts'
import { Assertion } from '#platform/http/assertion.ts'
import { Code6, Id, line, Nothing, Time } from '#platform/http/shared.ts'

const own = { method: 'POST', who: 'operator', rate: { points: 60, seconds: 3600 } } as const
const visitor = { method: 'POST', who: 'visitor', rate: { points: 600, seconds: 3600 } } as const
const answerRefused = ['PASSKEY_NOT_AVAILABLE', 'PASSKEY_EXPIRED', 'PASSKEY_FAILED', 'PASSKEY_COPIED'] as const
/** The current password and an authenticator code, because a stolen session alone must not change anything. */
const proven = { password: z.string().min(1).max(100), code: Code6 }
const provenRefused = ['OPERATOR_LOCKED', 'OPERATOR_PASSWORD_WRONG', 'OPERATOR_CODE_WRONG'] as const

/**
 * Passkeys of operators. A passkey alone suffices to log in, even while password spraying blocks logins by password.
 */
export const operatorPasskeys = endpoints({
  loginOptions: {
    ...visitor,
    path: 'console/api/v1/operators/passkey_options',
    summary: 'Options for the device to log an operator in with a passkey alone',
    input: z.object({}),
    reply: z.object({
      challengeId: Id,
      options: RequestOptions,
      /** Remains in the requesting browser; no other browser can use the response. */
      browserSecret: z.string(),
    }),
    refusals: ['PASSKEY_NOT_AVAILABLE'],
  },
  login: {
    ...visitor,
    path: 'console/api/v1/operators/passkey_login',
    summary: 'Logs an operator in with a passkey alone; the device has verified its holder',
    input: z.object({ challengeId: Id, browserSecret: z.string().min(16).max(200), credential: Assertion }),
    reply: z.object({ token: z.string(), expiresAt: Time, operatorId: Id }),
    refusals: [...answerRefused],
  },
  list: {
    ...own,
    rate: { points: 600, seconds: 3600 },
    path: 'console/api/v1/operators/passkeys',
    summary: 'The caller’s passkeys, newest first',
    input: z.object({}),
    reply: z.object({
      rows: z.array(z.object({ id: Id, name: z.string(), createdAt: Time, usedAt: Time.nullable() })),
    }),
    refusals: [],
  },
  addOptions: {
    ...own,
    path: 'console/api/v1/operators/add_passkey_options',
    summary: 'Options for the device to create a passkey; valid for one response of the same session',
    input: z.object({}),
    reply: z.object({ challengeId: Id, options: CreationOptions }),
    refusals: ['PASSKEY_NOT_AVAILABLE', 'PASSKEY_TOO_MANY'],
  },
  add: {
    ...own,
    path: 'console/api/v1/operators/add_passkey',
    summary: 'Adds the passkey that a device created, with the current password and an authenticator code',
    input: z.object({ challengeId: Id, name: line(40), credential: NewCredential, ...proven }),
    reply: z.object({ id: Id }),
    refusals: [
      ...provenRefused,
      'PASSKEY_NOT_AVAILABLE',
      'PASSKEY_EXPIRED',
      'PASSKEY_FAILED',
      'PASSKEY_EXIST',
      'PASSKEY_TOO_MANY',
    ],
  },
  remove: {
    ...own,
    path: 'console/api/v1/operators/remove_passkey',
    summary: 'Removes one of the caller’s passkeys, with the current password and an authenticator code',
    input: z.object({ id: Id, ...proven }),
    reply: Nothing,
    refusals: [...provenRefused, 'NOT_FOUND'],
  },
})
