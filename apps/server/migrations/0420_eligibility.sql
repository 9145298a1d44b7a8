-- Facts that decide who may acquire what (decision 0057), on the rows that every decision reads anyway.

-- Countries of the approved identity: of a person residence and nationality, of a company where it is registered. A sub-account
-- has those of its owner. The triggers below keep them.
alter table customer
  add column residence text check (residence ~ '^[A-Z]{2}$'),
  add column nationality text check (nationality ~ '^[A-Z]{2}$'),
  -- When a customer passed the risk-awareness test (decision G25).
  add column risk_test_passed_at timestamptz;
-- While it is on, retail investors acquire tokens only after the risk-awareness test.
alter table site_setting add column risk_test boolean not null default false;

create function copy_countries(owner uuid) returns void language plpgsql as $$
declare lives text; citizen text;
begin
  select v.address ->> 'country', v.nationality into lives, citizen
    from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version
   where k.customer_id = owner and k.status in ('approved', 'expiring');
  if not found then
    select a.registered_address ->> 'country' into lives
      from company_application a where a.customer_id = owner and a.status = 'approved';
  end if;
  -- Parents before their sub-accounts, as everybody locks them.
  perform 1 from customer where id = owner or parent_id = owner order by parent_id is not null, id for no key update;
  update customer set residence = lives, nationality = citizen
   where (id = owner or parent_id = owner) and (residence, nationality) is distinct from (lives, citizen);
end $$;

create function countries_of_case() returns trigger language plpgsql as $$
begin
  perform copy_countries(coalesce(new.customer_id, old.customer_id));
  return null;
end $$;
create function countries_of_version() returns trigger language plpgsql as $$
begin
  perform copy_countries(k.customer_id) from kyc_case k where k.id = new.case_id and k.version = new.version and k.status in ('approved', 'expiring');
  return null;
end $$;
create trigger countries_of_new_case after insert on kyc_case
  for each row when (new.status in ('approved', 'expiring')) execute function countries_of_case();
create trigger countries_of_case after update of status, version on kyc_case
  for each row when (old.status in ('approved', 'expiring') or new.status in ('approved', 'expiring')) execute function countries_of_case();
create trigger countries_of_forgotten_case after delete on kyc_case for each row execute function countries_of_case();
create trigger countries_of_version after insert on kyc_version for each row execute function countries_of_version();
create trigger countries_of_new_company after insert on company_application
  for each row when (new.status = 'approved') execute function countries_of_case();
create trigger countries_of_company after update of status, registered_address on company_application
  for each row when (old.status = 'approved' or new.status = 'approved') execute function countries_of_case();
create trigger countries_of_forgotten_company after delete on company_application
  for each row execute function countries_of_case();

create function countries_of_owner() returns trigger language plpgsql as $$
begin
  select residence, nationality, risk_test_passed_at into new.residence, new.nationality, new.risk_test_passed_at
    from customer where id = new.parent_id;
  return new;
end $$;
create trigger countries_of_owner before insert on customer
  for each row when (new.parent_id is not null) execute function countries_of_owner();

update customer c set residence = i.residence, nationality = i.nationality
  from (select k.customer_id, v.address ->> 'country' as residence, v.nationality
          from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version where k.status in ('approved', 'expiring')
        union all
        select a.customer_id, a.registered_address ->> 'country', null from company_application a where a.status = 'approved') i
 where i.customer_id in (c.id, c.parent_id);

-- Customers with open orders whose rights have changed since the last batch of the trading core. The next batch cancels the orders
-- that their owner may not have any more, and its commit deletes the row.
create table right_change (customer_id uuid primary key);

-- At the end of a transaction that changes rights: it waits for the batches on their way and keeps the next one waiting until it is
-- committed, so no batch rests on rights that are gone. Such a transaction posts no journal: a batch waits for the chain of journals.
create function note_right_change() returns trigger language plpgsql as $$
declare whose uuid := coalesce(to_jsonb(new) ->> 'customer_id', to_jsonb(new) ->> 'id');
begin
  if exists (select 1 from otc_order where customer_id = whose and status in (0, 1)) then
    perform pg_advisory_xact_lock(hashtextextended('markets', 0));
    insert into right_change values (whose) on conflict do nothing;
  end if;
  return null;
end $$;
create constraint trigger note_right_change after update on customer deferrable initially deferred
  for each row
  when ((old.kyc_status, old.status, old.parent_active, old.investor_class, old.residence, old.nationality)
        is distinct from (new.kyc_status, new.status, new.parent_active, new.investor_class, new.residence, new.nationality))
  execute function note_right_change();
create constraint trigger note_right_change after update on sub_account deferrable initially deferred
  for each row when (old.trading_open and not new.trading_open) execute function note_right_change();

-- The same for rules of the whole exchange: everybody whose orders a new rule might concern is looked at.
create function note_rule_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('markets', 0));
  insert into right_change
    select c.id from customer c
     where (case new.restriction_type
              when 1 then array[c.residence, c.nationality] && new.limit_countries
              when 2 then not coalesce(array_remove(array[c.residence, c.nationality], null) <@ new.allow_countries, false)
                          or c.residence is null and c.nationality is null
              else false end
            or new.risk_test and c.investor_class = 'ri' and c.risk_test_passed_at is null)
       and exists (select 1 from otc_order o where o.customer_id = c.id and o.status in (0, 1))
    on conflict do nothing;
  return null;
end $$;
create constraint trigger note_rule_change after update on site_setting deferrable initially deferred
  for each row
  when ((old.restriction_type, old.limit_countries, old.allow_countries, old.risk_test)
        is distinct from (new.restriction_type, new.limit_countries, new.allow_countries, new.risk_test))
  execute function note_rule_change();

-- Why an order of somebody who lost the right was cancelled: the class, the country or the risk test. Added to the rule of the
-- table wherever it names the older cause of the same kind.
do $$
begin
  execute replace(pg_get_functiondef('is_sound(otc_order)'::regprocedure), '''barred''', '''barred'', ''class'', ''country'', ''test''');
end $$;
