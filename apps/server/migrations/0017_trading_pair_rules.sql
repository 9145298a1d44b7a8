-- The steps of new orders, and the end of a pair. Prices and quantities are stored in ticks and lots, which never change; two operators can
-- choose larger steps.
alter table market
  -- The price of a new order is a multiple of so many ticks, its quantity of so many lots.
  add column price_ticks int not null default 1 check (price_ticks > 0),
  add column quantity_lots int not null default 1 check (quantity_lots > 0),
  -- Since then nobody trades the pair, and its orders are cancelled.
  add column delisted_at timestamptz,
  add constraint market_delisted_does_not_trade check (delisted_at is null or status not in ('open', 'auction'));

create or replace function is_sound(o trading_order) returns boolean language plpgsql immutable as $$
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
         or o.cancel_cause in ('requested', 'expired', 'barred', 'receivable', 'class', 'country', 'test', 'abnormal', 'step', 'delisted') and o.canceled_number is not null
         or o.cancel_cause in ('ioc', 'fok', 'post_only', 'market', 'self_trade') and o.canceled_number is null
         or o.cancel_cause in ('collar', 'band'))
    and (o.canceled_number is null or o.cancel_cause is not null and o.canceled_number > o.number)
    -- Set aside.
    and (o.suspected_number is null) = (o.suspect_cause is null)
    and (o.suspect_cause is null or o.suspect_cause in ('hold', 'book') and o.suspected_number > o.number)
    and (o.suspected_number is not null or o.status <> 6 and o.end_agreed_at is null);
end $$;

-- The rates with which an order was accepted. It keeps them; those of its market may have changed since.
create view audit.order_fee as
  select id::text as order_id, maker_fee_ppm as fee_ppm_maker, taker_fee_ppm as fee_ppm_taker from trading_order;
grant select on audit.order_fee to audit_ro;
