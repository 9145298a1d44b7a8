import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { insertJournals, insertPostings, moveAccounts } from '../../apps/server/src/books/ledger/batch.sql.ts'
import type { Statement } from '../../apps/server/src/platform/database/set-statements.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { servingUrls } from '../../world/src/serving-urls.ts'
import { asSuperuser, databaseAt } from '../../world/src/superuser.ts'
import { MIDDLE, PAIR } from './generated-orders.ts'

const TEMPLATE = 'bench_template'
/** The serving roles of the template, which its clones keep. */
export const benchUrls = (ownerUrl: string) => servingUrls(ownerUrl, 'bench', TEMPLATE)
const CASH = 10n ** 12n
const SHARES = 1_000_000n

/** Creates a migrated database with one open pair, from which each contestant clones its own. */
export async function makeTemplate(superuserUrl: string): Promise<void> {
  await asSuperuser(superuserUrl, (client) => client.query(`create database ${TEMPLATE}`))
  const url = databaseAt(superuserUrl, TEMPLATE)
  await migrate(url, benchUrls(url))
  await asSuperuser(url, async (client) => {
    await client.query(`
      insert into coin (code, kind, scale, name_en, name_zh, listed_at)
      values ('AURB', 'token', 0, 'AURB', 'AURB', now()), ('tUSD', 'crypto', 6, 'tUSD', 'tUSD', now());
      insert into market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm,
                          listing_price, status, listed_at)
      values ('${PAIR}', 'AURB', 'tUSD', 10000, 1, 1000000, 1000000000000, 1000, 1500, 200000, ${MIDDLE}0000, 'open', now());
      insert into market_reference (market, price, source, since) values ('${PAIR}', ${MIDDLE}0000, 'operators', now());
      insert into transition values ('market', '${PAIR}', 1, null, 'closed', now(), 'bench'),
                                    ('market', '${PAIR}', 2, 'closed', 'open', now(), 'bench')`)
  })
}

export async function cloneTemplate(superuserUrl: string, name: string): Promise<string> {
  await asSuperuser(superuserUrl, (client) => client.query(`create database ${name} template ${TEMPLATE}`))
  return databaseAt(superuserUrl, name)
}

export const dropDatabase = (superuserUrl: string, name: string): Promise<unknown> =>
  asSuperuser(superuserUrl, (client) => client.query(`drop database ${name} with (force)`))

/**
 * Adds verified customers with cash and shares in spot, booked as one adjustment. Returns their ids in a fixed order.
 */
export const addCustomers = (url: string, count: number): Promise<string[]> =>
  asSuperuser(url, async (client) => {
    await client.query(
      `insert into customer (id, email, phone, mobile_check, password_hash, real_name, type, kyc_status, kyc_changed_at, investor_class, status, lang,
                             fiat, terms_version, created_at)
       select md5('customer' || n)::uuid, n || '@bench.example', '+1' || (2000000000 + n), true, '', 'Bench', 'individual', 'approved', now(), 'ri', 'active',
              'en_US', 'USD', '1', now()
         from generate_series(1, $1::int) n`,
      [count],
    )
    await client.query(
      `insert into account (customer_id, kind, purpose, role, coin, may_be_negative)
       select id, 'spot', 'own', 'customer', coin, false from customer, unnest(array['tUSD', 'AURB']) coin
       union all select null, 'house', 'custody', 'external', coin, true from unnest(array['tUSD', 'AURB']) coin`,
    )
    await client.query('begin')
    await fund(client)
    await client.query('commit')
    await client.query('analyze')
    const { rows } = await client.query<{ id: string }>('select id from customer order by email')
    return rows.map((row) => row.id)
  })

async function fund(client: pg.Client): Promise<void> {
  const ask = async <R extends object>({ text, values }: Statement): Promise<R[]> =>
    (await client.query<R>(text, [...values])).rows
  const { rows } = await client.query<{ id: string; coin: string; own: boolean }>(
    `select id, coin, kind = 'spot' as own from account order by id`,
  )
  const customers = BigInt(rows.filter(({ own }) => own).length / 2)
  const postings = rows.map(({ id, coin, own }) => {
    const each = coin === 'tUSD' ? CASH : SHARES
    return { account: { id: BigInt(id), coin }, amount: own ? each : -each * customers, balance: own ? each : null }
  })
  const journals = [{ id: randomUUID(), kind: 'adjustment', refType: 'bench', refId: 'funds', postings } as const]
  const deltas = postings.map(({ account, amount }) => ({ id: account.id, posted: amount, held: 0n }))
  for (const statement of [...moveAccounts(deltas), insertPostings(journals)]) await ask(statement)
  await ask(insertJournals({ actor: 'bench', now: new Date() }, journals))
}
