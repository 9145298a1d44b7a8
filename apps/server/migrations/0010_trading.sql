-- Pairs, orders, fills, what was told of them, and who may write them. Prices in minor quote units for one whole base unit.

create table market (
  symbol text primary key check (symbol = base || '-' || quote),
  base text not null references coin,
  quote text not null references coin,
  tick minor not null check (tick > 0),
  lot minor not null check (lot > 0),
  min_value minor not null check (min_value > 0),
  max_value minor not null,
  maker_fee_ppm int not null check (maker_fee_ppm between 0 and 100000),
  taker_fee_ppm int not null check (taker_fee_ppm between 0 and 100000),
  band_ppm int not null check (band_ppm between 1 and 1000000),
  -- What the band is measured from until the first trade.
  listing_price minor not null check (listing_price > 0 and listing_price % tick = 0),
  status text not null check (status in ('closed', 'open', 'cancel_only', 'halted')),
  listed_at timestamptz not null,
  check (base <> quote),
  check (max_value >= min_value)
);

-- A fill costs a whole number of minor quote units, so that nothing is ever rounded but fees.
create function market_divides() returns trigger language plpgsql as $$
begin
  if mod(new.tick * new.lot, 10 ^ (select scale from coin where code = new.base)::numeric) <> 0 then
    raise exception 'a lot at one tick is not a whole number of minor units' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger market_divides before insert or update on market for each row execute function market_divides();

create table otc_order (
  id uuid primary key,
  -- Acceptance counted over all pairs: the time in price-time priority. A cancel that somebody asked for takes a number of
  -- the same count, so that orders and cancels can be played again in the order in which they were decided.
  number bigint not null unique,
  canceled_number bigint unique check (canceled_number > number),
  customer_id uuid not null references customer,
  -- Whoever decides for the account: the main account of a sub-account. Orders of one person never trade with each other.
  person_id uuid not null references customer,
  market text not null references market,
  side text not null check (side in ('buy', 'sell')),
  flag text not null check (flag in ('gtc', 'ioc', 'post_only')),
  ticks bigint not null check (ticks > 0),
  lots bigint not null check (lots > 0),
  price minor not null check (price > 0),
  quantity minor not null check (quantity > 0),
  filled_lots bigint not null default 0 check (filled_lots between 0 and lots),
  filled_value minor not null default 0,
  fee minor not null default 0,
  maker_fee_ppm int not null,
  taker_fee_ppm int not null,
  status smallint not null check (status in (0, 1, 3, 4, 5, 6)),
  cancel_cause text check (cancel_cause in ('asked', 'ioc', 'post_only', 'self_trade', 'barred')),
  -- Steps of its history so far: the number of its last transition.
  steps int not null check (steps > 0),
  client_order_id text not null check (length(client_order_id) between 8 and 100),
  hold_id uuid not null unique references hold,
  placed_at timestamptz not null,
  closed_at timestamptz,
  unique (customer_id, client_order_id),
  check ((status in (3, 4)) = (closed_at is not null)),
  check ((status = 4) = (cancel_cause is not null)),
  check ((canceled_number is not null) = (cancel_cause is not null and cancel_cause in ('asked', 'barred'))),
  check ((status = 3) = (filled_lots = lots)),
  check (status <> 0 or filled_lots = 0),
  check (status <> 1 or filled_lots between 1 and lots - 1)
);
create index otc_order_open on otc_order (market, number) where status in (0, 1, 5, 6);
create index otc_order_customer on otc_order (customer_id, number desc);

create table fill (
  id uuid primary key,
  market text not null references market,
  seq bigint not null,
  maker_order uuid not null references otc_order,
  taker_order uuid not null references otc_order,
  taker_side text not null check (taker_side in ('buy', 'sell')),
  price minor not null check (price > 0),
  quantity minor not null check (quantity > 0),
  value minor not null check (value > 0),
  maker_fee minor not null,
  taker_fee minor not null,
  journal_id uuid not null unique references journal,
  at timestamptz not null,
  unique (market, seq),
  check (maker_order <> taker_order)
);
create index fill_tape on fill (market, at);
create index fill_maker on fill (maker_order);
create index fill_taker on fill (taker_order);
comment on table fill is 'append-only: what was traded';

-- What was told to the world, in order: written in the transaction of what it tells of.
create table outbox (
  stream text not null,
  seq bigint not null check (seq > 0),
  ref_id text not null,
  at timestamptz not null,
  primary key (stream, seq)
);
create index outbox_ref on outbox (ref_id);
comment on table outbox is 'append-only: what was told, without gaps';

-- Who may write orders and spot accounts. A batch holds this row shared, so a fence that moved on cannot be overtaken.
create table trading_lease (
  id int primary key check (id = 1),
  holder text not null,
  fence bigint not null,
  renewed_at timestamptz not null
);
insert into trading_lease values (1, '', 0, 'epoch');
