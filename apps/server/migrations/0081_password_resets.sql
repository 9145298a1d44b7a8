-- A reset of a password: the server holds what is proven so far (threat AUT-13). Nobody's account has one too, which never gets
-- anywhere, so that asking tells nothing.
create table password_reset (
  id uuid primary key,
  token_hash text not null unique,
  customer_id uuid references customer,
  -- What was asked for: a mailbox or a phone in canonical form.
  account text not null,
  steps text[] not null check (steps <@ array['mobile', 'email', 'google'] and cardinality(steps) > 0),
  done int not null default 0 check (done between 0 and cardinality(steps)),
  challenge_id uuid references code_challenge on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_customer on password_reset (customer_id) where used_at is null;
