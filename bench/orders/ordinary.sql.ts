import pg from 'pg'
import { auditOrdinary } from './audit.sql.ts'
import type { Design } from './contestant.ts'
import { asSuperuser } from '../../world/src/superuser.ts'
import { statementsOf } from './statements.sql.ts'
import type { PlaceOrder } from './submit.ts'
import { holdOf } from './generated-orders.ts'

/**
 * The ordinary design: each order in its own transaction, with locks on the pair and on the rows it changes. Double
 * entry, holds, fees and price-time priority are as ours. It has no hash chain, step history, outbox or checks of
 * rights, which makes it faster.
 */
const tables = `
  create schema ordinary;
  create table ordinary.pair (symbol text primary key, fills bigint not null);
  insert into ordinary.pair values ('AURB-tUSD', 0);
  create table ordinary.account (id bigint primary key, customer uuid, coin text not null, opening numeric not null,
    posted numeric not null, held numeric not null default 0 check (posted >= held), unique (customer, coin));
  create table ordinary.orders (id bigint generated always as identity primary key, customer uuid not null,
    client_order_id text not null, account bigint not null references ordinary.account, side text not null, ticks bigint not null,
    lots bigint not null, filled bigint not null default 0 check (filled <= lots), held numeric not null, open boolean not null,
    placed_at timestamptz not null, unique (customer, client_order_id));
  create index on ordinary.orders (side, ticks, id) where open;
  create table ordinary.fill (seq bigint primary key, maker bigint not null references ordinary.orders,
    taker bigint not null references ordinary.orders, ticks bigint not null, lots bigint not null, at timestamptz not null);
  create index on ordinary.fill (maker);
  create index on ordinary.fill (taker);
  create table ordinary.posting (id bigint generated always as identity primary key, journal bigint not null,
    account bigint not null references ordinary.account, coin text not null, amount numeric not null);
  create index on ordinary.posting (account);
  insert into ordinary.account (id, customer, coin, opening, posted)
    select id, customer_id, coin, posted, posted from account where kind = 'spot';
  insert into ordinary.account values (0, null, 'tUSD', 0, 0);
  analyze ordinary.account;`

const oneCall = `
  create function ordinary.fee(cash numeric, ppm numeric) returns numeric language sql immutable as 'select ceil(cash * ppm / 1000000)';
  create function ordinary.place(who uuid, client text, way text, want bigint, size bigint, hold numeric) returns bigint language plpgsql as $$
  declare
    mine ordinary.orders; other ordinary.orders; number bigint; bid ordinary.orders; ask ordinary.orders;
    left_over bigint := size; traded bigint; cash numeric; buyer_fee numeric; seller_fee numeric; fund bigint;
  begin
    select fills into number from ordinary.pair where symbol = 'AURB-tUSD' for update;
    update ordinary.account set held = held + hold
     where customer = who and coin = case way when 'buy' then 'tUSD' else 'AURB' end and posted - held >= hold returning id into fund;
    if fund is null then raise exception 'not enough'; end if;
    insert into ordinary.orders (customer, client_order_id, account, side, ticks, lots, held, open, placed_at)
    values (who, client, fund, way, want, size, hold, true, now()) returning * into mine;
    loop
      exit when left_over = 0;
      if way = 'buy' then
        select * into other from ordinary.orders where open and side = 'sell' and ticks <= want order by ticks, id limit 1 for update;
      else
        select * into other from ordinary.orders where open and side = 'buy' and ticks >= want order by ticks desc, id limit 1 for update;
      end if;
      exit when not found;
      exit when other.customer = who;
      traded := least(left_over, other.lots - other.filled);
      number := number + 1;
      left_over := left_over - traded;
      if way = 'buy' then bid := mine; ask := other; else bid := other; ask := mine; end if;
      cash := other.ticks * traded * 10000;
      buyer_fee := ordinary.fee(cash, case way when 'buy' then 1500 else 1000 end);
      seller_fee := ordinary.fee(cash, case way when 'buy' then 1000 else 1500 end);
      insert into ordinary.fill values (number, other.id, mine.id, other.ticks, traded, now());
      insert into ordinary.posting (journal, account, coin, amount)
      select number, a.id, a.coin, case a.coin when 'tUSD' then case a.customer when bid.customer then -cash - buyer_fee else cash - seller_fee end
                                               else case a.customer when bid.customer then traded else -traded end end
        from ordinary.account a where a.customer in (bid.customer, ask.customer)
      union all select number, 0, 'tUSD', buyer_fee + seller_fee;
      update ordinary.account set posted = posted - cash - buyer_fee, held = held - cash - buyer_fee where customer = bid.customer and coin = 'tUSD';
      update ordinary.account set posted = posted + cash - seller_fee where customer = ask.customer and coin = 'tUSD';
      update ordinary.account set posted = posted - traded, held = held - traded where customer = ask.customer and coin = 'AURB';
      update ordinary.account set posted = posted + traded where customer = bid.customer and coin = 'AURB';
      update ordinary.account set posted = posted + buyer_fee + seller_fee where id = 0;
      update ordinary.orders set filled = filled + traded, open = filled + traded < lots,
             held = held - case side when 'buy' then cash + buyer_fee else traded end
       where id in (mine.id, other.id);
      update ordinary.account a set held = a.held - o.held from ordinary.orders o
       where o.id in (mine.id, other.id) and o.filled = o.lots and o.held > 0 and a.id = o.account;
      update ordinary.orders set held = 0 where id in (mine.id, other.id) and filled = lots;
    end loop;
    if left_over > 0 and found and other.customer = who then
      update ordinary.account a set held = a.held - o.held from ordinary.orders o where o.id = mine.id and a.id = o.account;
      update ordinary.orders set held = 0, open = false where id = mine.id;
    end if;
    update ordinary.pair set fills = number where symbol = 'AURB-tUSD';
    return mine.id;
  end $$;`

const CONNECTIONS = 64

export async function openOrdinary(url: string, kind: 'one call' | 'statements'): Promise<Design> {
  await asSuperuser(url, (client) => client.query(tables + oneCall))
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  pool.on('error', () => undefined)
  const place = kind === 'one call' ? callOf(pool) : statementsOf(pool)
  return { place, audit: () => auditOrdinary(url), close: () => pool.end() }
}

const callOf =
  (pool: pg.Pool): PlaceOrder =>
  async ({ customer, clientOrderId, side, ticks, lots }) => {
    const values = [customer, clientOrderId, side, ticks, lots, String(holdOf(side, ticks, lots))]
    await pool.query({ name: 'place', text: 'select ordinary.place($1, $2, $3, $4, $5, $6)', values })
  }
