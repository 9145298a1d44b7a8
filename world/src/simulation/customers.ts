import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { proof } from '../people/direct-proof.sql.ts'
import { agree, once } from '../stories/stage.ts'
import { type Act, IDLE, oneOf } from './action.ts'
import { as, pair, someone } from './city.ts'
import { settleIn } from './found-city.ts'
import { frozenAccounts } from './look.sql.ts'

const MOST = 60

/** A new password ends every session and pauses withdrawals. */
export const changePassword: Act = async (city, roll) => {
  const who = someone(city, roll)
  const verifyToken = await proof(city.town.server.deps, who, 'change_password', {})
  const [oldPassword, newPassword] = [who.password, `harbour light ${Math.floor(roll() * 1e6)}`]
  await as(who, ({ customers }) => customers.changePassword({ oldPassword, newPassword, verifyToken }))
  who.password = newPassword
  who.signOut()
  return undefined
}

/** Whom the product asks who they are before money leaves again; a wrong number now and then. */
export const tellWhoIAm: Act = async (city, roll) => {
  const who = someone(city, roll)
  const asked = await as(who, ({ kyc }) => kyc.identityCheck({}))
  if (!asked.needed) return IDLE
  const verifyToken = await proof(city.town.server.deps, who, 'check_identity', {})
  const idNo = roll() < 0.1 ? 'S99999999' : who.passport
  return as(who, ({ kyc }) => kyc.checkIdentity({ name: who.name, idNo, verifyToken }))
}

/** Every session of theirs ends as well. */
export const freezeOwnAccount: Act = async (city, roll) => {
  const who = someone(city, roll)
  await as(who, ({ freezes }) => freezes.freezeAccount({}))
  who.signOut()
  return undefined
}

/** One operator stops an account, or what leaves it; two lift it later (`thawAccount`, or its time). */
export const protectAccount: Act = async (city, roll) => {
  const who = someone(city, roll)
  const [officer] = await pair(city, roll)
  const scope = roll() < 0.2 ? 'account' : 'account_withdrawals'
  const { value: now } = await city.town.server.deps.inTx('world')(async (tx) => ok(tx.now))
  const until = new Date(now.getTime() + 3_600_000).toISOString()
  const wish = { scope, subjectId: who.id, notice: 'safety', reason: 'They called us.', until } as const
  await officer.stops.set(wish, once())
  if (scope === 'account') who.signOut()
  return undefined
}

export const thawAccount: Act = async (city, roll) => {
  const one = oneOf(await frozenAccounts(city.town.server.deps), roll)
  if (one === undefined) return IDLE
  return agree(...(await pair(city, roll)), 'customer_standing', one.id, 'They called us.', { event: 'thaw' })
}

export const openNewAccount: Act = async (city) => (city.residents.length < MOST ? settleIn(city) : IDLE)
