-- why: a customer may apply for more invitation codes, each with a number of uses and an end (decision 0109).
create table invitation_application (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  code_count int not null check (code_count between 1 and 50),
  description text not null check (length(description) between 1 and 500),
  status text not null check (status in ('pending', 'approved', 'rejected')),
  reason_code text,
  -- The reason as shown to the customer.
  told text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'rejected') = (reason_code is not null))
);
create unique index invitation_application_pending on invitation_application (customer_id) where status = 'pending';
create index invitation_application_customer on invitation_application (customer_id, created_at desc, id);

create table invitation_code (
  id uuid primary key,
  code text not null unique,
  customer_id uuid not null references customer,
  application_id uuid not null references invitation_application,
  max_uses int not null check (max_uses > 0),
  uses int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  check (uses between 0 and max_uses)
);
create index invitation_code_customer on invitation_code (customer_id, created_at desc, id);
create index invitation_code_application on invitation_code (application_id);

-- An operator does not decide about an application of an own account (threat OPR-02).
do $$
declare body text := (select prosrc from pg_proc where proname = 'customers_of');
begin
  execute format(
    'create or replace function customers_of(named text[], wide boolean) returns table (name text, customer_id uuid) language sql stable as %L',
    rtrim(body, E'; \n') || E'\n  union all select i.name, t.customer_id from ids i join invitation_application t on t.id = i.id;\n');
end $$;
