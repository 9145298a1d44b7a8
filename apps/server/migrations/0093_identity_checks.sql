-- Tries to tell name and document number of the account's owner before money leaves (decision G26).
create table identity_check (
  id uuid primary key,
  customer_id uuid not null references customer,
  at timestamptz not null,
  matched boolean not null
);
create index identity_check_customer on identity_check (customer_id, at);
comment on table identity_check is 'append-only';
