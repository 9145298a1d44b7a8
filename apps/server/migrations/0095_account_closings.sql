-- An account that its owner wants closed waits a while, so that a thief cannot close it behind the owner's back.
create table account_closing (
  customer_id uuid primary key references customer,
  requested_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > requested_at)
);
create index account_closing_due on account_closing (closes_at);
