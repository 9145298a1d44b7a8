import { sql } from 'kysely'
import { randomInt } from 'node:crypto'
import type { TestExchange } from './exchange.ts'

/** Mobile numbers of Singapore begin with 90 to 98. */
const NUMBERS = 9_000_000
let last = randomInt(NUMBERS)

/** An unused Singapore number. */
export function freshPhone(): string {
  last = (last + 1) % NUMBERS
  return `+659${String(last).padStart(7, '0')}`
}

/** Gives an account a phone that codes are sent to, without a recent change. */
export async function givePhone(exchange: TestExchange, email: string, phone = freshPhone()): Promise<string> {
  await sql`update customer set phone = ${phone}, mobile_check = true where email = ${email}`.execute(exchange.deps.db)
  return phone
}
