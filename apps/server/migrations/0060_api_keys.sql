-- Keys by which a program acts for a customer (decision G51). The key itself stands here as a hash and its secret sealed:
-- whoever reads every table can sign nothing.
create table api_key (
  id uuid primary key,
  customer_id uuid not null references customer,
  -- At most five that are not deleted, whatever the code above does.
  slot smallint not null check (slot between 1 and 5),
  label text not null check (length(label) between 1 and 20),
  key_hash text not null unique,
  -- What a list shows of it.
  ending text not null check (length(ending) = 4),
  type text not null check (type in ('hmac', 'ed25519')),
  secret_sealed text,
  public_key text,
  scopes text[] not null check (scopes <@ array['read', 'trade', 'withdraw'] and cardinality(scopes) > 0),
  ips text[] not null check (cardinality(ips) <= 5),
  status text not null check (status in ('active', 'stopped', 'deleted')),
  created_at timestamptz not null,
  -- It reads at once; it trades and withdraws from then on.
  acts_from timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  deleted_at timestamptz,
  foreign_uses int not null default 0,
  check ((type = 'hmac') = (secret_sealed is not null)),
  check ((type = 'ed25519') = (public_key is not null)),
  check ((status = 'deleted') = (deleted_at is not null)),
  check (cardinality(ips) > 0 or (expires_at is not null and not 'withdraw' = any(scopes)))
);
create unique index api_key_slot on api_key (customer_id, slot) where status <> 'deleted';

-- Signed requests that came in and may not come again while their signature counts.
create table api_request (
  key_id uuid not null references api_key,
  digest text not null,
  expires_at timestamptz not null,
  primary key (key_id, digest)
);
create index api_request_expires on api_request (expires_at);
