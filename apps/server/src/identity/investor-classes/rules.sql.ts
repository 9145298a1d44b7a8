import { InvestorRules as RulesShape } from '@tessera/contract/identity/investor-classes/investor-shapes.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { changed, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type Settings = z.output<typeof RulesShape>
export type SettingsRow = { readonly version: number; readonly changedAt: Date | null; readonly rules: Settings }

type Row = { version: number; rules: unknown; changed_at: Date | null; retail_mode: boolean }
const settings = sql<Row>`
  select r.version, r.rules, r.changed_at, g.risk_test as retail_mode from investor_rule r cross join site_setting g`

const settingsOf = ({ version, rules, changed_at, retail_mode: retailMode }: Row): SettingsRow => ({
  version,
  changedAt: changed_at,
  rules: RulesShape.parse({ ...(typeof rules === 'object' ? rules : {}), retailMode }),
})

export const readInvestorRules = async (source: Source): Promise<SettingsRow> => settingsOf(await one(source, settings))
/** Returns the rules of investor classes, locked until the transaction ends. */
export const lockInvestorRules = async (tx: Tx): Promise<SettingsRow> =>
  settingsOf(await one(tx, sql<Row>`${settings} for update`))

/** Writes the next version. Retail mode is a setting of the exchange, because `decide` reads it with the others. */
export async function setInvestorRules(tx: Tx, { retailMode, ...rules }: Settings): Promise<void> {
  await changed(
    tx,
    sql`update investor_rule set version = version + 1, rules = ${JSON.stringify(rules)}::jsonb, changed_at = ${tx.now}`,
  )
  await changed(tx, sql`update site_setting set risk_test = ${retailMode} where risk_test <> ${retailMode}`)
}
