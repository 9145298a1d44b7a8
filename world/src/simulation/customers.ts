import { proof } from '../people/direct-proof.sql.ts'
import { type Act } from './action.ts'
import { as, someone } from './city.ts'
import { settleIn } from './found-city.ts'

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

export const openNewAccount: Act = async (city) => (city.residents.length < MOST ? settleIn(city) : 'idle')
