-- Moves between the accounts of one customer. Those through spot pass clearing: one side sends, the other takes in once.

create table transfer (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  source text not null check (source in ('token', 'spot', 'fiat')),
  target text not null check (target in ('token', 'spot', 'fiat')),
  status text not null check (status in ('requested', 'sent', 'completed', 'refused')),
  requested_at timestamptz not null,
  completed_at timestamptz,
  check ((source = 'spot') <> (target = 'spot')),
  check (completed_at is null or status = 'completed')
);
create index transfer_customer on transfer (customer_id, number desc);
-- The inbox of each side: short, whatever the history.
create index transfer_waiting on transfer (number) where status in ('requested', 'sent');
