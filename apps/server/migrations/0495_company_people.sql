-- why: an operator could decide about a company whose owner, director or contact they are (threat OPR-02, decision 0062): the people of a
-- company are matched with operators like its account is.

-- The hash of the person's document number that an account of their own would have. Null until the person is saved again.
alter table company_person add column account_hash text;
create index company_person_account on company_person (account_hash) where account_hash is not null;
create index company_application_contact on company_application (contact_number) where contact_number is not null;

create or replace view operator_match as
  select o.id as operator_id, c.id as customer_id, 'mailbox' as matched_by
    from operator o join customer c on c.email_key = regexp_replace(o.email, '\+[^@]*@', '@')
  union all
  select o.id, c.id, 'phone' from operator o join customer c on c.phone = o.own_phone
  union all
  select o.id, c.id, 'phone' from operator o join customer c on c.phone_key = o.own_phone and c.phone is distinct from o.own_phone
  union all
  select o.id, a.customer_id, 'phone' from operator o join company_application a on a.contact_number = o.own_phone
  union all
  select o.id, k.customer_id, 'document'
    from operator o join kyc_version v on v.document_number_hash = o.own_document_hash join kyc_case k on k.id = v.case_id
  union all
  select o.id, a.customer_id, 'document'
    from operator o join company_person p on p.account_hash = o.own_document_hash join company_application a on a.id = p.application_id
  union all
  -- Owners of a quarter or more, of every time.
  select o.id, t.customer_id, 'document' from operator o join tie t on t.kind = 'owner' and t.shared = o.own_document_hash
  union all
  select o.id, c.id, 'name' from operator o join customer c on lower(btrim(c.real_name)) = lower(btrim(o.name))
  union all
  select o.id, a.customer_id, 'name'
    from operator o join company_person p on lower(btrim(p.name)) = lower(btrim(o.name)) join company_application a on a.id = p.application_id;

-- Before a company names another contact or other people, its match is kept as if it was declared.
create function keep_company_matches() returns trigger language plpgsql as $$
declare application uuid := coalesce(to_jsonb(old) ->> 'application_id', to_jsonb(old) ->> 'id');
begin
  insert into operator_account (operator_id, customer_id, status, declared_at)
  select distinct m.operator_id, m.customer_id, 'own', now()
    from operator_match m join company_application a on a.customer_id = m.customer_id
   where a.id = application and m.matched_by <> 'name'
  on conflict (operator_id, customer_id) do nothing;
  return coalesce(new, old);
end $$;
create trigger company_contact_changed before update of contact_number on company_application
  for each row when (new.contact_number is distinct from old.contact_number) execute function keep_company_matches();
create trigger company_person_changed before update of account_hash or delete on company_person
  for each row execute function keep_company_matches();
