import { sql } from 'kysely'
import { randomInt } from 'node:crypto'
import type { TestHouse } from './house.ts'

/** A number of Singapore that nobody has yet. */
export const freshPhone = (): string => `+659${String(randomInt(10_000_000)).padStart(7, '0')}`

/** Gives an account a phone whose codes are asked for, as if it had been bound long ago. */
export async function givePhone(house: TestHouse, email: string, phone = freshPhone()): Promise<string> {
  await sql`update customer set phone = ${phone}, mobile_check = true where email = ${email}`.execute(house.deps.db)
  return phone
}
