-- Words every later migration uses: money domains, transitions, idempotency, audit chain, rate limits, stored files.

-- Not numeric(38,0): it rounds 1.5 to 2 in silence. Not bigint: it ends at 9.2 units of an 18-digit token. NaN and Infinity fail the bound.
create domain minor as numeric check (value >= 0 and value = trunc(value) and value < 1e30);
create domain minor_delta as numeric check (value = trunc(value) and value > -1e30 and value < 1e30);

-- Every step of every state machine, creation included.
create table transition (
  entity text not null,
  entity_id text not null,
  n int not null check (n > 0),
  from_state text,
  to_state text not null,
  at timestamptz not null,
  actor text not null,
  primary key (entity, entity_id, n),
  check ((n = 1) = (from_state is null))
);
comment on table transition is 'append-only: the history of every machine';

-- The machines as the domain states them, rewritten at each start by the migrating role.
create table legal_edge (
  entity text not null,
  from_state text,
  to_state text not null,
  unique nulls not distinct (entity, from_state, to_state)
);
comment on table legal_edge is 'read-only: written by migrate from the domain machines';

-- Written in the transaction of the effect: a crash leaves both or neither.
create table idempotency (
  owner text not null,
  scope text not null,
  key text not null check (length(key) between 8 and 100),
  body_hash text not null,
  reply jsonb,
  ref_id text,
  at timestamptz not null,
  primary key (owner, scope, key)
);

-- Who did what, when, from where, before and after; each row carries the hash of the one before it.
create table audit_entry (
  seq bigint primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  target_type text not null,
  target_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  ip text,
  prev_hash text not null,
  hash text not null
);
create index audit_entry_target on audit_entry (target_type, target_id, seq);
comment on table audit_entry is 'append-only: hash chain';

-- The last link of each hash chain, locked by whoever appends.
create table chain_head (
  chain text primary key check (chain in ('journal', 'audit')),
  seq bigint not null,
  hash text not null
);
insert into chain_head values ('journal', 0, repeat('0', 64)), ('audit', 0, repeat('0', 64));

-- rate-limiter-flexible's own columns.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table upload (
  id uuid primary key,
  owner text not null,
  purpose text not null,
  name text not null,
  media_type text not null,
  size int not null check (size > 0 and size <= 8388608),
  sha256 text not null,
  stored_as text not null unique,
  created_at timestamptz not null
);
create index upload_owner on upload (owner, created_at);
comment on table upload is 'append-only: a file never changes under its id';
