-- why: one fill moved the price band, so that two accounts walked a market's price anywhere (issue 34, decision 0055). The reference price is
-- computed from what unconnected people traded, from valuations, or set by two operators; the trading core reads it with each batch.

-- Counts each change of status. The core changes it too: a batch that read an older count does not overrule it.
alter table market add column moves bigint not null default 0;
-- Why orders are collected or trading stopped: decided by staff, or by the price rules.
alter table market add column moved_by text not null default 'staff' check (moved_by in ('staff', 'volatility'));

-- The current reference of each market. Without a row the market trades by auction only.
create table market_reference (
  market text primary key references market,
  price minor not null check (price > 0),
  source text not null check (source in ('auction', 'days', 'valuation', 'operators')),
  since timestamptz not null
);
-- Each change of it, `price` null when none was left.
create table reference_change (
  id bigint generated always as identity primary key,
  market text not null references market,
  price minor check (price > 0),
  source text check (source in ('auction', 'days', 'valuation', 'operators')),
  at timestamptz not null,
  check ((price is null) = (source is null))
);
create index reference_change_market on reference_change (market, at desc);
comment on table reference_change is 'append-only: what the reference price was from when on';

-- Prices that two operators set, whose reason is in their approval; the price null withdraws what they set before.
create table reference_set (
  id bigint generated always as identity primary key,
  market text not null references market,
  price minor check (price > 0),
  at timestamptz not null
);
create index reference_set_market on reference_set (market, at desc);
comment on table reference_set is 'append-only: prices that two operators set';
-- Listing a market was a decision of two people that named its price.
insert into reference_set (market, price, at) select symbol, listing_price, listed_at from market;
insert into reference_change (market, price, source, at) select symbol, listing_price, 'operators', listed_at from market;
insert into market_reference (market, price, source, since) select symbol, listing_price, 'operators', listed_at from market;

-- Trades between unconnected people on a whole UTC day: computed once, after the day.
create table market_day (
  market text not null references market,
  day date not null,
  -- Null on a day without a trade.
  price minor check (price > 0),
  value minor not null,
  pairs int not null check (pairs >= 0),
  primary key (market, day),
  check ((price is null) = (pairs = 0))
);
comment on table market_day is 'kept: sums of fill, which can be computed again';

-- The least value of the price rules in quote, by the rate of the moment: no row without an agreed rate.
create table least_value (
  quote text primary key references coin,
  value minor not null check (value > 0),
  at timestamptz not null
);

-- A trade between connected people moves no price.
alter table fill add column connected boolean not null default false;
alter table fill alter column connected drop default;
create or replace view single_trade as
  select market, at, seq as first_seq, seq as last_seq, price as open, price as high, price as low, price as close, quantity, value,
         (case when taker_side = 'buy' then quantity else 0 end)::minor as bought_quantity,
         (case when taker_side = 'buy' then value else 0 end)::minor as bought_value, 1::bigint as trades
    from fill where not connected;

-- Where the price rules cut an order short, in the common count: of a taker how far it could trade and what followed; of an order that
-- was met and may not execute only that it was. What decides orders again reads these in place of prices, people and freezes.
create table order_cut (
  number bigint primary key,
  order_id uuid not null references otc_order,
  market text not null references market,
  person_id uuid not null,
  reach_ticks bigint not null check (reach_ticks >= 0),
  outcome text not null check (outcome in ('met', 'band', 'collar', 'fok', 'auction', 'halt')),
  -- The rest of the order joined the auction that it started.
  rests boolean not null,
  at timestamptz not null
);
create index order_cut_start on order_cut (at) where outcome in ('auction', 'halt');
comment on table order_cut is 'append-only: where the price rules cut an order short';

-- A turn that an order caused follows from that order.
alter table book_turn add column order_id uuid references otc_order;

create or replace function is_sound(o otc_order) returns boolean language plpgsql immutable as $$
begin
  return
    -- What is asked for.
    o.side in ('buy', 'sell') and o.type in ('limit', 'market', 'stop_limit') and o.flag in ('gtc', 'ioc', 'fok', 'post_only')
    and length(o.client_order_id) between 1 and 100
    and o.ticks > 0 and o.lots > 0 and o.price > 0 and o.quantity > 0 and (o.type <> 'market' or o.flag = 'ioc')
    and (o.type = 'stop_limit') = (o.stop_ticks is not null) and coalesce(o.stop_ticks > 0, true)
    and (o.until is null or o.type <> 'market' and o.flag in ('gtc', 'post_only') and o.until > o.placed_at)
    and (o.cash_quantity is null or o.type = 'market' and o.cash_quantity > 0 and o.filled_value <= o.cash_quantity)
    -- How far it has come.
    and o.steps > 0 and o.filled_lots between 0 and o.lots and (o.status = 3) = (o.filled_lots = o.lots)
    and (o.status <> 0 or o.filled_lots = 0) and (o.status <> 1 or o.filled_lots between 1 and o.lots - 1)
    and (o.status in (3, 4)) = (o.closed_at is not null)
    -- What it holds: to the end no more than at first, then all of it is spent or free.
    and o.hold_amount > 0 and o.hold_captured + o.hold_released <= o.hold_amount
    and (o.closed_at is null or o.hold_captured + o.hold_released = o.hold_amount)
    -- A stop that was reached.
    and (o.entered_number is null) = (o.triggered_at is null)
    and (o.entered_number is null or o.stop_ticks is not null and o.entered_number > o.number)
    and (o.stop_ticks is null or o.entered_number is not null or o.filled_lots = 0)
    -- A cancel; one from outside has a number of the count, one of the price rules where the order was met or its account frozen.
    and (o.status = 4) = (o.cancel_cause is not null)
    and (o.cancel_cause is null
         or o.cancel_cause in ('asked', 'expired', 'barred', 'abnormal') and o.canceled_number is not null
         or o.cancel_cause in ('ioc', 'fok', 'post_only', 'market', 'self_trade', 'band') and o.canceled_number is null
         or o.cancel_cause = 'collar')
    and (o.canceled_number is null or o.cancel_cause is not null and o.canceled_number > o.number)
    -- What was set aside.
    and (o.suspected_number is null) = (o.suspect_cause is null)
    and (o.suspect_cause is null or o.suspect_cause in ('hold', 'book') and o.suspected_number > o.number)
    and (o.suspected_number is not null or o.status <> 6 and o.end_agreed_at is null);
end $$;

-- Things that customers may share, which make them connected. `written` lets a reader ask for rows that were committed since it last looked.
create table tie (
  customer_id uuid not null references customer,
  kind text not null check (kind in ('owner', 'bank', 'address', 'device', 'ip')),
  shared text not null check (shared <> ''),
  at timestamptz not null,
  written xid8 not null default pg_current_xact_id(),
  primary key (customer_id, kind, shared)
);
create index tie_written on tie (written);
comment on table tie is 'deleted with the data of a closed account';

create function note_tie(customer uuid, of_kind text, what text, seen timestamptz) returns void language sql as $$
  insert into tie (customer_id, kind, shared, at) select customer, of_kind, what, seen where what <> ''
  on conflict (customer_id, kind, shared) do update set at = excluded.at, written = pg_current_xact_id() where tie.at < excluded.at
$$;
create function session_ties() returns trigger language plpgsql as $$
begin
  perform note_tie(new.customer_id, 'ip', new.ip, new.seen_at), note_tie(new.customer_id, 'device', new.device_id, new.seen_at);
  return null;
end $$;
create trigger session_ties after insert on session for each row execute function session_ties();
-- Once an hour of use, not at each request.
create trigger session_ties_seen after update of seen_at on session for each row
  when (date_trunc('hour', new.seen_at, 'UTC') <> date_trunc('hour', old.seen_at, 'UTC')) execute function session_ties();
create function address_ties() returns trigger language plpgsql as $$
begin
  perform note_tie(new.customer_id, 'address', new.chain || ' ' || new.address, new.added_at);
  return null;
end $$;
create trigger address_ties after insert on address_book for each row execute function address_ties();

-- A person by the hash of their document, and people who own a quarter or more of a company; the app adds the hash that a person's own
-- account has.
create function kyc_ties() returns trigger language plpgsql as $$
begin
  perform note_tie((select customer_id from kyc_case where id = new.case_id), 'owner', new.document_number_hash, new.at);
  return null;
end $$;
create trigger kyc_ties after insert on kyc_version for each row execute function kyc_ties();
create function company_person_ties() returns trigger language plpgsql as $$
begin
  if new.share >= 2500 then
    perform note_tie(a.customer_id, 'owner', new.id_number_hash, new.added_at)
       from company_application a where a.id = new.application_id;
  end if;
  return null;
end $$;
create trigger company_person_ties after insert or update on company_person for each row execute function company_person_ties();

insert into tie (customer_id, kind, shared, at)
  select customer_id, 'ip', ip, max(seen_at) from session where ip <> '' group by 1, 3
  union all select customer_id, 'device', device_id, max(seen_at) from session where device_id <> '' group by 1, 3
  union all select customer_id, 'address', chain || ' ' || address, max(added_at) from address_book group by 1, 3
  union all select k.customer_id, 'owner', v.document_number_hash, max(v.at) from kyc_version v join kyc_case k on k.id = v.case_id group by 1, 3
  union all select a.customer_id, 'owner', p.id_number_hash, max(p.added_at) from company_person p join company_application a on a.id = p.application_id
             where p.share >= 2500 and p.id_number_hash is not null group by 1, 3;

-- A batch asks for the freezes that were committed since the last one.
alter table account_freeze add column written xid8 not null default pg_current_xact_id();
create index account_freeze_written on account_freeze (written);
create or replace function freeze_written() returns trigger language plpgsql as $$
begin
  new.written := pg_current_xact_id();
  return new;
end $$;
create trigger freeze_written before update on account_freeze for each row execute function freeze_written();
