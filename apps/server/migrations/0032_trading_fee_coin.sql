-- Trading fees that customers pay with the fee coin, which two operators choose in the area `feeCoin` of the settings.

-- An order keeps the fee coin and the discount with which it was accepted. Both are null if its fees are in the coin of its prices.
alter table trading_order
  add column fee_coin text references coin,
  add column fee_discount_ppm int,
  -- The fees that were paid with the fee coin. Those in the coin of its prices are in `fee`.
  add column coin_fee minor not null default 0,
  add constraint trading_order_fee_coin check ((fee_coin is null) = (fee_discount_ppm is null)
    and coalesce(fee_discount_ppm between 0 and 500000, true) and (fee_coin is not null or coin_fee = 0));
grant update (coin_fee) on trading_order to tessera_app;

create table coin_fee (
  market text not null,
  -- The number of the fill among the trades of its market.
  seq bigint not null,
  -- The side that pays it.
  is_maker boolean not null,
  order_id uuid not null,
  -- The fee that it replaces, in the coin of the price, and what was paid with the fee coin.
  fee minor not null check (fee > 0),
  amount minor not null check (amount > 0),
  -- The prices of the fee coin and of the coin of the fee in one currency, at scale 10.
  coin_price minor not null check (coin_price > 0),
  quote_price minor not null check (quote_price > 0),
  -- One journal pays all fees of an order in a batch.
  journal_id uuid not null,
  at timestamptz not null,
  primary key (market, seq, is_maker)
);
comment on table coin_fee is
  'A fee of a fill that was paid with the fee coin. That side of the fill has a fee of zero. The prices are recorded so that the replay '
  'computes the same amount.';
create index coin_fee_order on coin_fee (order_id);
create index coin_fee_at on coin_fee (at);
grant select, insert on coin_fee to tessera_app;

-- In place of foreign keys, once per statement and by key: each fee replaces that of a fill of its order, and its journal
-- takes the sum from the customer.
create function coin_fee_settles() returns trigger language plpgsql set enable_seqscan to 'off' as $$
begin
  if exists (select 1 from added c
               left join lateral (select maker_order, taker_order, maker_fee, taker_fee from fill where market = c.market and seq = c.seq offset 0) f on true
               left join lateral (select fee_coin from trading_order where id = c.order_id offset 0) o on true
              where (o.fee_coin is not null and c.order_id = case when c.is_maker then f.maker_order else f.taker_order end
                     and case when c.is_maker then f.maker_fee else f.taker_fee end = 0) is not true) then
    raise exception 'a fee in the fee coin must replace the fee of a fill whose order has a fee coin' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from (select journal_id, order_id, sum(amount::numeric) as amount from added group by 1, 2) c
               left join lateral (select customer_id, fee_coin from trading_order where id = c.order_id offset 0) o on true
              where (select count(*) from posting p
                      cross join lateral (select kind, role, customer_id from account where id = p.account_id offset 0) a
                      where p.journal_id = c.journal_id and p.coin = o.fee_coin
                        and (a.kind = 'spot' and a.customer_id = o.customer_id and p.amount = -c.amount or a.role = 'fee' and p.amount = c.amount)) <> 2) then
    raise exception 'the journal of fees in the fee coin must take their sum from the customer' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger coin_fee_settles after insert on coin_fee
  referencing new table as added
  for each statement execute function coin_fee_settles();

-- The fees of a fill by the rates of its orders. A fee that was paid with the fee coin is shown as the fee that it replaces.
create or replace view audit.fill as
  select f.id::text as fill_id, f.market, f.seq, f.maker_order::text as maker_order, f.taker_order::text as taker_order, f.price::numeric as price,
         f.quantity::numeric as qty, f.value::numeric as quote_amount, f.maker_fee::numeric + coalesce(m.fee::numeric, 0) as maker_fee,
         f.taker_fee::numeric + coalesce(t.fee::numeric, 0) as taker_fee, f.journal_id::text as journal_id, f.auction
    from fill f
    left join coin_fee m on m.market = f.market and m.seq = f.seq and m.is_maker
    left join coin_fee t on t.market = f.market and t.seq = f.seq and not t.is_maker;

create view audit.coin_fee as
  select f.id::text as fill_id, c.is_maker, c.order_id::text as order_id, o.customer_id::text as user_id, o.fee_coin as currency, k.scale as coin_scale,
         q.scale as quote_scale, o.fee_discount_ppm as discount_ppm, c.fee::numeric as fee, c.amount::numeric as amount,
         case when c.is_maker then f.maker_fee else f.taker_fee end::numeric as quote_fee,
         c.coin_price::numeric as coin_price, c.quote_price::numeric as quote_price, c.journal_id::text as journal_id
    from coin_fee c join fill f on f.market = c.market and f.seq = c.seq join trading_order o on o.id = c.order_id
    join market m on m.symbol = c.market join coin q on q.code = m.quote left join coin k on k.code = o.fee_coin;
grant select on audit.coin_fee to audit_ro;

create or replace view audit.order_fee as
  select id::text as order_id, maker_fee_ppm as fee_ppm_maker, taker_fee_ppm as fee_ppm_taker, coin_fee::numeric as coin_fee from trading_order;
