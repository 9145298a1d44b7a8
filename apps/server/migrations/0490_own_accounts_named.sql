-- why: an operator could still decide about a bank statement or a match that credits their own account, and could open one again by
-- another phone (threat OPR-02): what a decision carries out is read too, and a match that once blocked stays until a person answers.

-- A stored phone that is spelled in a second way is the same phone.
create or replace view operator_match as
  select o.id as operator_id, c.id as customer_id, 'mailbox' as matched_by
    from operator o join customer c on c.email_key = regexp_replace(o.email, '\+[^@]*@', '@')
  union all
  select o.id, c.id, 'phone' from operator o join customer c on c.phone = o.own_phone
  union all
  select o.id, c.id, 'phone' from operator o join customer c on c.phone_key = o.own_phone and c.phone is distinct from o.own_phone
  union all
  select o.id, k.customer_id, 'document'
    from operator o join kyc_version v on v.document_number_hash = o.own_document_hash join kyc_case k on k.id = v.case_id
  union all
  select o.id, c.id, 'name' from operator o join customer c on lower(btrim(c.real_name)) = lower(btrim(o.name));

-- Before the facts of a match change, on either side, the match is kept as if it was declared.
create function keep_operator_matches() returns trigger language plpgsql as $$
begin
  insert into operator_account (operator_id, customer_id, status, declared_at)
  select distinct m.operator_id, m.customer_id, 'own', now() from operator_match m
   where m.matched_by <> 'name'
     and case tg_table_name when 'customer' then m.customer_id else m.operator_id end = old.id
  on conflict (operator_id, customer_id) do nothing;
  return new;
end $$;
create trigger operator_facts_changed before update of own_phone, own_document_hash on operator
  for each row when (new.own_phone is distinct from old.own_phone or new.own_document_hash is distinct from old.own_document_hash)
  execute function keep_operator_matches();
create trigger customer_facts_changed before update of email, phone on customer
  for each row when (new.email is distinct from old.email or new.phone is distinct from old.phone)
  execute function keep_operator_matches();

-- With `wide` a proposal is also named by every id in its content and in what it asks for, and a statement by each of its lines. A line
-- that a file claims belongs to the order or payout whose reference it carries.
do $$
begin
  execute replace(replace(pg_get_functiondef('customers_of(text[], boolean)'::regprocedure),
    '(select name, points_to::uuid as id from asked where points_to ~ ''^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'')',
    '(select name, points_to::uuid as id from asked where points_to ~ ''^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$''
    union
    select r.id::text, (v #>> ''{}'')::uuid
      from approval_request r, jsonb_path_query(jsonb_build_array(r.content, r.proposal), ''strict $.**'') v
     where wide and r.id::text = any(named) and jsonb_typeof(v) = ''string''
       and v #>> ''{}'' ~ ''^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$''),
  claimed as (
    select i.name, w as reference from ids i
      join bank_claim k on k.id = i.id, regexp_split_to_table(replace(upper(k.remittance), ''-'', ''''), ''[^0-9A-Z]+'') w
    union
    select i.name, w from ids i
      join bank_claim k on wide and k.statement_id = i.id, regexp_split_to_table(replace(upper(k.remittance), ''-'', ''''), ''[^0-9A-Z]+'') w)'),
    'union all select i.name, t.customer_id from ids i join stop t',
    'union all select k.name, t.customer_id from claimed k join fiat_order t on t.reference = k.reference
  union all select k.name, t.customer_id from claimed k join payout t on t.reference = k.reference
  union all select i.name, t.customer_id from ids i join stop t');
  if pg_get_functiondef('customers_of(text[], boolean)'::regprocedure) not like '%claimed as (%claimed k join payout%' then
    raise exception 'customers_of has another text than this migration knows';
  end if;
end $$;
