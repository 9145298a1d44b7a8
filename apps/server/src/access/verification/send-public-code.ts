import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Email, Phone } from '@tessera/contract/platform/http/shared.ts'
import type { verification } from '@tessera/contract/access/verification/verification.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { refuseField, refuseParam } from '#platform/http/reasons.ts'
import { sendCode } from './send-code.ts'
import { sendRegisterCode } from './send-register-code.ts'
import type { Challenge } from './verification.sql.ts'

type Input = InputOf<typeof verification.sendSms>
type Refused = (typeof verification.sendSms.refusals)[number]
type AddressKind = 'email' | 'mobile'

/** Sends a code of any scene: to an email or phone that registers, or for a logged-in customer (decision G8). */
export async function sendPublicCode(
  deps: Deps,
  call: VisitorCall,
  by: AddressKind,
  { scene, useBound = false, payload = {}, channel, lang, captcha, ...named }: Input,
): Promise<Outcome<Challenge, Refused>> {
  if (scene === 'register') {
    if (useBound) return refuseField('useBound', { text: 'notNeeded' })
    const account = accountOf(by, named)
    return account.ok ? sendRegisterCode(deps, call, { account: account.value, lang, captcha, channel }) : account
  }
  const { customer } = call
  if (customer === undefined) return refuse('UNAUTHORIZED')
  return sendCode(deps, { ...call, customer }, { scene, payload, proof: useBound ? by : 'new', channel })
}

function accountOf(
  by: AddressKind,
  { account = '', areaCode }: Pick<Input, 'account' | 'areaCode'>,
): Outcome<string, Refused> {
  const text = areaCode === undefined ? account : `+${areaCode}${account}`
  const read = by === 'email' ? Email.safeParse(text) : Phone.safeParse(text)
  return read.success ? ok(read.data) : refuseParam(read.error, text, ['account'])
}
