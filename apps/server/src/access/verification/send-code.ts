import { type verification } from '@tessera/contract/access/verification/verification.ts'
import { type SignedInScene, verifyPayloads } from '@tessera/contract/access/verification/scenes.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { assert, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { ruleOf } from '@tessera/domain/access/security/rules.ts'
import { type Contact, findContact } from '#access/customers/customers.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { refuseField, refuseParam } from '#platform/http/reasons.ts'
import { issueCode } from './issue-code.ts'
import { isDemanded, readDemands } from './owned-factors.sql.ts'
import type { Challenge } from './verification.sql.ts'
import { phoneRequired } from '@tessera/domain/access/security/refusals.ts'

type Refused = (typeof verification.sendCode.refusals)[number]
type Payload = Readonly<Record<string, string>>

const byCode = ['email', 'mobile', 'new'] as const

/** Sends a code for one of the proofs that the table requires for this scene and account. */
export async function sendCode(
  deps: Pick<Deps, 'config' | 'random'>,
  call: CustomerCall,
  { scene, payload, proof: requested, channel }: InputOf<typeof verification.sendCode>,
): Promise<Outcome<Challenge, Refused>> {
  const read = verifyPayloads[scene].safeParse(payload)
  if (!read.success) return refuseParam(read.error, payload, ['payload'])
  const { customerId, sessionId } = call.customer
  return call.inTx(async (tx) => {
    const demands = await readDemands(tx, customerId, scene)
    if (!demands.ok) return demands
    const proof = (requested === undefined ? byCode : [requested]).find((each) => isDemanded(demands.value, each))
    if (proof === undefined) return refuseField('proof', { text: 'notNeeded' })
    const contact = await findContact(tx, customerId)
    const target = addressOf(scene, proof, contact, read.data)
    if (target === undefined) return phoneRequired
    return issueCode(deps, tx, {
      scene,
      proof,
      target,
      channel,
      // An email or phone that is not proven yet may belong to another person.
      requestedBy: target === contact.email || target === contact.phone ? 'owner' : 'visitor',
      customerId,
      sessionId,
      payload: read.data,
      words: { kind: `${scene}_code`, lang: contact.lang },
      from: { ip: call.ip, userAgent: call.userAgent },
    })
  })
}

/** Returns the address for the code of a proof; undefined if the account has no phone whose check could be enabled. */
function addressOf(
  scene: SignedInScene,
  proof: (typeof byCode)[number],
  { email, phone }: Contact,
  payload: Payload,
): string | undefined {
  const news = proof === 'new' ? ruleOf(scene).news : undefined
  if (news === 'own phone') return phone ?? undefined
  const target = news === undefined ? { email, mobile: phone, new: null }[proof] : payload[news]
  assert(target, 'a required proof has no address')
  return target
}
