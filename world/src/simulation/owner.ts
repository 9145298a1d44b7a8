import type { City, Resident } from './city.ts'
import type { Own } from './look.sql.ts'

/** The resident whose it is. */
export function ownerOf({ residents }: City, { id, customer }: Own): Resident {
  const owner = residents.find((resident) => resident.id === customer)
  if (owner === undefined) throw new Error(`${id} belongs to nobody here`)
  return owner
}
