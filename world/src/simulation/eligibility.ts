import { type Act, IDLE } from './action.ts'
import { openBuysOf, setRefusedCountries } from './look.sql.ts'

/** Everybody of the simulation lives here. */
const HOME = 'SG'

/**
 * The country of everybody is refused while their orders rest, and served again: the next batch cancels every buy order that its market
 * lets out.
 */
export const refuseCountry: Act = async (city) => {
  const { deps, trading } = city.town.server
  const before = await setRefusedCountries(deps, [HOME])
  try {
    const looked = await trading.submit({ kind: 'take_transfers' })
    if (!looked.ok) return IDLE
    const left = await openBuysOf(deps, HOME)
    if (left > 0) throw new Error(`${left} buy orders of a refused country rest in the book`)
    return undefined
  } finally {
    await setRefusedCountries(deps, before)
  }
}
