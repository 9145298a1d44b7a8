import { approvalKinds } from '@tessera/contract/approval-kinds.ts'
import type { DecisionKind } from '@tessera/contract/services/approvals/kind.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { SetupTask } from '@tessera/contract/office/settings/settings.ts'
import { type RawBuilder, sql } from 'kysely'
import { one } from '#platform/database/rows.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

type Task = { readonly task: SetupTask; readonly isDone: boolean; readonly missing: string[] }
type Found = {
  readonly fiat: string[]
  readonly without_account: string[]
  readonly without_network: string[]
  readonly products: number
  readonly allotted: number
  readonly closed_pairs: string[]
  readonly pairs: number
  readonly alone_en: string[]
  readonly alone_zh: string[]
}

const needs = (task: SetupTask, isDone: boolean, missing: string[] = []): Task => ({ task, isDone, missing })

/** Each need of the first deposit, subscription and trade: whether it is met, and the coins, pairs or roles that lack
 * it.
 */
export async function setupOf(tx: Tx, locale: Locale): Promise<Task[]> {
  const found = await one(tx, exchangeNow)
  const { isOpen } = await readSetting(tx, 'registration')
  const understaffedRoles = locale === 'zh_CN' ? found.alone_zh : found.alone_en
  return [
    needs('two_operators', understaffedRoles.length === 0, understaffedRoles),
    needs('fiat_coin', found.fiat.length > 0),
    needs('bank_account', found.fiat.length > 0 && found.without_account.length === 0, found.without_account),
    needs('network', found.without_network.length === 0, found.without_network),
    needs('registration', isOpen),
    needs('product', found.products > 0),
    needs('allotted_product', found.allotted > 0),
    needs('pair', found.pairs > 0),
    needs('open_pair', found.pairs > 0 && found.closed_pairs.length === 0, found.closed_pairs),
  ]
}

const kinds: readonly DecisionKind[] = approvalKinds
/** The permissions of decisions, so each needs two people. */
const deciding = kinds.flatMap(({ permission, permissionOf }) => permissionOf?.any ?? [permission])

/** The names of open roles with a permission to decide that fewer than two active operators have. */
const rolesAlone = (name: RawBuilder<unknown>) => sql`
  array(select ${name} from operator_role r
         where is_open and exists (
                 select from unnest(r.permissions) p
                  where p = any(${deciding}::text[])
                    and (select count(*) from operator o where o.status = 'active' and p = any(permissions_of(o.roles))) < 2)
         order by code)`
const exchangeNow = sql<Found>`
  select array(select code from coin where kind = 'fiat' order by 1) as fiat,
         array(select code from coin c where kind = 'fiat'
                  and not exists (select 1 from bank_account b where b.coin = c.code and b.closed_at is null) order by 1) as without_account,
         array(select code from coin c where kind = 'crypto'
                  and not exists (select 1 from coin_network n where n.coin = c.code and n.deposit_open) order by 1) as without_network,
         (select count(*)::int from product where status <> 'draft') as products,
         (select count(*)::int from product where status in ('allotted', 'trading')) as allotted,
         array(select symbol from market where status = 'closed' and delisted_at is null order by 1) as closed_pairs,
         (select count(*)::int from market where delisted_at is null) as pairs,
         ${rolesAlone(sql`name_en`)} as alone_en,
         ${rolesAlone(sql`name_zh`)} as alone_zh`
