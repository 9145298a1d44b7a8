-- Accounts that an operator may not access, because they are the operator's own or of the operator's company (threat
-- OPR-02, decision 0062). This file is last, because it reads the tables of most areas.

-- Matches of operators with customers. An email, phone or document number blocks until another person decides; a name
-- only proposes.
create view operator_match as
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
  select o.id, t.customer_id, 'document' from operator o join tie t on t.kind = 'owner' and t.shared = o.own_document_hash
  union all
  select o.id, c.id, 'name' from operator o join customer c on lower(btrim(c.real_name)) = lower(btrim(o.name))
  union all
  select o.id, a.customer_id, 'name'
    from operator o join company_person p on lower(btrim(p.name)) = lower(btrim(o.name)) join company_application a on a.id = p.application_id
  union all
  select o.id, a.customer_id, m.matched_by
    from company_change d
    join company_application a on a.id = d.application_id
    cross join lateral jsonb_array_elements(d.content -> 'persons') p
    join operator o on o.own_document_hash = p ->> 'account_hash' or lower(btrim(o.name)) = lower(btrim(p ->> 'name'))
    cross join lateral (select case when o.own_document_hash = p ->> 'account_hash' then 'document' else 'name' end as matched_by) m
   where d.status = 'waiting';
grant select on operator_match to tessera_app;

-- Before the facts of a match change, on either side, the match is stored as if it was declared.
create function keep_operator_matches() returns trigger language plpgsql as $$
begin
  insert into operator_account (operator_id, customer_id, status, declared_at)
  select distinct m.operator_id, m.customer_id, 'own', now() from operator_match m
   where m.matched_by <> 'name'
     and case tg_table_name when 'customer' then m.customer_id else m.operator_id end = old.id
  on conflict (operator_id, customer_id) do nothing;
  return new;
end $$;
create trigger customer_facts_changed before update of email, phone on customer
  for each row
  when (new.email is distinct from old.email or new.phone is distinct from old.phone)
  execute function keep_operator_matches();
create trigger operator_facts_changed before update of own_phone, own_document_hash on operator
  for each row
  when (new.own_phone is distinct from old.own_phone or new.own_document_hash is distinct from old.own_document_hash)
  execute function keep_operator_matches();

-- The same before a company names another contact or other people.
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
create trigger company_person_changed before delete or update of account_hash on company_person
  for each row execute function keep_company_matches();

-- Returns the accounts that an operator may not access: declared ones, undecided matches, all accounts of the same
-- family or company, and the logins of its members.
create function closed_accounts(whose uuid) returns table(customer_id uuid) language sql stable as $$
  with known as (
    select a.customer_id from operator_account a where a.operator_id = whose and a.status = 'own'
    union
    select m.customer_id from operator_match m
     where m.operator_id = whose and m.matched_by <> 'name'
       and not exists (select from operator_account a where a.operator_id = whose and a.customer_id = m.customer_id and a.status = 'other')),
  owned as (
    select k.customer_id from known k
    union
    select m.account_id from member m join known k on k.customer_id = m.login_id),
  closed as (
    select o.customer_id from owned o
    union
    select c.id from customer c join owned o on c.parent_id = o.customer_id
    union
    select c.parent_id from customer c join owned o on c.id = o.customer_id where c.parent_id is not null)
  select customer_id from closed
  union
  select m.login_id from member m join closed c on c.customer_id = m.account_id;
$$;

-- Returns the customer of each of these ids, account numbers, emails and phones. With `wide` also the customers of
-- products, distributions, rebate runs and payment files. A proposal belongs to the customer of every id in its content,
-- and a statement to the customers of its lines.
create function customers_of(named text[], wide boolean)
  returns table(name text, customer_id uuid) language sql stable as $$
  with given as (
    select n as name, n as points_to from unnest(named) n
    union
    select r.id::text, r.subject_id from approval_request r where r.id::text = any(named)),
  ids as (select name, points_to::uuid as id from given where points_to ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    union
    select r.id::text, (v #>> '{}')::uuid
      from approval_request r, jsonb_path_query(jsonb_build_array(r.content, r.proposal), 'strict $.**') v
     where wide and r.id::text = any(named) and jsonb_typeof(v) = 'string'
       and v #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  claimed as (
    select i.name, w as reference from ids i
      join bank_claim k on k.id = i.id, regexp_split_to_table(replace(upper(k.remittance), '-', ''), '[^0-9A-Z]+') w
    union
    select i.name, w from ids i
      join bank_claim k on wide and k.statement_id = i.id, regexp_split_to_table(replace(upper(k.remittance), '-', ''), '[^0-9A-Z]+') w)
  select a.name, c.id from given a join customer c on a.points_to in (c.number::text, c.email, c.phone)
  union all select i.name, c.id from ids i join customer c on c.id = i.id
  union all select i.name, t.customer_id from ids i join kyc_case t on t.id = i.id
  union all select i.name, k.customer_id from ids i join kyc_document d on d.upload_id = i.id join kyc_case k on k.id = d.case_id
  union all select i.name, t.customer_id from ids i join company_application t on t.id = i.id
  union all select i.name, t.customer_id from ids i join financing_application t on t.id = i.id
  union all select i.name, t.customer_id from ids i join withdrawal t on t.id = i.id
  union all select i.name, t.customer_id from ids i join payout t on t.id = i.id
  union all select i.name, t.customer_id from ids i join deposit t on t.id = i.id
  union all select i.name, t.customer_id from ids i join fiat_order t on t.id = i.id
  union all select i.name, o.customer_id from ids i join bank_line l on l.id = i.id join fiat_order o on o.id = l.names_order
  union all select i.name, p.customer_id from ids i join bank_line l on l.id = i.id join payout p on p.id = l.names_payout
  union all select i.name, t.customer_id from ids i join internal_transfer t on t.id = i.id
  union all select i.name, t.recipient_id from ids i join internal_transfer t on t.id = i.id
  union all select i.name, t.customer_id from ids i join transfer t on t.id = i.id
  union all select i.name, t.customer_id from ids i join subscription t on t.id = i.id
  union all select i.name, t.customer_id from ids i join trading_order t on t.id = i.id
  union all select i.name, t.customer_id from ids i join otc_ad t on t.id = i.id
  union all select i.name, t.seller_id from ids i join otc_deal t on t.id = i.id
  union all select i.name, t.buyer_id from ids i join otc_deal t on t.id = i.id
  union all select i.name, t.customer_id from ids i join agent t on t.id = i.id
  union all select i.name, t.customer_id from ids i join agent_client t on t.id = i.id
  union all select i.name, t.customer_id from ids i join rebate t on t.id = i.id
  union all select i.name, t.customer_id from ids i join rebate_payment t on t.id = i.id
  union all select i.name, t.customer_id from ids i join distribution_holder t on t.id = i.id
  union all select i.name, t.customer_id from ids i join api_key t on t.id = i.id
  union all select i.name, t.customer_id from ids i join session t on t.id = i.id
  union all select i.name, t.customer_id from ids i join receivable t on t.id = i.id
  union all select i.name, t.credited_id from ids i join receivable t on t.id = i.id
  union all select i.name, t.customer_id from ids i join fiat_order t on t.bank_line_id = i.id
  union all select k.name, t.customer_id from claimed k join fiat_order t on t.reference = k.reference
  union all select k.name, t.customer_id from claimed k join payout t on t.reference = k.reference
  union all select i.name, t.customer_id from ids i join account_freeze t on t.id = i.id
  union all select i.name, b.customer_id from ids i join lost_payment l on l.id = i.id
             join address_book b on b.coin = l.coin and b.chain = l.chain and b.address = l.recipient
  union all select i.name, t.customer_id from ids i join stop t on t.id = i.id and t.customer_id is not null
  union all select i.name, t.customer_id from ids i join distribution_holder t on wide and t.distribution_id = i.id
  union all select i.name, t.customer_id from ids i join payout t on wide and t.batch_id = i.id
  union all select i.name, t.customer_id from ids i join rebate_payment t on wide and t.run_id = i.id
  union all select i.name, s.customer_id from ids i join subscription s on wide and s.product_id = i.id
  union all select a.name, s.customer_id from given a join product p on wide and p.symbol = a.points_to join subscription s on s.product_id = p.id
  union all select i.name, t.customer_id from ids i join company_change d on d.id = i.id
    join company_application t on t.id = d.application_id
  union all select i.name, t.customer_id from ids i join investor_application t on t.id = i.id
  union all select i.name, t.customer_id from ids i join broker_power t on t.id = i.id
  union all select i.name, t.customer_id from ids i join invitation_application t on t.id = i.id;
$$;
