-- The value of each customer's trades of 30 days, by which fee tiers are reached.
create table volume_day (
  day        date        primary key,
  counted_at timestamptz not null
);
comment on table volume_day is 'Days (UTC) whose trades were counted for fee tiers. Each is counted once.';
grant select, insert on volume_day to tessera_app;

-- Sub-accounts count for their owner. Trades between connected people do not count.
create table traded_day (
  customer_id uuid  not null references customer,
  day         date  not null references volume_day,
  coin        text  not null references coin,
  value       minor not null check (value > 0),
  primary key (customer_id, day, coin)
);
comment on table traded_day is 'The value that a customer bought and sold on a day, by the coin of the price.';
create index traded_day_day on traded_day (day);
grant select, insert, delete on traded_day to tessera_app;

create table trading_volume (
  customer_id uuid   primary key references customer,
  -- The last day that counts.
  through     date   not null references volume_day,
  -- In whole units of the reference currency, rounded down.
  volume      bigint not null check (volume >= 0)
);
comment on table trading_volume is 'The value of a customer''s trades of 30 days. It is replaced once a day.';
grant select, insert, delete on trading_volume to tessera_app;
