-- The call of an auction: a market collects orders, and all that cross trade at one price.
alter table market drop constraint market_status_check;
alter table market add constraint market_status_check check (status in ('closed', 'open', 'cancel_only', 'halted', 'auction'));
-- Until when at least orders are collected, which everybody is told, and when it really ends, within half a minute after.
alter table market add column auction_until timestamptz;
alter table market add column auction_ends_at timestamptz;
alter table market add constraint market_auction_check
  check ((status = 'auction') = (auction_until is not null) and (status = 'auction') = (auction_ends_at is not null));
alter table market add constraint market_auction_end_check
  check (auction_ends_at between auction_until and auction_until + interval '30 seconds');

-- Each turn of a book, in the common count: what it does from then on. Opening trades what was collected.
create table book_turn (
  number bigint primary key,
  market text not null references market,
  phase text not null check (phase in ('open', 'auction', 'cancel_only', 'halted')),
  -- What the auction was drawn to, and what it came to; lots 0 when nothing crossed.
  reference_ticks bigint not null check (reference_ticks > 0),
  ticks bigint check (ticks > 0),
  lots bigint not null check (lots >= 0),
  imbalance bigint not null,
  at timestamptz not null,
  check ((ticks is null) = (lots = 0)),
  check (lots = 0 or phase = 'open')
);
create index book_turn_market on book_turn (market, number desc);
comment on table book_turn is 'append-only: what books did from when on';

-- A fill of an auction is at the one price, not at its maker's.
alter table fill add column auction boolean not null default false;
alter table fill alter column auction drop default;

create or replace view audit.fill as
  select id::text as fill_id, market, seq, maker_order::text as maker_order, taker_order::text as taker_order, price::numeric as price,
         quantity::numeric as qty, value::numeric as quote_amount, maker_fee::numeric as maker_fee, taker_fee::numeric as taker_fee,
         journal_id::text as journal_id, auction
    from fill;
-- What is collected for an auction trades with nobody yet, like what waits for its stop: prices may cross until it is opened.
create or replace view audit.otc_order as
  select o.id::text as order_id, o.customer_id::text as user_id, o.person_id::text as person_id, o.market, o.side, o.price::numeric as price,
         o.quantity::numeric as qty, (o.filled_lots * m.lot)::numeric as filled, o.fee::numeric as fee, o.status::int as status,
         coalesce(o.entered_number, o.number) as accept_seq, o.client_order_id, o.hold_id::text as hold_id,
         (o.stop_ticks is not null and o.entered_number is null) or c.phase is not distinct from 'auction' as waiting
    from otc_order o join market m on m.symbol = o.market
    left join (select distinct on (market) market, phase from book_turn
                where phase in ('open', 'auction') order by market, number desc) c on c.market = o.market;
