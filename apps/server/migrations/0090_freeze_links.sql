-- Links in mails by which the owner of an account freezes it, once, without signing in. The link's secret is derived from
-- the id with a key that the database does not know.
create table freeze_link (
  id uuid primary key,
  customer_id uuid not null references customer,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index freeze_link_expires on freeze_link (expires_at);
