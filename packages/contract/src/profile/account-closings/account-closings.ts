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
    summary: 'When the own account closes; null while nobody asked for it',
    who: 'customer',
    reads: true,
    input: z.object({}),
    reply: Closing,
    refusals: [],
  },
  request: {
    method: 'POST',
    path: 'ex/api/v1/account_closings/request',
    summary: 'Closes the own account after a waiting time, when nothing is in it and nothing is under way',
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
    summary: 'Takes it back while the account still waits',
    who: 'customer',
    input: z.object({}),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
})
