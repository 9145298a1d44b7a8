import { qrLoginMachine } from '@tessera/domain/access/qr-logins/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { PasswordText, Session } from '#access/sessions/sessions.ts'
import { Id, Nothing, Time } from '#platform/http/shared.ts'

const Match = z.number().int().min(10).max(99)

export const QrLogin = z
  .object({
    qrId: Id,
    /** Remains in the requesting browser, which it logs in. It must never be in the QR code. */
    browserSecret: z.string(),
    /** The content of the QR code: a page of this site. */
    url: z.string(),
    matchCode: Match,
    expiresAt: Time,
  })
  .meta({ id: 'QrLogin' })

export const qrLogins = endpoints({
  create: {
    method: 'POST',
    path: 'ex/login/qr/create',
    summary:
      'Creates a QR code for a phone to scan, valid for two minutes; the previous code of the same browser no longer works',
    who: 'visitor',
    rate: { points: 200, seconds: 3600 },
    input: z.object({}),
    reply: QrLogin,
    refusals: ['LOGIN_FORBIDDEN', 'REGION_NOT_SERVED'],
  },
  status: {
    method: 'POST',
    path: 'ex/login/qr/status',
    summary:
      'Status of the browser’s QR code; a confirmed one opens a session, once, which ends with the phone’s at the latest',
    who: 'visitor',
    rate: { points: 4000, seconds: 3600 },
    input: z.object({ qrId: Id, browserSecret: z.string().min(16).max(200) }),
    reply: z.object({
      /** Returns `expired` also to a caller with another secret. */
      status: z.enum([...statusesOf(qrLoginMachine), 'expired']),
      maskedUser: z.string().nullable(),
      session: Session.nullable(),
    }),
    refusals: ['LOGIN_FORBIDDEN', 'REGION_NOT_SERVED'],
  },
  scan: {
    method: 'POST',
    path: 'ex/login/qr/scan',
    summary:
      'From a logged-in phone: the device that wants to log in, and the numbers to choose from. Only the first phone can scan it',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 60, seconds: 3600 },
    input: z.object({ qrId: Id }),
    reply: z.object({
      ip: z.string(),
      device: z.string(),
      requestedAt: Time,
      expiresAt: Time,
      choices: z.array(Match),
      /**
       * True if browser and phone have different addresses, or if the phone is in another network than at its login.
       * The password is then required too.
       */
      passwordNeeded: z.boolean(),
    }),
    refusals: ['QR_LOGIN_EXPIRED', 'ACCOUNT_FROZEN'],
  },
  confirm: {
    method: 'POST',
    path: 'ex/login/qr/confirm',
    summary: 'Logs that browser in if the number is the one it shows; a wrong number ends the code',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 60, seconds: 3600 },
    secret: ['password'],
    input: z.object({ qrId: Id, matchCode: Match, password: PasswordText.optional() }),
    reply: Nothing,
    refusals: ['QR_LOGIN_EXPIRED', 'QR_LOGIN_MISMATCH', 'ACCOUNT_FROZEN', 'LOGIN_TOO_MANY_TRIES', 'PASSWORD_WRONG'],
  },
  reject: {
    method: 'POST',
    path: 'ex/login/qr/reject',
    summary: 'Rejects the login; the code no longer works',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    rate: { points: 60, seconds: 3600 },
    input: z.object({ qrId: Id }),
    reply: Nothing,
    refusals: ['QR_LOGIN_EXPIRED'],
  },
})
