-- why: candles, tickers and lists look back a day or years. Counted anew from every trade, a look would cost with all that
-- was ever traded; now it costs with the minutes in which something was, and the few trades that are not counted yet.
create table trade_minute (
  market text not null,
  -- The begin of the minute.
  at timestamptz not null,
  first_seq bigint not null,
  last_seq bigint not null,
  open minor not null,
  high minor not null,
  low minor not null,
  close minor not null,
  quantity minor not null,
  value minor not null,
  -- Of those whose taker bought.
  bought_quantity minor not null,
  bought_value minor not null,
  trades bigint not null,
  primary key (market, at)
);
comment on table trade_minute is 'kept: sums of fill, which could be counted anew';

-- Up to which trade of a pair its minutes are counted. Its row is the lock of whoever counts.
create table trades_counted (
  market text primary key,
  seq bigint not null
);
comment on table trades_counted is 'kept';

create function trades_counted_of(symbol text) returns bigint language sql stable as $$
  select coalesce((select seq from trades_counted where market = symbol), 0)
$$;
-- The first minute that begins at a moment or after it.
create function minute_from(moment timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('1 minute', moment + interval '1 minute' - interval '1 microsecond', timestamptz '2024-01-01 00:00+00')
$$;

-- A trade as a row that adds up with minutes.
create view single_trade as
  select market, at, seq as first_seq, seq as last_seq, price as open, price as high, price as low, price as close, quantity, value,
         (case when taker_side = 'buy' then quantity else 0 end)::minor as bought_quantity,
         (case when taker_side = 'buy' then value else 0 end)::minor as bought_value, 1::bigint as trades
    from fill;
grant select on single_trade to tessera_app;

-- What was traded in a pair from a moment on, in rows that add up: whole minutes that are counted, and single trades of the
-- minute that the moment lies in and of those not counted yet. An upper bound on `at` cuts between minutes only.
create function traded_since(symbol text, since timestamptz)
  returns table (at timestamptz, first_seq bigint, last_seq bigint, open minor, high minor, low minor, close minor,
                 quantity minor, value minor, bought_quantity minor, bought_value minor, trades bigint)
  language sql stable as $$
  select m.at, m.first_seq, m.last_seq, m.open, m.high, m.low, m.close,
         m.quantity, m.value, m.bought_quantity, m.bought_value, m.trades
    from trade_minute m where m.market = symbol and m.at >= minute_from(since)
  union all
  select t.at, t.first_seq, t.last_seq, t.open, t.high, t.low, t.close, t.quantity, t.value, t.bought_quantity, t.bought_value, t.trades
    from (
      -- By number, however long ago `since` is.
      (select * from single_trade s where s.market = symbol and s.first_seq > trades_counted_of(symbol) offset 0)
      union all
      -- By time: a difference is no way into an index.
      (select * from single_trade s where s.market = symbol and s.at < minute_from(since) and s.at >= since
          and s.first_seq - trades_counted_of(symbol) <= 0)) t
   where t.at >= since
$$;
