-- why: a customer wants to hear that a pair trades at a price, without watching the screen (decision 0192)
create table price_alert (
  id uuid primary key,
  customer_id uuid not null references customer,
  market text not null references market,
  side text not null check (side in ('above', 'below')),
  price minor not null check (price > 0),
  -- Only later trades reach the alert.
  after_seq bigint not null check (after_seq >= 0),
  created_at timestamptz not null,
  -- The trade that reached it.
  reached_seq bigint,
  reached_price minor,
  reached_at timestamptz,
  constraint price_alert_reached_by_a_trade check (
    (reached_at is null) = (reached_seq is null) and (reached_at is null) = (reached_price is null)
    and (reached_seq is null or reached_seq > after_seq)
    and (reached_price is null or (case side when 'above' then reached_price >= price else reached_price <= price end)))
);
comment on table price_alert is 'Prices of which customers want to be notified, once each (decision 0192).';
create unique index price_alert_once on price_alert (customer_id, market, side, price) where reached_at is null;
create index price_alert_waiting on price_alert (market, price) where reached_at is null;
create index price_alert_customer on price_alert (customer_id, created_at);
grant select, insert, delete on price_alert to tessera_app;
grant update (reached_seq, reached_price, reached_at) on price_alert to tessera_app;

create table price_alert_check (
  market text primary key references market,
  seq bigint not null
);
comment on table price_alert_check is 'The last trade of each pair that was compared with price alerts.';
grant select, insert, update on price_alert_check to tessera_app;
