import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { verification } from '@tessera/contract/access/verification/verification.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { requireCaptcha } from '#services/captcha/require-captcha.ts'
import { findByAccount } from '#access/customers/customers.sql.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { requireAccountServed, requireRegistrationOpen } from '#platform/settings/requirements.ts'
import { issueCode } from './issue-code.ts'
import type { Challenge } from './verification.sql.ts'

type Row = typeof verification.sendSms

/**
 * Sends a code that proves an email or phone before registration. Only the message itself reveals that an account
 * exists.
 */
export async function sendRegisterCode(
  deps: Deps,
  call: VisitorCall,
  {
    account,
    lang,
    captcha,
    channel,
  }: Pick<InputOf<Row>, 'lang' | 'captcha' | 'channel'> & { readonly account: string },
): Promise<Outcome<Challenge, Row['refusals'][number]>> {
  const open = await requireRegistrationOpen(deps, call)
  if (!open.ok) return open
  const served = requireAccountServed(open.value, account)
  if (!served.ok) return served
  const person = await requireCaptcha(deps, call, 'register', captcha)
  if (!person.ok) return person
  return call.inTx(async (tx) => {
    const known = await findByAccount(tx, account)
    return issueCode(deps, tx, {
      scene: 'register',
      proof: 'new',
      target: account,
      channel,
      requestedBy: 'visitor',
      customerId: null,
      sessionId: null,
      payload: {},
      words: { kind: known === undefined ? 'register_code' : 'register_known_code', lang: lang ?? call.locale },
      from: { ip: call.ip, userAgent: call.userAgent },
    })
  })
}
