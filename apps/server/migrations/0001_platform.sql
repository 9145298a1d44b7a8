-- Definitions for every later file: domains of money, the history of state machines, hash chains, rate limits,
-- settings.

-- Whole minor units. Not numeric(38,0), which silently rounds 1.5 to 2. Not bigint, which ends at 9.2 units of a token
-- with 18 decimals. NaN and Infinity exceed the limit.
create domain minor as numeric check (value >= 0 and value = trunc(value) and value < 1e30);
create domain minor_delta as numeric check (value = trunc(value) and value > -1e30 and value < 1e30);

-- Read-only views for auditors, operators and tests. Their names and columns are a contract: they do not change when
-- the tables change.
create schema audit;
grant usage on schema audit to audit_ro;
grant usage on schema public to tessera_app;

-- Fails if a statement changed a wrong number of rows. A batch is committed without waiting for the result of each
-- statement, so the database itself must stop it.
create function exactly(changed bigint, wanted bigint) returns bigint language plpgsql immutable as $$
begin
  if changed <> wanted then
    raise exception 'the statement changed % rows, but must change %', changed, wanted using errcode = 'assert_failure';
  end if;
  return changed;
end $$;

-- Returns the smallest id of a moment. The first half of our ids is their time (UUID version 7).
create function id_from(at timestamptz) returns uuid language sql immutable strict as $$
  select (lpad(to_hex((date_part('epoch', at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;


-- State machines

create table transition (
  entity text not null,
  entity_id text not null,
  n int not null check (n > 0),
  from_state text,
  to_state text not null,
  at timestamptz not null,
  actor text not null,
  primary key (entity, entity_id, n),
  constraint transition_first_has_no_origin check ((n = 1) = (from_state is null))
) partition by list (entity);
comment on table transition is
  'Each step of each state machine, creation included. Steps of orders are in partitions by month.';
grant select, insert on transition to tessera_app;
create table transition_other partition of transition default;
create table transition_order partition of transition for values in ('otc_order') partition by range (entity_id);
create table transition_order_other partition of transition_order default;

create table legal_edge (
  entity text not null,
  from_state text,
  to_state text not null,
  unique nulls not distinct (entity, from_state, to_state)
);
comment on table legal_edge is
  'The edges of all state machines. The command that migrates writes them from the domain''s machines.';
grant select on legal_edge to tessera_app;


-- History by month
--
-- Postings and steps of orders are the rows that trading writes most. Each month has its own partition, so that the
-- tables that are written and read most stay small. The month follows from the id, so the key alone keeps ids unique,
-- and a row is found by its id in the one partition that can have it (decision 0023). Rows whose id has no time, and
-- months without a partition, are in the tables named `_other`.

-- Creates the partitions of this month and of the next ones, and moves earlier rows into them. The app may call it, and
-- may create no other table.
create function make_history_partitions(at timestamptz, months int)
  returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  t record;
  month timestamptz;
  name text;
  bounds text[];
begin
  if months not between 0 and 12 then
    raise exception 'partitions are created for at most 12 months ahead, but % were requested', months using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(7315);
  for t in select * from (values ('posting', 'posting_other', 'journal_id', 'uuid'),
                                 ('transition_order', 'transition_order_other', 'entity_id', 'text')) v (parent, other, key, type) loop
    for month in select date_trunc('month', at, 'UTC') + make_interval(months => n) from generate_series(0, months) n loop
      name := t.parent || to_char(month at time zone 'UTC', '_YYYY_MM');
      continue when to_regclass(name) is not null;
      bounds := array[id_from(month), id_from((month at time zone 'UTC' + interval '1 month') at time zone 'UTC')]::text[];
      execute format('create table %I (like %I including defaults including constraints including indexes)', name, t.parent);
      execute format('with late as (delete from %I where %I >= %L::%s and %I < %L::%s returning *) insert into %I select * from late',
                     t.other, t.key, bounds[1], t.type, t.key, bounds[2], t.type, name);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', t.parent, name, bounds[1], bounds[2]);
    end loop;
  end loop;
end $$;
revoke execute on function make_history_partitions from public;
grant execute on function make_history_partitions to tessera_app;

-- Returns the number of months after this one that have a partition, up to the first without one.
create function history_months_ahead(at timestamptz) returns int language sql stable as $$
  select coalesce(min(n) filter (where to_regclass('posting' || month) is null or to_regclass('transition_order' || month) is null), 13)::int - 1
    from generate_series(1, 12) n,
         to_char((date_trunc('month', at, 'UTC') + make_interval(months => n)) at time zone 'UTC', '_YYYY_MM') month
$$;


-- Hash chains, limits and probes

create table chain_head (
  chain text primary key check (chain in ('journal', 'audit')),
  seq bigint not null,
  hash text not null
);
comment on table chain_head is 'The last link of each hash chain. Locked by the transaction that appends.';
grant select, insert, update, delete on chain_head to tessera_app;

insert into chain_head (chain, seq, hash) values
  ('journal', 0, repeat('0', 64)),
  ('audit', 0, repeat('0', 64));

create table rate_limit (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
comment on table rate_limit is 'Counters of rate limits, with its own columns.';
create index rate_limit_expire on rate_limit (to_timestamp(expire / 1000.0));
grant select, insert, update, delete on rate_limit to tessera_app;

-- A full disk is noticed by a refused write. An update of this 64 kB row needs new pages, so it shows when there is
-- space again.
create table database_probe (
  id int primary key check (id = 1),
  at timestamptz not null,
  filler bytea storage external not null
);
comment on table database_probe is 'One row that is updated while writes fail.';
grant select, insert, update on database_probe to tessera_app;


-- Settings and keys

create table site_setting (
  the_row boolean default true primary key check (the_row),
  login_hide boolean not null,
  register_hide boolean not null,
  login_forbidden boolean not null,
  register_forbidden boolean not null,
  enforce_authenticator boolean not null,
  voice_open boolean not null,
  -- 0: none. 1: `limit_countries` are excluded. 2: only `allow_countries` are admitted.
  restriction_type int not null check (restriction_type in (0, 1, 2)),
  -- While true, retail investors buy tokens only after the risk-awareness test.
  risk_test boolean not null default false,
  limit_countries text[] not null,
  allow_countries text[] not null,
  -- People and companies of these countries need enhanced checks (decision G22).
  high_risk_countries text[] not null default '{}',
  terms_version text not null
);
comment on table site_setting is 'Settings of the whole site, in one row.';
grant select, insert, update, delete on site_setting to tessera_app;

insert into site_setting (login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open, restriction_type,
                          limit_countries, allow_countries, terms_version)
values (false, false, false, false, false, false, 1, '{}', '{}', '2026-11');

create table field_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed text not null,
  created_at timestamptz not null,
  -- Set when the next key is created. Fields that were encrypted just before can still be decrypted.
  ends_at timestamptz
);
comment on table field_key is
  'Keys with which a browser encrypts passwords and document numbers before it sends them (decision 0020).';
create unique index field_key_newest on field_key ((true)) where ends_at is null;
grant select, insert, update, delete on field_key to tessera_app;

create table field_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);
comment on table field_nonce is 'Nonces of encrypted fields. Each field is opened once.';
grant select, insert, update, delete on field_nonce to tessera_app;
