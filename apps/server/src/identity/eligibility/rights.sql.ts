import type { Actor, Asset, ExchangeRules, unpaused } from '@tessera/domain/identity/eligibility/rules.ts'
import { sql } from 'kysely'
import { isSecured, isStrong } from '#access/customers/factor-guards.sql.ts'
import { depositsOpen, frozenUntil, isIndebted, mayTrade } from '#access/customers/customer-state.sql.ts'
import { maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * The part of an `Actor` that a batch of the trading core and the list of holdings read, without deposits and
 * withdrawals.
 */
export type CoreActor = Omit<Actor, 'deposits' | keyof typeof unpaused | 'indebted'>

/** Columns of a `CoreActor`, of a customer `c` under the settings `g`. */
export const actorColumns = `
  c.status = 'active' and c.parent_active as active, c.kyc_status = 'approved' as approved, ${isSecured} as secured,
  g.enforce_authenticator and ${isStrong} as strong, ${mayTrade} as trades, c.investor_class as "investorClass", c.residence,
  c.nationality, c.risk_test_passed_at is not null as tested,
  array(select r.coin from receivable r where r.customer_id in (c.id, c.parent_id) and r.closed_at is null) as owes`

/** Columns of `ExchangeRules` from the settings `g`. */
export const exchangeColumns = `
  g.enforce_authenticator as authenticator, g.risk_test as "riskTest",
  json_build_object('type', g.restriction_type, 'limited', g.limit_countries, 'allowed', g.allow_countries) as region`

/** Columns of an `Asset` from the product `p` of a coin, if it has one. */
export const assetColumns = `
  p.category, coalesce(p.terms #> '{sale,excludedCountries}', '[]') || coalesce(p.terms #> '{access,limitCountries}', '[]') as excluded,
  coalesce(p.terms #> '{access,allowCountries}', '[]') as allowed,
  trunc(p.max_units * 10::numeric ^ p.decimals) as cap, trunc(10::numeric ^ coalesce(p.decimals, 0)) as unit`

type ActorRow = Actor & ExchangeRules
/** Returns the customer as an actor, and the rules of the exchange. The caller must have locked the customer's row. */
export async function readActor(
  source: Source & Pick<Tx, 'now'>,
  customerId: string,
): Promise<{ actor: Actor; exchange: ExchangeRules }> {
  const { authenticator, riskTest, region, ...actor } = await one(
    source,
    sql<ActorRow>`
      select ${sql.raw(actorColumns)}, ${depositsOpen} as deposits, ${frozenUntil(source.now)} as "pausedUntil",
             ${frozenUntil(source.now, 'transferOut')} as "transfersPausedUntil", ${frozenUntil(source.now, 'p2pSell')} as "salesPausedUntil",
             ${sql.raw(isIndebted)} as indebted, ${sql.raw(exchangeColumns)}
        from customer c, site_setting g where c.id = ${customerId}`,
  )
  return { actor, exchange: { authenticator, riskTest, region } }
}

/** Returns the rules of a coin; undefined for a coin that is not listed. */
export const findAsset = (source: Source, coin: string): Promise<Asset | undefined> =>
  maybeOne(
    source,
    sql<Asset>`select ${sql.raw(assetColumns)} from coin k left join product p on p.symbol = k.code and p.status <> 'draft' where k.code = ${coin}`,
  )

/** Returns the kind of a listed coin. */
export const coinKind = async (source: Source, coin: string): Promise<'crypto' | 'fiat' | 'token'> =>
  (await one(source, sql<{ kind: 'crypto' | 'fiat' | 'token' }>`select kind from coin where code = ${coin}`)).kind

/** Returns the accounts of a person. */
const accountsOfPerson = (person: string): string =>
  `(select f.id from customer f where f.id = ${person} or f.parent_id = ${person})`

/**
 * Returns SQL of the amount of a coin that a person owns outside the spot accounts, in minor units. It is on token
 * accounts, between accounts, or subscribed. A requested withdrawal from spot counts too, because its batch may not be
 * committed yet.
 */
export const ownedOutsideSpot = (person: string, coin: string): string => `
  (select coalesce(sum(a.posted), 0) from account a where a.customer_id in ${accountsOfPerson(person)} and a.coin = ${coin} and a.kind <> 'spot')
  + (select coalesce(sum(t.amount), 0) from transfer t
      where t.customer_id in ${accountsOfPerson(person)} and t.coin = ${coin} and (t.status = 'sent' or t.status = 'requested' and t.source = 'spot'))
  + (select coalesce(sum(coalesce(s.allotted, s.quantity) * trunc(10::numeric ^ offered.decimals)), 0)
       from subscription s join product offered on offered.id = s.product_id
      where s.customer_id = ${person} and offered.symbol = ${coin} and s.status in ('pending', 'approved', 'disburse_failed'))`

/** SQL of the amount of a coin that a person owns and has ordered, in minor units. */
const owned = `
  (select coalesce(sum(a.posted), 0) from account a where a.customer_id in ${accountsOfPerson('w.person')} and a.coin = w.coin and a.kind = 'spot')
  + (select coalesce(sum((o.lots - o.filled_lots) * m.lot), 0) from trading_order o join market m on m.symbol = o.market
      where o.customer_id in ${accountsOfPerson('w.person')} and m.base = w.coin and o.side = 'buy' and o.status in (0, 1, 5, 6))
  + ${ownedOutsideSpot('w.person', 'w.coin')}`

export const readOwned = async (source: Source, customerId: string, coin: string): Promise<bigint> =>
  (
    await one(
      source,
      sql<{ owned: bigint }>`
        select trunc(${sql.raw(owned)}) as owned
          from (select coalesce(c.parent_id, c.id) as person, ${coin}::text as coin from customer c where c.id = ${customerId}) w`,
    )
  ).owned

/**
 * Locks the person whose holding will grow, so that two concurrent acquisitions cannot exceed the cap together. The
 * trading core uses the same lock.
 */
export const lockPerson = (tx: Tx, customerId: string): Promise<unknown> =>
  one(
    tx,
    sql`select 1 from customer where id = (select coalesce(parent_id, id) from customer where id = ${customerId}) for no key update`,
  )
