import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { PasswordText } from '#access/sessions/sessions.ts'
import { Nothing, Time } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

const Closing = z.object({ closesAt: Time.nullable() }).meta({ id: 'AccountClosing' })

export const accountClosings = endpoints({
  get: {
    method: 'POST',
    path: 'ex/api/v1/account_closings/get',
    summary: 'The time at which the caller’s account closes; null if no closing is requested',
    who: 'customer',
    reads: true,
    input: z.object({}),
    reply: Closing,
    refusals: [],
  },
  request: {
    method: 'POST',
    path: 'ex/api/v1/account_closings/request',
    summary: 'Requests to close the caller’s account after a waiting period; it must be empty, with nothing pending',
    who: 'customer',
    rate: { points: 20, seconds: 3600 },
    /** The token is of the scene `close_account`, payload {}. */
    secret: ['password'],
    input: z.object({ password: PasswordText, verifyToken: VerifyToken }),
    reply: Closing,
    refusals: [
      'LOGIN_TOO_MANY_TRIES',
      'PASSWORD_WRONG',
      'VERIFY_TOKEN_INVALID',
      'ACCOUNT_CLOSING_ALREADY',
      'ACCOUNT_NOT_EMPTY',
      'RECEIVABLE_OUTSTANDING',
    ],
  },
  cancel: {
    method: 'POST',
    path: 'ex/api/v1/account_closings/cancel',
    summary: 'Cancels the closing of the account during its waiting period',
    who: 'customer',
    input: z.object({}),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
})
