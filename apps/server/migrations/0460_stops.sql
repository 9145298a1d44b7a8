-- why: one operator who sees danger protects a customer, or stops a part of the exchange, at once; two people lift it (threat OPR-04, decision 0062)

create table stop (
  id uuid primary key,
  number bigint not null generated always as identity (start with 1001) unique,
  scope text not null check (scope in ('account', 'account_withdrawals', 'withdrawals', 'deposits', 'coin', 'product', 'registration')),
  -- A customer's id, a coin's code, a product's symbol; empty where the scope says it all.
  subject_id text not null,
  customer_id uuid references customer,
  reason text not null,
  -- Which neutral text the customer reads; null where no customer is named.
  notice text check (notice in ('safety', 'review')),
  set_by uuid not null references operator,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  -- Of an account: that this stop, or an older one that it prolongs, froze it, so that its end thaws it.
  thaws boolean not null default false,
  lifted_at timestamptz check (lifted_at >= from_at),
  -- When the end was carried out: by its time, or with the lift.
  ended_at timestamptz,
  check ((scope in ('account', 'account_withdrawals')) = (customer_id is not null)),
  check ((customer_id is null) = (notice is null)),
  check (customer_id is null or customer_id::text = subject_id),
  check ((scope in ('withdrawals', 'deposits', 'registration')) = (subject_id = ''))
);
create index stop_running on stop (scope, subject_id, until_at) where lifted_at is null;
create index stop_customer on stop (customer_id, until_at) where customer_id is not null;
create index stop_due on stop (until_at) where ended_at is null;
comment on table stop is 'kept: of a stop only its end is written, once';

create function stop_stands() returns trigger language plpgsql as $$
begin
  if (new.id, new.scope, new.subject_id, new.customer_id, new.reason, new.notice, new.set_by, new.from_at, new.until_at)
     is distinct from (old.id, old.scope, old.subject_id, old.customer_id, old.reason, old.notice, old.set_by, old.from_at, old.until_at)
     or (old.lifted_at is not null and new.lifted_at is distinct from old.lifted_at)
     or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
     or (new.thaws and not old.thaws) then
    raise exception 'a stop keeps what it says' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger stop_stands before update on stop for each row execute function stop_stands();

-- True while a scope is stopped. Whoever sets a stop holds the lock alone, so what passes this gate is committed before the stop
-- is, or waits and sees it. Volatile: each statement inside reads again after the wait.
create function stop_runs(which text, whose text) returns boolean language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('stops', 0));
  return exists (select from stop s
                  where s.scope = which and s.subject_id = whose and s.lifted_at is null and s.until_at > statement_timestamp());
end $$;

-- A stop of what leaves an account counts as a freeze (I19), until it was lifted or is over.
create or replace view audit.freeze as
  select customer_id::text as user_id, scope as kind, cause, from_at, until_at from account_freeze
  union all
  select customer_id::text, 'withdraw', 'stopped_by_us', from_at, least(until_at, lifted_at) from stop where scope = 'account_withdrawals';
