-- why: a customer sends a coin to another customer of the house: one journal, both sides are what we owe (decision 0040)
create table internal_transfer (
  id uuid primary key,
  number bigint generated always as identity unique,
  -- Who sends.
  customer_id uuid not null references customer,
  recipient_id uuid not null references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  -- Its worth in US dollars at scale 6 when it was sent: what the limits count, together with withdrawals.
  limit_value minor not null,
  note text,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  factor text not null,
  sent_at timestamptz not null,
  check (customer_id <> recipient_id)
);
comment on table internal_transfer is 'append-only: done when it is written';
create index internal_transfer_customer on internal_transfer (customer_id, number desc);
create index internal_transfer_recipient on internal_transfer (recipient_id, number desc);
create index internal_transfer_limit on internal_transfer (customer_id, sent_at);

-- Whom a customer has looked for, as hashes: a budget of each day (threat TRF-02).
create table recipient_lookup (
  customer_id uuid not null references customer,
  target_hash text not null check (target_hash ~ '^[0-9a-f]{64}$'),
  at timestamptz not null,
  primary key (customer_id, target_hash)
);
create index recipient_lookup_at on recipient_lookup (at);

create view audit.internal_transfer as
  select id::text as transfer_id, customer_id::text as user_id, recipient_id::text as recipient, coin as currency,
         amount::numeric as amount, limit_value::numeric as limit_value, sent_at, kyc_at_request, factor
    from internal_transfer;

-- A key under which money moved counts once for ever (I21).
drop index idempotency_at;
create index idempotency_at on idempotency (at) where not (scope in (
  'sapi/v1/capital/withdraw/apply', 'ex/api/v1/withdrawals/create', 'ex/api/v1/transfers/create', 'ex/api/v1/internal_transfers/create',
  'ex/api/v1/sub_accounts/transfer', 'ex/api/v1/subscriptions/create', 'ex/api/v1/fiat_orders/create'));
