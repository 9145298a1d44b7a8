-- why: postings and steps are the rows that trading writes most of. Each month has tables of its own, so that what is written to
-- and read most stays small however long the story is. The month stands in the id, whose first half is its time (UUID version 7):
-- ids stay unique by their key alone, and a row is found by its id in the one table that can have it (decision 0023). What has an
-- id without a time, and every month nobody made tables for, lies in the table named `_other`.

-- The smallest id of a moment.
create function id_from(at timestamptz) returns uuid language sql immutable strict as
  $$ select (lpad(to_hex((date_part('epoch', at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- Postings: found by journal, or by account in the order of their own numbers.
drop trigger posting_balances on posting;
alter table posting rename to posting_other;
alter table posting_other drop constraint posting_pkey;
drop index posting_journal;
alter index posting_account rename to posting_other_account;
alter table posting_other alter column id drop identity;
alter table posting_other add primary key (journal_id, id);
comment on table posting_other is null;

create table posting (
  id bigint generated always as identity,
  journal_id uuid not null,
  account_id bigint not null,
  coin text not null,
  amount minor_delta not null constraint posting_amount_check check (amount <> 0),
  primary key (journal_id, id)
) partition by range (journal_id);
create index posting_account on posting (account_id, id);
alter table posting attach partition posting_other default;
select setval(pg_get_serial_sequence('posting', 'id'), max(id)) from posting_other having max(id) is not null;
comment on table posting is 'append-only: the books';
create trigger posting_balances after insert on posting
  referencing new table as added for each statement execute function posting_balances();

create or replace view audit.posting as
  select id::text as posting_id, journal_id::text as journal_id, account_id::text as account_id, coin as currency, amount::numeric as amount from posting;

-- Steps: those of orders by month, all others together.
alter table transition rename to transition_other;
alter index transition_pkey rename to transition_other_pkey;
comment on table transition_other is null;

create table transition (
  entity text not null,
  entity_id text not null,
  n int not null constraint transition_n_check check (n > 0),
  from_state text,
  to_state text not null,
  at timestamptz not null,
  actor text not null,
  primary key (entity, entity_id, n),
  constraint transition_check check ((n = 1) = (from_state is null))
) partition by list (entity);
comment on table transition is 'append-only: the history of every machine';
create table transition_order partition of transition for values in ('otc_order') partition by range (entity_id);
create table transition_order_other partition of transition_order default;
with orders as (delete from transition_other where entity = 'otc_order' returning *)
insert into transition_order_other select * from orders;
alter table transition attach partition transition_other default;

create or replace view audit.transition as select entity, entity_id, n, from_state, to_state, at, actor from transition;

-- Makes the tables of this month and of the next ones. What came before its table was there moves into it. The app may call it,
-- and makes nothing else.
create function make_history_partitions(at timestamptz, months int) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  t record;
  month timestamptz;
  name text;
  bounds text[];
begin
  if months not between 0 and 12 then
    raise exception 'at most a year ahead' using errcode = 'check_violation';
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

-- How many months after this one have their tables, counted until the first that lacks one.
create function history_months_ahead(at timestamptz) returns int language sql stable as $$
  select coalesce(min(n) filter (where to_regclass('posting' || month) is null or to_regclass('transition_order' || month) is null), 13)::int - 1
    from generate_series(1, 12) n,
         to_char((date_trunc('month', at, 'UTC') + make_interval(months => n)) at time zone 'UTC', '_YYYY_MM') month
$$;
