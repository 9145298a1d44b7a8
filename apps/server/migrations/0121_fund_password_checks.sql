-- Tries of the fund password, which is asked for before money leaves (decision 0022). A try is taken before the password is
-- compared, as a wrong one; a right one is written after it and forgives those before.
create table fund_password_check (
  id uuid primary key,
  customer_id uuid not null references customer,
  at timestamptz not null,
  matched boolean not null
);
create index fund_password_check_customer on fund_password_check (customer_id, at);
comment on table fund_password_check is 'append-only';
