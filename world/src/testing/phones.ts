import { sql } from 'kysely'
import { randomInt } from 'node:crypto'
import type { TestHouse } from './house.ts'

/** Mobiles of Singapore begin with 90 to 98. */
const NUMBERS = 9_000_000
let last = randomInt(NUMBERS)

/** A number of Singapore that nobody has yet. */
export function freshPhone(): string {
  last = (last + 1) % NUMBERS
  return `+659${String(last).padStart(7, '0')}`
}

/** Gives an account a phone whose codes are asked for, as if it had been bound long ago. */
export async function givePhone(house: TestHouse, email: string, phone = freshPhone()): Promise<string> {
  await sql`update customer set phone = ${phone}, mobile_check = true where email = ${email}`.execute(house.deps.db)
  return phone
}
