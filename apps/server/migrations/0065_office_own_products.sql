-- An operator does not decide on money of their own company (threat OPR-02). A product and its payments belong to the
-- company that applied for the product, and a partner's payments to the partner.
create or replace function customers_of(named text[], wide boolean)
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
  union all select i.name, t.customer_id from ids i join invitation_application t on t.id = i.id
  union all select i.name, t.customer_id from ids i join financing_application t on t.product_id = i.id
  union all select i.name, t.customer_id from ids i join payment_beneficiary t on t.id = i.id and t.customer_id is not null
  union all select i.name, c.id from ids i join payment_beneficiary t on t.id = i.id join customer c on t.owner_key = 'customer:' || c.id
  union all select i.name, t.customer_id from ids i join payment_instruction p on p.id = i.id
             join payment_beneficiary t on t.id = p.beneficiary_id and t.customer_id is not null
  union all select i.name, c.id from ids i join payment_instruction p on p.id = i.id join customer c on p.owner_key = 'customer:' || c.id;
$$;
