import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { qrLogins } from '@tessera/contract/access/qr-logins/qr-logins.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { maskPhone } from '@tessera/domain/access/customers/phone.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { sessionLives } from '@tessera/domain/access/sessions/life.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { requireLoginOpen } from '#platform/settings/requirements.ts'
import { signIn } from '#access/sessions/open-session.ts'
import { lockOwn, markUsed } from './qr-logins.sql.ts'

type Row = typeof qrLogins.status

/**
 * Returns the state of the code to its browser. After the confirmation, only the first poll opens the session. The
 * session ends no later than the phone's session, because a code must not extend a session without a password or factor
 * (decision 0018).
 */
export const watchQrLogin = (
  deps: Deps,
  call: VisitorCall,
  { qrId, browserSecret }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> =>
  call.inTx(async (tx) => {
    const open = await requireLoginOpen(tx, call)
    if (!open.ok) return open
    const own = await lockOwn(tx, qrId, browserSecret)
    if (own === undefined) return ok({ status: 'expired', maskedUser: null, session: null })
    const { status, customer_id: customerId, email, phone, until } = own
    const maskedUser = email === null ? phone && maskPhone(phone) : maskEmail(email)
    if (status !== 'confirmed' || customerId === null || until === null)
      return ok({ status, maskedUser, session: null })
    await markUsed(tx, qrId)
    return ok({
      status,
      maskedUser,
      session: await signIn(deps, tx, customerId, 'qr', call, { ...sessionLives.usual, until }),
    })
  })
