-- why: a customer's program learns about orders, deposits and payments without polling for them (decision 0108).

-- An address of a customer that receives events. `failing`: it refused for a day, so it was paused.
create table webhook_endpoint (
  id uuid primary key,
  customer_id uuid not null references customer,
  slot int not null check (slot between 1 and 5),
  url text not null check (length(url) <= 500),
  events text[] not null check (cardinality(events) > 0),
  secret_sealed text not null,
  status text not null check (status in ('active', 'paused', 'failing')),
  created_at timestamptz not null,
  status_at timestamptz not null,
  accepted_at timestamptz,
  -- No delivery is tried before this time, because the last one failed.
  rests_until timestamptz,
  unique (customer_id, slot)
);

-- An event for endpoints, written in the transaction of the change.
create table webhook_event (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  type text not null,
  -- The order, deposit or payment that the event is about.
  subject_id uuid,
  data jsonb not null,
  created_at timestamptz not null
);
-- Orders are read from committed fills and cancellations: one that is read twice has one event.
create unique index webhook_event_order on webhook_event (customer_id, type, subject_id) where type like 'order.%';
create index webhook_event_created on webhook_event (created_at);

create table webhook_delivery (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  event_id uuid not null references webhook_event,
  status text not null check (status in ('waiting', 'delivered', 'given_up')),
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  next_at timestamptz,
  last_at timestamptz,
  -- The HTTP status of the last answer, or the reason for having none.
  last_status int,
  last_error text check (last_error in ('address', 'name', 'timeout', 'connection', 'status')),
  unique (endpoint_id, event_id),
  check ((status = 'waiting') = (next_at is not null))
);
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, created_at desc, id);
create index webhook_delivery_event on webhook_delivery (event_id);
create index webhook_delivery_created on webhook_delivery (created_at);

-- The last fill and cancellation read for order events: both numbers grow in commit order.
create table webhook_orders_read (
  id int primary key check (id = 1),
  fill_seq bigint not null,
  canceled_number bigint not null
);
insert into webhook_orders_read (id, fill_seq, canceled_number)
select 1, coalesce((select max(journal_seq) from fill), 0), coalesce((select max(canceled_number) from otc_order), 0);
