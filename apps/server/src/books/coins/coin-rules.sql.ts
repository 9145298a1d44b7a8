import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { LOGO_SIDE } from '@tessera/domain/services/uploads/purpose.ts'
import { sql } from 'kysely'
import { changed, maybeOne, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingConflict, settingSubjectTaken, settingSubjectWrong } from '#platform/settings/refusals.ts'
import type { SettingCheck, SubjectRules } from '#platform/settings/subject-rules.ts'
import { findLogo } from './logos.sql.ts'

const SYMBOL = /^[A-Za-z0-9]{2,12}$/
/** ISO 4217 codes and our own fiat codes have three capital letters. */
const FIAT = /^[A-Z]{3}$/

/**
 * The rules of coins. A first version creates the coin, or takes over the token of a product; later ones change its
 * names and logo.
 */
export const coinRules: SubjectRules<'coin'> = {
  check: async (tx, { subject, before, after }) => {
    if (!SYMBOL.test(subject)) return settingSubjectWrong('2–12 A–Z a–z 0–9')
    if (after.kind === 'fiat' && !FIAT.test(subject)) return settingSubjectWrong('ISO 4217, A–Z, 3')
    if (after.logo !== null && (await findLogo(tx, after.logo)) === undefined)
      return settingConflict('logo', `PNG / WebP, ${LOGO_SIDE.min}–${LOGO_SIDE.max} px`)
    return before === null ? checkNew(tx, subject, after) : ok(undefined)
  },
  touched: async (tx, { subject }) => ({
    accounts: (
      await one(
        tx,
        sql<{ count: number }>`select count(*)::int as count from account where coin = ${subject} and posted <> 0`,
      )
    ).count,
  }),
  apply: (tx, { subject, after: { kind, decimals, names, logo } }) =>
    changed(
      tx,
      sql`insert into coin (code, kind, scale, name_en, name_zh, logo_id, listed_at)
          values (${subject}, ${kind}, ${decimals}, ${names.en_US}, ${names.zh_CN}, ${logo}, ${tx.now})
          on conflict (code) do update
             set name_en = excluded.name_en, name_zh = excluded.name_zh, logo_id = excluded.logo_id`,
    ),
}

type Existing = { readonly code: string; readonly kind: string; readonly scale: number }

/** A new coin must differ from every existing one not only in case. An existing coin keeps type and decimals. */
async function checkNew(tx: Tx, subject: string, { kind, decimals }: Setting<'coin'>): SettingCheck {
  const same = await maybeOne(
    tx,
    sql<Existing>`select code, kind, scale from coin where lower(code) = lower(${subject}) limit 1`,
  )
  if (same === undefined) return checkNoDraft(tx, subject)
  if (same.code !== subject) return settingSubjectTaken(same.code)
  if (same.kind !== kind) return settingConflict('kind', same.kind)
  return same.scale === decimals ? ok(undefined) : settingConflict('decimals', String(same.scale))
}

/** The symbol of a draft is reserved for the token of that product, which is created when the draft is published. */
async function checkNoDraft(tx: Tx, subject: string): SettingCheck {
  const draft = await maybeOne(
    tx,
    sql<{
      symbol: string
    }>`select symbol from product where lower(symbol) = lower(${subject}) and status = 'draft' limit 1`,
  )
  return draft === undefined ? ok(undefined) : settingSubjectTaken(draft.symbol)
}
