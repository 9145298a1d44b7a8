import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, maybeOne, one } from '#platform/database/rows.ts'
import { settingSubjectTaken, settingSubjectWrong } from '#platform/settings/refusals.ts'
import type { SubjectRules } from '#platform/settings/subject-rules.ts'

const SYMBOL = /^[A-Za-z0-9]{2,12}$/
/** ISO 4217 and our own codes of fiat have three capital letters. */
const FIAT = /^[A-Z]{3}$/

/** Coins: a first version creates the coin, later ones change its names. */
export const coinRules: SubjectRules<'coin'> = {
  check: async (tx, { subject, before, after }) => {
    if (!SYMBOL.test(subject)) return settingSubjectWrong('2–12 A–Z a–z 0–9')
    if (after.kind === 'fiat' && !FIAT.test(subject)) return settingSubjectWrong('ISO 4217, A–Z, 3')
    if (before !== null) return ok(undefined)
    const same = await maybeOne(
      tx,
      sql<{ code: string }>`select code from coin where lower(code) = lower(${subject}) limit 1`,
    )
    return same === undefined ? ok(undefined) : settingSubjectTaken(same.code)
  },
  touched: async (tx, { subject }) => ({
    accounts: (
      await one(
        tx,
        sql<{ count: number }>`select count(*)::int as count from account where coin = ${subject} and posted <> 0`,
      )
    ).count,
  }),
  apply: (tx, { subject, before, after: { kind, decimals, names } }) =>
    before === null
      ? changed(
          tx,
          sql`insert into coin (code, kind, scale, name_en, name_zh, listed_at)
              values (${subject}, ${kind}, ${decimals}, ${names.en_US}, ${names.zh_CN}, ${tx.now})`,
        )
      : changed(tx, sql`update coin set name_en = ${names.en_US}, name_zh = ${names.zh_CN} where code = ${subject}`),
}
