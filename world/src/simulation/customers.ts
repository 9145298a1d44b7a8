import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { proof } from '../testing/direct-proof.sql.ts'
import { approveByTwo, once } from '../stories/stage.ts'
import { type Act, IDLE, randomOf } from './action.ts'
import { as, pair, someone } from './simulation.ts'
import { addParticipant } from './open-simulation.ts'
import { frozenAccounts } from './state.sql.ts'

const MAX_PARTICIPANTS = 60

/** A new password ends every session and pauses withdrawals. */
export const changePassword: Act = async (simulation, roll) => {
  const who = someone(simulation, roll)
  const verifyToken = await proof(simulation.system.server.deps, who, 'change_password', {})
  const [oldPassword, newPassword] = [who.password, `harbour light ${Math.floor(roll() * 1e6)}`]
  await as(who, ({ customers }) => customers.changePassword({ oldPassword, newPassword, verifyToken }))
  who.password = newPassword
  who.signOut()
  return undefined
}

/** Answers the identity check before money may leave again; sometimes with a wrong number. */
export const answerIdentityCheck: Act = async (simulation, roll) => {
  const who = someone(simulation, roll)
  const check = await as(who, ({ kyc }) => kyc.identityCheck({}))
  if (!check.needed) return IDLE
  const verifyToken = await proof(simulation.system.server.deps, who, 'check_identity', {})
  const idNo = roll() < 0.1 ? 'S99999999' : who.passport
  return as(who, ({ kyc }) => kyc.checkIdentity({ name: who.name, idNo, verifyToken }))
}

/** Freezing also ends every session of the customer. */
export const freezeOwnAccount: Act = async (simulation, roll) => {
  const who = someone(simulation, roll)
  await as(who, ({ freezes }) => freezes.freezeAccount({}))
  who.signOut()
  return undefined
}

/** One operator stops an account, or its payments; two lift the stop later (`unfreezeAccount`), or it expires. */
export const protectAccount: Act = async (simulation, roll) => {
  const who = someone(simulation, roll)
  const [officer] = await pair(simulation, roll)
  const scope = roll() < 0.2 ? 'account' : 'account_withdrawals'
  const { value: now } = await simulation.system.server.deps.inTx('world')(async (tx) => ok(tx.now))
  const until = new Date(now.getTime() + HOUR_MS).toISOString()
  const request = { scope, subjectId: who.id, notice: 'safety', reason: 'They called us.', until } as const
  await officer.stops.set(request, once())
  if (scope === 'account') who.signOut()
  return undefined
}

export const unfreezeAccount: Act = async (simulation, roll) => {
  const one = randomOf(await frozenAccounts(simulation.system.server.deps), roll)
  if (one === undefined) return IDLE
  return approveByTwo(...(await pair(simulation, roll)), 'customer_standing', one.id, 'They called us.', {
    event: 'thaw',
  })
}

export const openNewAccount: Act = async (simulation) =>
  simulation.participants.length < MAX_PARTICIPANTS ? addParticipant(simulation) : IDLE
