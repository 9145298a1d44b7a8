import { roleNames, type Role } from '@tessera/contract/permissions.ts'
import type { SetupTask } from '@tessera/contract/office/settings/settings.ts'
import { sql } from 'kysely'
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
  readonly roles: Role[]
}

const needs = (task: SetupTask, isDone: boolean, missing: string[] = []): Task => ({ task, isDone, missing })

/** Roles that move money or rights, so each needs two people. An auditor and support only read. */
const decidingRoles = roleNames.filter((role) => role !== 'auditor' && role !== 'support')

/**
 * Each need of the first deposit, subscription and trade: whether it is met, and the coins, pairs or roles that lack
 * it.
 */
export async function setupOf(tx: Tx): Promise<Task[]> {
  const found = await one(tx, exchangeNow)
  const { isOpen } = await readSetting(tx, 'registration')
  const understaffedRoles = decidingRoles.filter((role) => found.roles.filter((held) => held === role).length < 2)
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
         array(select r from operator, unnest(roles) r where status = 'active') as roles`
