-- Orders at the market, with a stop, all or nothing, and good till a moment.
alter table otc_order drop constraint otc_order_flag_check;
alter table otc_order drop constraint otc_order_cancel_cause_check;
alter table otc_order drop constraint otc_order_check4;

-- ticks and price of a market order are the worst price it may trade at: protection and band, as they were when it came in.
alter table otc_order add column type text not null default 'limit' check (type in ('limit', 'market', 'stop_limit'));
alter table otc_order alter column type drop default;
alter table otc_order add column stop_ticks bigint check (stop_ticks > 0);
-- A stop that was reached takes a number of the common count: its place in the queue is that of a newcomer.
alter table otc_order add column entered_number bigint unique check (entered_number > number);
alter table otc_order add column triggered_at timestamptz;
-- Good till then.
alter table otc_order add column until timestamptz check (until > placed_at);

alter table otc_order add constraint otc_order_flag_check check (flag in ('gtc', 'ioc', 'fok', 'post_only'));
alter table otc_order add constraint otc_order_cancel_cause_check
  check (cancel_cause in ('asked', 'ioc', 'fok', 'post_only', 'market', 'self_trade', 'expired', 'barred'));
-- What comes from outside the book is numbered, so that it can be decided again in its place.
alter table otc_order add constraint otc_order_canceled_number_check
  check ((canceled_number is not null) = (cancel_cause is not null and cancel_cause in ('asked', 'expired', 'barred')));
alter table otc_order add constraint otc_order_type_flag_check check (type <> 'market' or flag = 'ioc');
alter table otc_order add constraint otc_order_stop_check check ((type = 'stop_limit') = (stop_ticks is not null));
alter table otc_order add constraint otc_order_entered_check
  check ((entered_number is null) = (triggered_at is null) and (entered_number is null or stop_ticks is not null));
alter table otc_order add constraint otc_order_waits_check
  check (stop_ticks is null or entered_number is not null or filled_lots = 0);
alter table otc_order add constraint otc_order_until_check
  check (until is null or (type <> 'market' and flag in ('gtc', 'post_only')));

-- The place in the queue counts from when an order came into the book; what still waits for its stop is not in it.
create or replace view audit.otc_order as
  select o.id::text as order_id, o.customer_id::text as user_id, o.person_id::text as person_id, o.market, o.side, o.price::numeric as price,
         o.quantity::numeric as qty, (o.filled_lots * m.lot)::numeric as filled, o.fee::numeric as fee, o.status::int as status,
         coalesce(o.entered_number, o.number) as accept_seq, o.client_order_id, o.hold_id::text as hold_id,
         o.stop_ticks is not null and o.entered_number is null as waiting
    from otc_order o join market m on m.symbol = o.market;
