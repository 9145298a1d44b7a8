import { sql } from 'kysely'
import { accountNumberCipher } from '#payments/bank-accounts/account-number.ts'
import { numberCipher } from '#identity/kyc/save-version.ts'
import { paymentAccountCipher } from '#desk/payment-methods/account-cipher.ts'
import type { Config } from '#platform/config/config.ts'
import { many, one, type Source } from '#platform/database/rows.ts'
import { sections } from './sections.sql.ts'
import type { EncryptedField, Section } from './section.sql.ts'

type Value = string | number | boolean | object | null
export type SectionRow = Readonly<Record<string, Value>>
/** `total` exceeds the number of rows if the section has more rows than a file may hold. */
export type SectionContent = { readonly key: string; readonly total: number; readonly rows: readonly SectionRow[] }

/** Maximum number of rows of a section in a file, newest first. */
const MAX_ROWS = 100_000

type Settings = Pick<Config, 'SECRET_KEY'>
const ciphers: Readonly<Record<EncryptedField, (config: Settings) => { open: (sealed: string) => string }>> = {
  document_number: numberCipher,
  bank_account_number: accountNumberCipher,
  payment_account_number: paymentAccountCipher,
}

/**
 * Returns everything stored about one customer, section by section, with encrypted values decrypted. Times are ISO 8601
 * in UTC.
 */
export async function readSections(source: Source, config: Settings, customerId: string): Promise<SectionContent[]> {
  const held: SectionContent[] = []
  for (const section of sections) held.push(await readSection(source, config, section, customerId))
  return held
}

async function readSection(
  source: Source,
  config: Settings,
  section: Section,
  customerId: string,
): Promise<SectionContent> {
  const { key, columns, from, sealed = {} } = section
  const selected = sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`))
  const rows = await many(
    source,
    sql<Record<string, unknown>>`select ${selected} ${from(customerId)} limit ${MAX_ROWS}`,
  )
  const total =
    rows.length < MAX_ROWS
      ? rows.length
      : (await one(source, sql<{ n: number }>`select count(*)::int as n from (select 1 ${from(customerId)}) x`)).n
  const plain = (name: string, value: unknown): Value => {
    const cipher = sealed[name]
    return cipher !== undefined && typeof value === 'string' && value !== ''
      ? ciphers[cipher](config).open(value)
      : plainValue(value)
  }
  return {
    key,
    total,
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(name, value)]))),
  }
}

function plainValue(value: unknown): Value {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'object') return value
  throw new TypeError(`a ${typeof value} cannot be written as JSON`)
}
