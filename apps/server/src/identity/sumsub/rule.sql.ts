import type { SumsubRule } from '@tessera/domain/identity/sumsub/may-verify.ts'
import { sql } from 'kysely'
import { changed, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type Rule = { verifies: boolean; countries: string[] }
const rule = sql<Rule>`select verifies, countries from sumsub_rule`

export const readRule = (source: Source): Promise<Rule> => one(source, rule)
/** Returns the rule, locked until the transaction ends. */
export const lockRule = (tx: Tx): Promise<Rule> => one(tx, sql<Rule>`${rule} for update`)
export const setRule = (tx: Tx, to: SumsubRule): Promise<bigint> =>
  changed(tx, sql`update sumsub_rule set verifies = ${to.verifies}, countries = ${[...to.countries]}::text[]`)
