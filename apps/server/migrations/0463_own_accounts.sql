-- why: an operator never decides about, reads or searches their own customer account (threat OPR-02, decision 0062)
alter table operator add column own_phone text;
alter table operator add column own_document_hash text;

-- Accounts that an operator declared, and answers of other people to a match.
create table operator_account (
  operator_id uuid not null references operator,
  customer_id uuid not null references customer,
  -- `own`: closed to the operator. `other`: another person says that the account is somebody else's.
  status text not null check (status in ('own', 'other')),
  declared_at timestamptz not null,
  answered_by uuid references operator check (answered_by <> operator_id),
  reason text,
  primary key (operator_id, customer_id),
  check (status = 'own' or answered_by is not null),
  check ((answered_by is null) = (reason is null))
);
create index operator_account_customer on operator_account (customer_id);

-- Matches of operators with customers. A mailbox, phone or document number blocks until another person answers; a name only proposes.
create view operator_match as
  select o.id as operator_id, c.id as customer_id, 'mailbox' as matched_by
    from operator o join customer c on c.email_key = regexp_replace(o.email, '\+[^@]*@', '@')
  union all
  select o.id, c.id, 'phone' from operator o join customer c on c.phone = o.own_phone
  union all
  select o.id, k.customer_id, 'document'
    from operator o join kyc_version v on v.document_number_hash = o.own_document_hash join kyc_case k on k.id = v.case_id
  union all
  select o.id, c.id, 'name' from operator o join customer c on lower(btrim(c.real_name)) = lower(btrim(o.name));
grant select on operator_match to tessera_app;

-- The accounts that are closed to an operator: declared, matched and not answered, and every account of the same family.
create function closed_accounts(whose uuid) returns table (customer_id uuid) language sql stable as $$
  with known as (
    select a.customer_id from operator_account a where a.operator_id = whose and a.status = 'own'
    union
    select m.customer_id from operator_match m
     where m.operator_id = whose and m.matched_by <> 'name'
       and not exists (select from operator_account a where a.operator_id = whose and a.customer_id = m.customer_id and a.status = 'other'))
  select k.customer_id from known k
  union
  select c.id from customer c join known k on c.parent_id = k.customer_id
  union
  select c.parent_id from customer c join known k on c.id = k.customer_id where c.parent_id is not null;
$$;

-- Which of these ids, account numbers, mailboxes and phones belong to which customer. With `wide` also products, distributions, runs of
-- rebates and payment files, which belong to everybody in them.
create function customers_of(named text[], wide boolean) returns table (name text, customer_id uuid) language sql stable as $$
  with asked as (
    select n as name, n as points_to from unnest(named) n
    union
    select r.id::text, r.subject_id from approval_request r where r.id::text = any(named)),
  ids as (select name, points_to::uuid as id from asked where points_to ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
  select a.name, c.id from asked a join customer c on a.points_to in (c.number::text, c.email, c.phone)
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
  union all select i.name, t.customer_id from ids i join otc_order t on t.id = i.id
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
  union all select i.name, t.customer_id from ids i join stop t on t.id = i.id and t.customer_id is not null
  union all select i.name, t.customer_id from ids i join distribution_holder t on wide and t.distribution_id = i.id
  union all select i.name, t.customer_id from ids i join payout t on wide and t.batch_id = i.id
  union all select i.name, t.customer_id from ids i join rebate_payment t on wide and t.run_id = i.id
  union all select i.name, s.customer_id from ids i join subscription s on wide and s.product_id = i.id
  union all select a.name, s.customer_id from asked a join product p on wide and p.symbol = a.points_to join subscription s on s.product_id = p.id;
$$;
