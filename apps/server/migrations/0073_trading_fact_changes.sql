-- why: the trading core keeps the facts of its decisions in memory, and each batch reads only which of them changed (decision 0201)
create table fact_change (
  id bigint generated always as identity primary key,
  -- The transaction that made the change. A reader that asks by it misses no change, in whatever order they commit.
  written xid8 not null default pg_current_xact_id(),
  subject text not null check (subject in ('customer', 'markets', 'exchange')),
  customer_id uuid,
  at timestamptz not null default now(),
  constraint fact_change_of_a_customer check ((subject = 'customer') = (customer_id is not null))
);
comment on table fact_change is
  'Changes of facts that the trading core keeps in memory: of one customer, of the markets, or of the exchange. '
  'Triggers write a row in the transaction of the change.';
create index fact_change_written on fact_change (written);
create index fact_change_at on fact_change (at);
grant select, insert, delete on fact_change to tessera_app;

create function note_customer_facts() returns trigger language plpgsql as $$
begin
  insert into fact_change (subject, customer_id)
  select distinct 'customer', (row_ ->> tg_argv[0])::uuid
    from unnest(array[to_jsonb(old), to_jsonb(new)]) row_ where row_ ->> tg_argv[0] is not null;
  return null;
end $$;
create function note_shared_facts() returns trigger language plpgsql as $$
begin
  insert into fact_change (subject) values (tg_argv[0]);
  return null;
end $$;

-- A new customer is not in memory yet.
create trigger note_customer_facts after update or delete on customer for each row execute function note_customer_facts('id');
create trigger note_customer_facts after insert or update or delete on authenticator for each row execute function note_customer_facts('customer_id');
create trigger note_customer_facts after insert or update or delete on passkey for each row execute function note_customer_facts('customer_id');
create trigger note_customer_facts after insert or update or delete on sub_account for each row execute function note_customer_facts('customer_id');
create trigger note_customer_facts after insert or update or delete on receivable for each row execute function note_customer_facts('customer_id');
create trigger note_customer_facts after insert or update or delete on account_freeze for each row execute function note_customer_facts('customer_id');
create trigger note_customer_facts after insert or update or delete on stop for each row execute function note_customer_facts('customer_id');
create trigger note_customer_facts after insert or update or delete on tie for each row execute function note_customer_facts('customer_id');

create trigger note_shared_facts after insert or update or delete or truncate on market for each statement execute function note_shared_facts('markets');
create trigger note_shared_facts after insert or update or delete or truncate on market_reference for each statement execute function note_shared_facts('markets');
create trigger note_shared_facts after insert or update or delete or truncate on least_value for each statement execute function note_shared_facts('markets');
create trigger note_shared_facts after insert or update or delete or truncate on product for each statement execute function note_shared_facts('markets');
create trigger note_shared_facts after insert or update or delete or truncate on setting_version for each statement execute function note_shared_facts('markets');
create trigger note_shared_facts after insert or update or delete or truncate on rate for each statement execute function note_shared_facts('markets');
create trigger note_shared_facts after insert or update or delete or truncate on site_setting for each statement execute function note_shared_facts('exchange');
-- All volumes are replaced once a day.
create trigger note_shared_facts after insert or update or delete or truncate on trading_volume for each statement execute function note_shared_facts('exchange');
