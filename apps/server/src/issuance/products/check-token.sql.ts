import type { ProductStatus } from '@tessera/domain/issuance/products/machine.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { settingProductNotAllotted, settingTokensLocked } from '#platform/settings/refusals.ts'
import type { SettingCheck } from '#platform/settings/subject-rules.ts'
import { maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type TokenState = { readonly status: ProductStatus; readonly unlocks_at: Date | null }

/** Refuses to list a token before the allotment of its product, or before the first of its locked tokens is free. */
export async function checkToken(tx: Tx, symbol: string): SettingCheck {
  const product = await maybeOne(
    tx,
    sql<TokenState>`
      select p.status, (select min((u ->> 'at')::timestamptz) from jsonb_array_elements(coalesce(p.terms #> '{sale,unlocks}', '[]')) u) as unlocks_at
        from product p where p.symbol = ${symbol}`,
  )
  if (product?.status !== 'allotted' && product?.status !== 'trading') return settingProductNotAllotted(symbol)
  const { unlocks_at: until } = product
  return until !== null && until > tx.now ? settingTokensLocked(symbol, until) : ok(undefined)
}
