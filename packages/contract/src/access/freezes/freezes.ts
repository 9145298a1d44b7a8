import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, Nothing } from '#platform/http/shared.ts'

export const freezes = endpoints({
  freezeAccount: {
    method: 'POST',
    path: 'ex/api/v1/freezes/freeze_account',
    summary: 'Freezes the caller’s account and ends every session; two operators unfreeze it',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({}),
    reply: Nothing,
    refusals: ['ACCOUNT_FROZEN_ALREADY'],
  },
  freezeByLink: {
    method: 'POST',
    path: 'ex/api/v0/public/freeze_account',
    summary: 'Freezes the account by the link in an email, once, without a login',
    who: 'visitor',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ token: z.string().min(16).max(200) }),
    reply: Nothing,
    refusals: ['FREEZE_LINK_EXPIRED'],
  },
  reportSignIn: {
    method: 'POST',
    path: 'ex/api/v1/freezes/report_sign_in',
    summary:
      'Reports an unknown login: ends every other session and pauses withdrawals; the customer should then change the password',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 20, seconds: 3600 },
    /** The id of an entry in the login history. */
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
})
