-- Markets, orders, fills and the trading core. Prices are minor quote units for one whole base unit.

create table market (
  symbol text primary key,
  base text not null references coin,
  quote text not null references coin,
  tick minor not null check (tick > 0),
  lot minor not null check (lot > 0),
  min_value minor not null check (min_value > 0),
  max_value minor not null,
  maker_fee_ppm int not null check (maker_fee_ppm between 0 and 100000),
  taker_fee_ppm int not null check (taker_fee_ppm between 0 and 100000),
  band_ppm int not null check (band_ppm between 1 and 1000000),
  -- The centre of the band until the first trade.
  listing_price minor not null,
  status text not null check (status in ('closed', 'open', 'cancel_only', 'halted', 'auction')),
  -- Orders are collected at least until this time, which is public; the auction ends within half a minute after it.
  auction_until timestamptz,
  auction_ends_at timestamptz,
  listed_at timestamptz not null,
  -- Number of status changes. The core changes it too: a batch that read an older number does not overwrite the newer
  -- status.
  moves bigint not null default 0,
  -- The origin of an auction or halt: staff, or the price rules.
  moved_by text not null default 'staff' check (moved_by in ('staff', 'volatility')),
  constraint market_auction_has_times
    check ((status = 'auction') = (auction_until is not null) and (status = 'auction') = (auction_ends_at is not null)),
  constraint market_auction_ends_soon
    check (auction_ends_at between auction_until and auction_until + interval '30 seconds'),
  constraint market_symbol_of_pair check (symbol = base || '-' || quote),
  constraint market_listing_price_on_tick check (listing_price > 0 and listing_price % tick = 0),
  constraint market_of_two_coins check (base <> quote),
  constraint market_value_limits check (max_value >= min_value)
);
comment on table market is 'A trading pair.';
grant select, insert, update, delete on market to tessera_app;

-- A fill costs a whole number of minor quote units, so that only fees are rounded.
create function market_divides() returns trigger language plpgsql as $$
begin
  if mod(new.tick * new.lot, 10 ^ (select scale from coin where code = new.base)::numeric) <> 0 then
    raise exception 'in market % a lot at a price of one tick must cost a whole number of minor units', new.symbol using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger market_divides before insert or update on market for each row execute function market_divides();

-- The trading core writes a batch set by set, so one trigger per statement checks the references of orders and fills.
-- Foreign keys look up each row; with them a batch of orders takes 1.5 times as long (`npm run bench -- references`).
create table trading_order (
  id uuid primary key,
  -- The time in price-time priority, counted over all pairs. Cancels and triggered stops take numbers of the same
  -- count, so that decisions can be replayed in their order.
  number bigint not null unique,
  canceled_number bigint,
  customer_id uuid not null,
  -- The person of the account: the owner for a sub-account. Orders of one person never trade with each other.
  person_id uuid not null,
  -- The account of the hold, and the amounts of the hold.
  account_id bigint not null,
  market text not null,
  side text not null,
  type text not null,
  flag text not null,
  until timestamptz,
  -- For a market order: the worst price at which it may trade, by protection and band at its acceptance.
  ticks bigint not null,
  stop_ticks bigint,
  lots bigint not null,
  price minor not null,
  quantity minor not null,
  -- The money that a market order spends or earns at most, in place of a quantity.
  cash_quantity minor,
  filled_lots bigint not null default 0,
  filled_value minor not null default 0,
  fee minor not null default 0,
  hold_amount minor not null,
  hold_captured minor not null default 0,
  hold_released minor not null default 0,
  maker_fee_ppm int not null,
  taker_fee_ppm int not null,
  status smallint not null check (status in (0, 1, 3, 4, 5, 6)),
  cancel_cause text,
  -- An order that the trading core cannot continue is set aside: it does not trade, and its hold remains until two people
  -- end it.
  suspected_number bigint,
  suspect_cause text,
  end_agreed_at timestamptz,
  -- The number of its last transition.
  steps int not null,
  -- A triggered stop takes its place in the queue as a new order.
  entered_number bigint,
  triggered_at timestamptz,
  client_order_id text not null,
  placed_at timestamptz not null,
  closed_at timestamptz,
  unique (customer_id, client_order_id)
);
comment on table trading_order is 'An order. Its hold is in its own columns.';
create index trading_order_abnormal on trading_order (suspected_number) where status = 6;
create unique index trading_order_canceled on trading_order (canceled_number) where canceled_number is not null;
-- Binance's clients reuse a client order id once its order has ended. Ids stay unique here (I21): the later order is
-- stored as `name#number`, with the number of the order before. This index finds the newest order of an id.
create index trading_order_client_id_again on trading_order (customer_id, split_part(client_order_id, '#', 1), number)
  where position('#' in (client_order_id)) > 0;
create index trading_order_customer on trading_order (customer_id, number desc);
-- Open orders of a customer are read each time the trade screen opens. Without this index, reading them would grow with
-- the history.
create index trading_order_customer_open on trading_order (customer_id, number desc) where status in (0, 1, 5, 6);
create unique index trading_order_entered on trading_order (entered_number) where entered_number is not null;
create index trading_order_open on trading_order (market, number) where status in (0, 1, 5, 6);
create unique index trading_order_suspected on trading_order (suspected_number) where suspected_number is not null;
grant select, insert on trading_order to tessera_app;
-- The terms of an order never change.
grant update (filled_lots, filled_value, fee, status, steps, cancel_cause, canceled_number, entered_number, suspected_number, suspect_cause,
  triggered_at, closed_at, end_agreed_at, hold_captured, hold_released) on trading_order to tessera_app;

create function is_sound(o trading_order) returns boolean language plpgsql immutable as $$
begin
  return
    -- Terms.
    o.side in ('buy', 'sell') and o.type in ('limit', 'market', 'stop_limit') and o.flag in ('gtc', 'ioc', 'fok', 'post_only')
    and length(o.client_order_id) between 1 and 100
    and o.ticks > 0 and o.lots > 0 and o.price > 0 and o.quantity > 0 and (o.type <> 'market' or o.flag = 'ioc')
    and (o.type = 'stop_limit') = (o.stop_ticks is not null) and coalesce(o.stop_ticks > 0, true)
    and (o.until is null or o.type <> 'market' and o.flag in ('gtc', 'post_only') and o.until > o.placed_at)
    and (o.cash_quantity is null or o.type = 'market' and o.cash_quantity > 0 and o.filled_value <= o.cash_quantity)
    -- Progress.
    and o.steps > 0 and o.filled_lots between 0 and o.lots and (o.status = 3) = (o.filled_lots = o.lots)
    and (o.status <> 0 or o.filled_lots = 0) and (o.status <> 1 or o.filled_lots between 1 and o.lots - 1)
    and (o.status in (3, 4)) = (o.closed_at is not null)
    -- Hold: never more than at first; at the end all of it is spent or free.
    and o.hold_amount > 0 and o.hold_captured + o.hold_released <= o.hold_amount
    and (o.closed_at is null or o.hold_captured + o.hold_released = o.hold_amount)
    -- Triggered stop.
    and (o.entered_number is null) = (o.triggered_at is null)
    and (o.entered_number is null or o.stop_ticks is not null and o.entered_number > o.number)
    and (o.stop_ticks is null or o.entered_number is not null or o.filled_lots = 0)
    -- Cancel. One from outside has a number of the count; so has one of the price rules, if the order was met or its account frozen.
    and (o.status = 4) = (o.cancel_cause is not null)
    and (o.cancel_cause is null
         or o.cancel_cause in ('requested', 'expired', 'barred', 'receivable', 'class', 'country', 'test', 'abnormal') and o.canceled_number is not null
         or o.cancel_cause in ('ioc', 'fok', 'post_only', 'market', 'self_trade') and o.canceled_number is null
         or o.cancel_cause in ('collar', 'band'))
    and (o.canceled_number is null or o.cancel_cause is not null and o.canceled_number > o.number)
    -- Set aside.
    and (o.suspected_number is null) = (o.suspect_cause is null)
    and (o.suspect_cause is null or o.suspect_cause in ('hold', 'book') and o.suspected_number > o.number)
    and (o.suspected_number is not null or o.status <> 6 and o.end_agreed_at is null);
end $$;
alter table trading_order add constraint trading_order_sound check (is_sound(trading_order));

-- In place of foreign keys, once per statement and by key: market, customer and holding account of new orders exist and
-- belong together.
create function trading_order_refers() returns trigger language plpgsql set enable_seqscan to 'off' as $$
begin
  if exists (select 1 from added o
              where (select a.kind = 'spot' and a.customer_id = o.customer_id
                        and a.coin = (select case o.side when 'buy' then m.quote else m.base end from market m where m.symbol = o.market)
                       from account a where a.id = o.account_id) is not true) then
    raise exception 'an order must name an existing market and the spot account of its customer that holds the coin it pays' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from added o where o.person_id <> o.customer_id and (select c.id from customer c where c.id = o.person_id) is null) then
    raise exception 'the person of an order must be an existing customer' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger trading_order_refers after insert on trading_order
  referencing new table as added
  for each statement execute function trading_order_refers();

create table fill (
  id uuid primary key,
  market text not null,
  -- The number among the trades of its market.
  seq bigint not null,
  maker_order uuid not null,
  taker_order uuid not null,
  taker_side text not null,
  -- True if it traded at the price of an auction, not at its maker's.
  auction boolean not null,
  -- A trade between connected people changes no price.
  connected boolean not null,
  price minor not null,
  quantity minor not null,
  value minor not null,
  maker_fee minor not null,
  taker_fee minor not null,
  -- The id of its journal.
  journal_id uuid not null,
  journal_seq bigint not null,
  prev_hash bytea not null,
  hash bytea not null,
  at timestamptz not null,
  -- The step that each order takes by this fill, and its status after it.
  maker_step int not null,
  maker_status smallint not null,
  taker_step int not null,
  taker_status smallint not null,
  -- Number of its quote postings among the entries of accounts. Its base postings take the next one, so postings count in steps
  -- of two.
  posting_id bigint not null default nextval('posting_id_seq'),
  -- The accounts of its postings, and the balances of the customers' accounts after it.
  buyer_quote bigint not null,
  seller_quote bigint not null,
  fees bigint not null,
  seller_base bigint not null,
  buyer_base bigint not null,
  buyer_quote_balance minor not null,
  seller_quote_balance minor not null,
  seller_base_balance minor not null,
  buyer_base_balance minor not null,
  unique (market, seq)
);
comment on table fill is
  'A trade of two orders. It is its own journal of five postings (decision 0033): one row in place of seven with '
  'eighteen index entries.';
create index fill_buyer_base on fill (buyer_base, (posting_id + 1));
create index fill_buyer_quote on fill (buyer_quote, posting_id);
create unique index fill_journal_seq on fill (journal_seq);
create index fill_maker on fill (maker_order);
create index fill_seller_base on fill (seller_base, (posting_id + 1));
create index fill_seller_quote on fill (seller_quote, posting_id);
create index fill_taker on fill (taker_order);
create index fill_tape on fill (market, at);
grant select, insert on fill to tessera_app;

create function is_sound(f fill) returns boolean language plpgsql immutable as $$
begin
  return f.maker_order <> f.taker_order and f.taker_side in ('buy', 'sell') and f.price > 0 and f.quantity > 0 and f.value > 0
     and f.maker_step > 1 and f.maker_status in (1, 3) and f.taker_step > 1 and f.taker_status in (1, 3)
     and length(f.prev_hash) = 32 and length(f.hash) = 32;
end $$;
alter table fill add constraint fill_sound check (is_sound(fill));

-- In place of foreign keys, once per statement and by key: both orders exist, the postings are on their accounts, and the
-- balances follow from the ones before. The postings balance by construction.
create function fill_settles() returns trigger language plpgsql set enable_seqscan to 'off' as $$
begin
  -- Look-ups by key, one by one. The holding account of an order was checked with the order.
  if exists (select 1 from added f
               left join lateral (select base, quote from market where symbol = f.market offset 0) m on true
              cross join lateral (values ('buy', case f.taker_side when 'buy' then f.taker_order else f.maker_order end, f.buyer_quote, f.buyer_base, m.base),
                                         ('sell', case f.taker_side when 'buy' then f.maker_order else f.taker_order end, f.seller_base, f.seller_quote, m.quote))
                                 s(side, order_id, pays, gets, coin)
               left join lateral (select market, side, customer_id, account_id from trading_order where id = s.order_id offset 0) o on true
               left join lateral (select kind, customer_id, coin from account where id = s.gets offset 0) a on true
              where (o.market = f.market and o.side = s.side and o.account_id = s.pays
                     and a.kind = 'spot' and a.customer_id = o.customer_id and a.coin = s.coin) is not true) then
    raise exception 'a fill must name two existing orders of its market, and the spot accounts of their customers' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from (select distinct market, fees from added) f
              where (select a.kind = 'house' and a.role = 'fee' and a.coin = m.quote
                       from account a, market m where a.id = f.fees and m.symbol = f.market) is not true) then
    raise exception 'the fees of a fill must go to the fee account of the market''s quote coin' using errcode = 'foreign_key_violation';
  end if;
  -- Each balance follows from the one before; the last equals the account's.
  if exists (select 1 from (select l.account, l.balance, l.amount, lag(l.balance) over story as before, lead(l.account) over story is null as is_last
                              from added f
                             cross join lateral (select case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end as buyer,
                                                        case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end as seller) fee
                             cross join lateral (values (f.buyer_quote, -f.value - fee.buyer, f.buyer_quote_balance),
                                                        (f.seller_quote, f.value - fee.seller, f.seller_quote_balance),
                                                        (f.seller_base, -f.quantity::numeric, f.seller_base_balance),
                                                        (f.buyer_base, f.quantity::numeric, f.buyer_base_balance)) l(account, amount, balance)
                            window story as (partition by l.account order by f.posting_id)) l
              where l.before + l.amount <> l.balance
                 or l.is_last and l.balance is distinct from (select posted from account where id = l.account)) then
    raise exception 'a fill must store the balance of each account after it' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger fill_settles after insert on fill
  referencing new table as added
  for each statement execute function fill_settles();

create table trading_lease (
  id int primary key check (id = 1),
  holder text not null,
  fence bigint not null,
  -- The leadership of the last batch.
  last_fence bigint not null default 0,
  renewed_at timestamptz not null,
  -- Number of committed batches. After a lost answer it shows if the batch was committed.
  batches bigint not null default 0
);
comment on table trading_lease is
  'The one leader that may write orders and spot accounts. A batch holds this row shared, so a newer fence cannot '
  'be overtaken.';
grant select, insert, update, delete on trading_lease to tessera_app;

insert into trading_lease (id, holder, fence, renewed_at) values (1, '', 0, 'epoch');

create table book_turn (
  number bigint primary key,
  market text not null references market,
  phase text not null check (phase in ('open', 'auction', 'cancel_only', 'halted')),
  -- The order that caused it.
  order_id uuid references trading_order,
  -- The reference of the auction, and its result. `lots` is 0 if nothing crossed.
  reference_ticks bigint not null check (reference_ticks > 0),
  ticks bigint check (ticks > 0),
  lots bigint not null check (lots >= 0),
  imbalance bigint not null,
  at timestamptz not null,
  constraint book_turn_price_of_lots check ((ticks is null) = (lots = 0)),
  constraint book_turn_trades_at_opening check (lots = 0 or phase = 'open')
);
comment on table book_turn is
  'Each phase change of a book, in the common count of orders. Opening trades the collected orders.';
create index book_turn_market on book_turn (market, number desc);
grant select, insert on book_turn to tessera_app;

create table order_cut (
  number bigint primary key,
  order_id uuid not null references trading_order,
  market text not null references market,
  -- No foreign key, for the same reason as in trading_order.
  person_id uuid not null,
  -- The price in ticks up to which a taker could trade. 0 for an order that was met and may not execute.
  reach_ticks bigint not null check (reach_ticks >= 0),
  outcome text not null check (outcome in ('met', 'band', 'collar', 'fok', 'auction', 'halt')),
  -- True if the rest of the order joined the auction that it started.
  rests boolean not null,
  at timestamptz not null
);
comment on table order_cut is
  'Cuts of orders by the price rules, in the common count of orders. A replay reads these in place of '
  'prices, people and freezes.';
create index order_cut_start on order_cut (at) where outcome in ('auction', 'halt');
grant select, insert on order_cut to tessera_app;

create table listen_key (
  id uuid primary key,
  token_hash text not null unique,
  api_key_id uuid not null references api_key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table listen_key is
  'Opens a user''s stream of the Binance interface by its address alone: for an hour at a time, never longer than '
  'the API key.';
create index listen_key_api_key on listen_key (api_key_id);
create index listen_key_expires on listen_key (expires_at);
grant select, insert, update, delete on listen_key to tessera_app;

-- The history of an account: its postings and those of fills, in one count. No part has a condition or join, so that
-- a page reads the end of each by its index.
create view entry as
  select id, account_id, amount::numeric as amount, balance::numeric as balance, journal_id, null::uuid as fill_id, null::timestamptz as filled_at from posting
  union all
  select posting_id, buyer_quote, -value::numeric - case taker_side when 'buy' then taker_fee else maker_fee end, buyer_quote_balance::numeric,
         null, id, at from fill
  union all
  select posting_id, seller_quote, value::numeric - case taker_side when 'buy' then maker_fee else taker_fee end, seller_quote_balance::numeric,
         null, id, at from fill
  union all
  select posting_id + 1, seller_base, -quantity::numeric, seller_base_balance::numeric, null, id, at from fill
  union all
  select posting_id + 1, buyer_base, quantity::numeric, buyer_base_balance::numeric, null, id, at from fill;
grant select on entry to tessera_app;
comment on view entry is 'Entries of the accounts of customers, and of the exchange except its fees of trades.';


-- Candles and tickers

create table trade_minute (
  market text not null references market,
  -- The start of the minute.
  at timestamptz not null,
  first_seq bigint not null,
  last_seq bigint not null,
  open minor not null,
  high minor not null,
  low minor not null,
  close minor not null,
  quantity minor not null,
  value minor not null,
  -- The part of fills whose taker bought.
  bought_quantity minor not null,
  bought_value minor not null,
  trades bigint not null,
  primary key (market, at)
);
comment on table trade_minute is
  'Sums of the fills of a minute, so that the cost of a query depends on the minutes that it spans. They can be computed again.';
grant select, insert, update on trade_minute to tessera_app;

create table trades_counted (
  market text primary key references market,
  seq bigint not null
);
comment on table trades_counted is
  'The last fill of a market that its minutes include. The counting transaction locks its row.';
grant select, insert, update on trades_counted to tessera_app;

create function trades_counted_of(symbol text) returns bigint language sql stable as $$
  select coalesce((select seq from trades_counted where market = symbol), 0)
$$;

-- Returns the first minute that begins at a moment or after it.
create function minute_from(moment timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('1 minute', moment + interval '1 minute' - interval '1 microsecond', timestamptz '2024-01-01 00:00+00')
$$;

-- A fill as a row that can be added to minutes.
create view single_trade as
  select market, at, seq as first_seq, seq as last_seq, price as open, price as high, price as low, price as close, quantity, value,
         (case when taker_side = 'buy' then quantity else 0 end)::minor as bought_quantity,
         (case when taker_side = 'buy' then value else 0 end)::minor as bought_value, 1::bigint as trades
    from fill where not connected;
grant select on single_trade to tessera_app;

-- Returns what was traded in a market since a moment, in rows that add up: counted minutes, and single fills of the
-- first minute and of those not counted yet. An upper bound on `at` cuts between minutes only.
create function traded_since(symbol text, since timestamptz)
  returns table(at timestamptz, first_seq bigint, last_seq bigint, open minor, high minor, low minor, close minor,
    quantity minor, value minor, bought_quantity minor, bought_value minor, trades bigint) language sql stable as $$
  select m.at, m.first_seq, m.last_seq, m.open, m.high, m.low, m.close,
         m.quantity, m.value, m.bought_quantity, m.bought_value, m.trades
    from trade_minute m where m.market = symbol and m.at >= minute_from(since)
  union all
  select t.at, t.first_seq, t.last_seq, t.open, t.high, t.low, t.close, t.quantity, t.value, t.bought_quantity, t.bought_value, t.trades
    from (
      -- By number, at any distance of `since`.
      (select * from single_trade s where s.market = symbol and s.first_seq > trades_counted_of(symbol) offset 0)
      union all
      -- By time: the difference of numbers keeps the planner from the index of numbers.
      (select * from single_trade s where s.market = symbol and s.at < minute_from(since) and s.at >= since
          and s.first_seq - trades_counted_of(symbol) <= 0)) t
   where t.at >= since
$$;


-- Reference prices (decision 0055)

create table market_reference (
  market text primary key references market,
  price minor not null check (price > 0),
  source text not null check (source in ('auction', 'days', 'valuation', 'operators')),
  since timestamptz not null
);
comment on table market_reference is
  'The current reference price of a market. Without a row the market trades by auction only.';
grant select, insert, update, delete on market_reference to tessera_app;

create table reference_change (
  id bigint generated always as identity primary key,
  market text not null references market,
  price minor check (price > 0),
  source text check (source in ('auction', 'days', 'valuation', 'operators')),
  at timestamptz not null,
  constraint reference_change_has_source check ((price is null) = (source is null))
);
comment on table reference_change is 'Each change of a reference price. `price` is null if none was left.';
create index reference_change_market on reference_change (market, at desc);
grant select, insert on reference_change to tessera_app;

create table reference_set (
  id bigint generated always as identity primary key,
  market text not null references market,
  price minor check (price > 0),
  at timestamptz not null
);
comment on table reference_set is
  'Prices that two operators set, with the reason in their approval. A null price withdraws the earlier one.';
create index reference_set_market on reference_set (market, at desc);
grant select, insert on reference_set to tessera_app;

create table market_day (
  market text not null references market,
  day date not null,
  -- Null on a day without a trade.
  price minor check (price > 0),
  value minor not null,
  pairs int not null check (pairs >= 0),
  primary key (market, day),
  constraint market_day_price_of_pairs check ((price is null) = (pairs = 0))
);
comment on table market_day is
  'Trades between unconnected people on a whole UTC day, computed once after the day. They can be computed again.';
grant select, insert, update on market_day to tessera_app;

create table least_value (
  quote text primary key references coin,
  value minor not null check (value > 0),
  at timestamptz not null
);
comment on table least_value is
  'The minimum value of the price rules in a quote currency, by the current rate. No row without an agreed rate.';
grant select, insert, update, delete on least_value to tessera_app;


-- Connected people

create table tie (
  customer_id uuid not null references customer,
  kind text not null check (kind in ('owner', 'bank', 'address', 'device', 'ip')),
  shared text not null check (shared <> ''),
  at timestamptz not null,
  -- Lets a reader find rows that were committed since its last read.
  written xid8 not null default pg_current_xact_id(),
  primary key (customer_id, kind, shared)
);
comment on table tie is
  'Facts that customers may share, which make them connected. Deleted with the data of a closed account.';
create index tie_written on tie (written);
grant select, insert, update, delete on tie to tessera_app;

-- A fact of a member of a company connects the company's account.
create function note_tie(customer uuid, of_kind text, what text, seen timestamptz) returns void language sql as $$
  insert into tie (customer_id, kind, shared, at)
  select coalesce((select m.account_id from member m where m.login_id = customer), customer), of_kind, what, seen where what <> ''
  on conflict (customer_id, kind, shared) do update set at = excluded.at, written = pg_current_xact_id() where tie.at < excluded.at
$$;

create function note_address(customer uuid, address text) returns void language sql as $$
  with whose as (select coalesce((select m.account_id from member m where m.login_id = customer), customer) as id)
  insert into tie (customer_id, kind, shared, at)
  select w.id, 'ip', address, now() from whose w
   where address <> '' and not exists (select from tie t where t.customer_id = w.id and t.kind = 'ip' and t.shared = address
                                          and t.at > now() - interval '1 hour')
  on conflict (customer_id, kind, shared) do update set at = excluded.at, written = pg_current_xact_id() where tie.at < excluded.at
$$;

create function session_ties() returns trigger language plpgsql as $$
begin
  perform note_tie(new.customer_id, 'ip', new.ip, new.seen_at), note_tie(new.customer_id, 'device', new.device_id, new.seen_at);
  return null;
end $$;
create trigger session_ties after insert on session for each row execute function session_ties();
create trigger session_ties_seen after update of seen_at on session
  for each row
  when (date_trunc('hour', new.seen_at, 'UTC') <> date_trunc('hour', old.seen_at, 'UTC'))
  execute function session_ties();

create function address_ties() returns trigger language plpgsql as $$
begin
  perform note_tie(new.customer_id, 'address', new.chain || ' ' || new.address, new.added_at);
  return null;
end $$;
create trigger address_ties after insert on address_book for each row execute function address_ties();

-- A person is identified by the hash of the document; so are people who own a quarter or more of a company.
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
create trigger company_person_ties after insert or update on company_person
  for each row execute function company_person_ties();


-- Rights of owners of open orders (decision 0057)
--
-- A transaction that changes rights waits at its end for the batches that are being written, and the next batch waits for its
-- commit, so that no batch uses rights that are gone. Such a transaction posts no journal, because a batch waits
-- for the chain of journals.

-- No foreign key: it would lock each customer, while the writer has locked the pairs and batches wait.
create table right_change (
  customer_id uuid primary key
);
comment on table right_change is
  'Customers with open orders whose rights changed since the last batch. The next batch cancels orders that they '
  'may no longer have, and deletes the row.';
grant select, insert, update, delete on right_change to tessera_app;

create function note_right_change() returns trigger language plpgsql as $$
declare whose uuid := coalesce(to_jsonb(new) ->> 'customer_id', to_jsonb(new) ->> 'id');
begin
  if exists (select 1 from trading_order where customer_id = whose and status in (0, 1)) then
    perform pg_advisory_xact_lock(hashtextextended('markets', 0));
    insert into right_change values (whose) on conflict do nothing;
  end if;
  return null;
end $$;
create constraint trigger note_right_change after update on customer deferrable initially deferred
  for each row
  when (old.kyc_status is distinct from new.kyc_status or old.status is distinct from new.status
    or old.parent_active is distinct from new.parent_active or old.investor_class is distinct from new.investor_class
    or old.residence is distinct from new.residence or old.nationality is distinct from new.nationality)
  execute function note_right_change();
create constraint trigger note_right_change after update on sub_account deferrable initially deferred
  for each row when (old.trading_open and not new.trading_open) execute function note_right_change();

-- Rules of the whole exchange: all customers whose open orders a new rule may concern.
create function note_rule_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('markets', 0));
  insert into right_change
    select c.id from customer c
     where (case new.restriction_type
              when 1 then array[c.residence, c.nationality] && new.limit_countries
              when 2 then not coalesce(array_remove(array[c.residence, c.nationality], null) <@ new.allow_countries, false)
                          or c.residence is null and c.nationality is null
              else false end
            or new.risk_test and c.investor_class = 'ri' and c.risk_test_passed_at is null)
       and exists (select 1 from trading_order o where o.customer_id = c.id and o.status in (0, 1))
    on conflict do nothing;
  return null;
end $$;
create constraint trigger note_rule_change after update on site_setting deferrable initially deferred
  for each row
  when (old.restriction_type is distinct from new.restriction_type
    or old.limit_countries is distinct from new.limit_countries
    or old.allow_countries is distinct from new.allow_countries or old.risk_test is distinct from new.risk_test)
  execute function note_rule_change();

-- Replaces a document hash of the earlier formula in one version of a file, with its copies. The app may call it, and
-- cannot change a version otherwise. If another account has reserved the new hash, it remains reserved for that account,
-- and reviewers see both files.
create function renew_number_hash(of_case uuid, of_version int, renewed text)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  former text;
  owner uuid;
  seen timestamptz;
begin
  select v.document_number_hash, k.customer_id, v.at into former, owner, seen
    from kyc_version v join kyc_case k on k.id = v.case_id
   where v.case_id = of_case and v.version = of_version and v.number_formula = 1 for update of v;
  if not found then return; end if;
  update kyc_version set document_number_hash = renewed, number_formula = 2 where case_id = of_case and version = of_version;
  if former = renewed then return; end if;
  perform note_tie(owner, 'owner', renewed, seen);
  update kyc_identity i set number_hash = renewed
   where i.customer_id = owner and i.number_hash = former and not exists (select 1 from kyc_identity t where t.number_hash = renewed);
  update sumsub_applicant set subject_hash = renewed where customer_id = owner and subject_hash = former;
  update operator set own_document_hash = renewed, own_document_formula = 2 where own_document_hash = former;
end $$;
revoke execute on function renew_number_hash from public;
grant execute on function renew_number_hash to tessera_app;

create view audit.market as
  select symbol as market, base, quote, tick::numeric as tick, lot::numeric as lot, maker_fee_ppm as fee_ppm_maker, taker_fee_ppm as fee_ppm_taker
    from market;

-- Orders that wait for a stop, or are in an auction, may cross, because they are not in the book yet.
create view audit.otc_order as
  select o.id::text as order_id, o.customer_id::text as user_id, o.person_id::text as person_id, o.market, o.side,
         o.price::numeric as price, o.quantity::numeric as qty, o.filled_lots::numeric * m.lot::numeric as filled,
         o.fee::numeric as fee, o.status::int as status, coalesce(o.entered_number, o.number) as accept_seq, o.client_order_id,
         o.id::text as hold_id,
         o.stop_ticks is not null and o.entered_number is null or not c.phase is distinct from 'auction' as waiting
    from trading_order o
    join market m on m.symbol = o.market
    left join (select distinct on (market) market, phase from book_turn where phase in ('open', 'auction') order by market, number desc) c
      on c.market = o.market;

create view audit.fill as
  select id::text as fill_id, market, seq, maker_order::text as maker_order, taker_order::text as taker_order, price::numeric as price,
         quantity::numeric as qty, value::numeric as quote_amount, maker_fee::numeric as maker_fee, taker_fee::numeric as taker_fee,
         journal_id::text as journal_id, auction
    from fill;

-- The state is a constant in each part, so that a search for open holds reads open orders only.
create view audit.hold as
  select id::text as hold_id, account_id::text as account_id, coin as currency, amount::numeric as amount, captured::numeric as captured,
         released::numeric as released, state, ref_type, ref_id, created_at, resolved_at
    from hold
  union all
  select o.id::text, o.account_id::text, a.coin, o.hold_amount::numeric, o.hold_captured::numeric, o.hold_released::numeric, 'open',
         'otc_order', o.id::text, o.placed_at, o.closed_at
    from trading_order o join account a on a.id = o.account_id where o.status in (0, 1, 5, 6)
  union all
  select o.id::text, o.account_id::text, a.coin, o.hold_amount::numeric, o.hold_captured::numeric, o.hold_released::numeric, 'captured',
         'otc_order', o.id::text, o.placed_at, o.closed_at
    from trading_order o join account a on a.id = o.account_id where o.status in (3, 4) and o.hold_released = 0
  union all
  select o.id::text, o.account_id::text, a.coin, o.hold_amount::numeric, o.hold_captured::numeric, o.hold_released::numeric, 'released',
         'otc_order', o.id::text, o.placed_at, o.closed_at
    from trading_order o join account a on a.id = o.account_id where o.status in (3, 4) and o.hold_released > 0;

create view audit.journal as
  select id::text as journal_id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id::text as reverses_id, prev_hash, hash from journal
  union all
  select journal_id::text, journal_seq, at, 'fill', 'fill', id::text, 'trading', null, encode(prev_hash, 'hex'), encode(hash, 'hex') from fill;

create view audit.posting as
  select id::text as posting_id, journal_id::text as journal_id, account_id::text as account_id, coin as currency, amount::numeric as amount from posting
  union all
  select f.posting_id || '.' || l.n, f.journal_id::text, l.account::text, l.coin, l.amount
    from fill f join market m on m.symbol = f.market
   cross join lateral (select case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end::numeric as buyer,
                              case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end::numeric as seller) fee
   cross join lateral (values (1, f.buyer_quote, m.quote, -f.value - fee.buyer), (2, f.seller_quote, m.quote, f.value - fee.seller),
                              (3, f.fees, m.quote, fee.buyer + fee.seller), (4, f.seller_base, m.base, -f.quantity::numeric),
                              (5, f.buyer_base, m.base, f.quantity::numeric)) l(n, account, coin, amount)
   where l.amount <> 0;

create view audit.transition as
  select entity, entity_id, n, from_state, to_state, at, actor from transition
  union all
  select 'otc_order', id::text, 1, null, '0', placed_at, 'customer:' || customer_id from trading_order
  union all
  select 'otc_order', s.id::text, s.step, case s.step when 2 then '0' else '1' end, s.status::text, f.at, 'trading'
    from fill f
   cross join lateral (values (f.maker_order, f.maker_step, f.maker_status), (f.taker_order, f.taker_step, f.taker_status)) s(id, step, status);

create view audit.legal_edge as select entity, from_state, to_state from legal_edge;

-- A fill is published once, among the trades of its market, under its own number.
create view audit.outbox as select 'trades:' || market as stream, seq, id::text as ref_id from fill;

grant select on audit.market, audit.otc_order, audit.fill, audit.hold, audit.journal, audit.posting,
  audit.transition, audit.legal_edge, audit.outbox to audit_ro;
