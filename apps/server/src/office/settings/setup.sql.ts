import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { SetupTask } from '@tessera/contract/office/settings/settings.ts'
import { legalSlugs } from '@tessera/domain/office/cms/kinds.ts'
import { type RawBuilder, sql } from 'kysely'
import { decidingPermissions } from '#office/operators/roles.sql.ts'
import { one } from '#platform/database/rows.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

type Task = { readonly task: SetupTask; readonly isDone: boolean; readonly missing: string[] }
type Found = {
  readonly fiat: string[]
  readonly without_account: string[]
  readonly crypto: string[]
  readonly without_network: string[]
  readonly without_text: string[]
  readonly products: number
  readonly allotted: number
  readonly closed_pairs: string[]
  readonly pairs: number
  readonly alone_en: string[]
  readonly alone_zh: string[]
}

const needs = (task: SetupTask, isDone: boolean, missing: string[] = []): Task => ({ task, isDone, missing })

/**
 * Returns each requirement of the first deposit, subscription and trade: true if it is met, and the coins, pairs,
 * roles or legal texts (by slug) that lack it.
 * While `chainFees` is undefined, its requirement is left out.
 */
export async function setupOf(tx: Tx, locale: Locale, chainFees: boolean | undefined): Promise<Task[]> {
  const found = await one(tx, exchangeNow)
  const { isOpen } = await readSetting(tx, 'registration')
  const understaffedRoles = locale === 'zh_CN' ? found.alone_zh : found.alone_en
  return [
    needs('two_operators', understaffedRoles.length === 0, understaffedRoles),
    needs('fiat_coin', found.fiat.length > 0),
    needs('bank_account', found.fiat.length > 0 && found.without_account.length === 0, found.without_account),
    needs('crypto_coin', found.crypto.length > 0),
    needs('network', found.crypto.length > 0 && found.without_network.length === 0, found.without_network),
    ...(chainFees === undefined ? [] : [needs('chain_fees', chainFees)]),
    needs('legal_texts', found.without_text.length === 0, found.without_text),
    needs('registration', isOpen),
    needs('product', found.products > 0),
    needs('allotted_product', found.allotted > 0),
    needs('pair', found.pairs > 0),
    needs('open_pair', found.pairs > 0 && found.closed_pairs.length === 0, found.closed_pairs),
  ]
}

/** Returns SQL of the names of open roles with a permission to decide that fewer than two active operators have. */
const rolesAlone = (name: RawBuilder<unknown>) => sql`
  array(select ${name} from operator_role r
         where is_open and exists (
                 select from unnest(r.permissions) p
                  where p = any(${decidingPermissions}::text[])
                    and (select count(*) from operator o where o.status = 'active' and p = any(permissions_of(o.roles))) < 2)
         order by code)`
const exchangeNow = sql<Found>`
  select array(select code from coin where kind = 'fiat' order by 1) as fiat,
         array(select code from coin c where kind = 'fiat'
                  and not exists (select 1 from bank_account b where b.coin = c.code and b.closed_at is null) order by 1) as without_account,
         array(select code from coin where kind = 'crypto' order by 1) as crypto,
         array(select code from coin c where kind = 'crypto'
                  and not exists (select 1 from coin_network n where n.coin = c.code and n.deposit_open) order by 1) as without_network,
         array(select needed.slug from unnest(array[${sql.join(legalSlugs.map((slug) => sql.lit(slug)))}]) needed(slug)
                where not exists (select 1 from cms_text t join cms_version v on v.text_id = t.id
                                   where t.kind = 'legal' and t.slug = needed.slug and v.status = 'published')) as without_text,
         (select count(*)::int from product where status <> 'draft') as products,
         (select count(*)::int from product where status in ('allotted', 'trading')) as allotted,
         array(select symbol from market where status = 'closed' and delisted_at is null order by 1) as closed_pairs,
         (select count(*)::int from market where delisted_at is null) as pairs,
         ${rolesAlone(sql`name_en`)} as alone_en,
         ${rolesAlone(sql`name_zh`)} as alone_zh`
