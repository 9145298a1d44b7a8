import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { dayIn } from '@tessera/domain/platform/clock/zoned-days.ts'
import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { type BankExchange, bankExchange, fileOf } from './bank-exchange.ts'

const ZONE = 'Europe/Berlin'
/** The accounts of the golden files. */
const accounts = [
  ['EUR-german', 'EUR', 'DE12501104990004711815'],
  ['EUR-dutch', 'EUR', 'NL97TSRB0417700311'],
  ['SGD-branch', 'SGD', '018-552037-7'],
] as const

/** The current day of these accounts, and the next one. */
export const today = dayIn(ZONE, new Date())
export const tomorrow = dayIn(ZONE, new Date(Date.now() + DAY_MS))

/** A statement file with a mistake, with the code of its refusal without `BANK_STATEMENT_`, and a part of the message. */
export type Mistake = readonly [name: string, file: string | Buffer, code: string, message: string]
export const ENCODING = 'Expected: UTF-8 / UTF-16 / XML encoding'

/** The bytes of a text in ISO-8859-1. */
export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
export const golden = (file: string, encoding: BufferEncoding = 'utf8'): string =>
  readFileSync(new URL(`../../../apps/server/src/payments/bank/golden-files/${file}`, import.meta.url)).toString(
    encoding,
  )

/** A test exchange with the accounts of the golden files. */
export async function statementExchange() {
  const at = await bankExchange()
  await at.exchange.coin('EUR', 'fiat', 2)
  for (const [name, coin, number] of accounts)
    await sql`insert into bank_account (id, name, coin, bank, payee, account_number, order_min, order_max, opened_at, time_zone)
              values (${randomUUID()}, ${name}, ${coin}, 'Merlion Bank', 'Tessera', ${number}, 1000, 10000000, now(), ${ZONE})`.execute(
      at.exchange.deps.db,
    )
  return { ...at, rowCounts: () => rowCounts(at), refusals: (file: string | Buffer) => refusalsOf(at, file) }
}

/** The rows that an import adds. */
async function rowCounts({ exchange }: BankExchange): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from bank_line) as lines, (select count(*) from posting) as postings,
           (select count(*) from bank_statement) as statements, (select count(*) from bank_claim) as claims`.execute(
    exchange.deps.db,
  )
  return rows
}

/** The refusals of the preview and of the import of a file, by an operator of its own, because both are limited. */
async function refusalsOf({ exchange }: BankExchange, file: string | Buffer) {
  const staff = exchange.api(bank, await exchange.operator('finance'))
  const upload = { bank: 'Merlion Bank', file: fileOf(file) }
  const answers = [staff.previewStatement(upload), staff.importStatement(upload, { idempotencyKey: randomUUID() })]
  const settled = await Promise.allSettled(answers)
  return settled.map((each) => {
    assert(each.status === 'rejected' && each.reason instanceof ApiError, 'the file was accepted')
    const { code, field, message } = each.reason
    return { code, field, message }
  })
}
