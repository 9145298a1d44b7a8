-- The verification contract: read-only views that auditors, operators and tests know, whatever the tables become.
-- Views of one noun alone stand in that noun's migration; here are those that span or belong to the whole house.

create schema if not exists audit;

create view audit.currency as select code as currency, scale, kind from coin;
create view audit.account as
  select a.id::text as account_id, a.customer_id::text as owner_user, coalesce(c.parent_id, a.customer_id)::text as person_id,
         case when a.kind = 'house' then 'system' else a.kind end as account_type, a.role, a.coin as currency, a.may_be_negative
    from account a left join customer c on c.id = a.customer_id;
create view audit.balance as
  select id::text as account_id, posted::numeric as posted, held::numeric as held, posted::numeric - held::numeric as available from account;
create view audit.journal as
  select id::text as journal_id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id::text as reverses_id, prev_hash, hash from journal;
create view audit.posting as
  select id::text as posting_id, journal_id::text as journal_id, account_id::text as account_id, coin as currency, amount::numeric as amount from posting;
create view audit.hold as
  select id::text as hold_id, account_id::text as account_id, coin as currency, amount::numeric as amount, captured::numeric as captured,
         released::numeric as released, state, ref_type, ref_id, created_at, resolved_at
    from hold;

create view audit.otc_order as
  select o.id::text as order_id, o.customer_id::text as user_id, o.person_id::text as person_id, o.market, o.side, o.price::numeric as price,
         o.quantity::numeric as qty, (o.filled_lots * m.lot)::numeric as filled, o.fee::numeric as fee, o.status::int as status,
         o.number as accept_seq, o.client_order_id, o.hold_id::text as hold_id
    from otc_order o join market m on m.symbol = o.market;
create view audit.fill as
  select id::text as fill_id, market, seq, maker_order::text as maker_order, taker_order::text as taker_order, price::numeric as price,
         quantity::numeric as qty, value::numeric as quote_amount, maker_fee::numeric as maker_fee, taker_fee::numeric as taker_fee,
         journal_id::text as journal_id
    from fill;
create view audit.market as
  select symbol as market, base, quote, tick::numeric as tick, lot::numeric as lot, maker_fee_ppm as fee_ppm_maker, taker_fee_ppm as fee_ppm_taker
    from market;

create view audit.freeze as
  select customer_id::text as user_id, scope as kind, cause, from_at, until_at from account_freeze;
create view audit.security_event as select customer_id::text as user_id, kind, at from security_event;
create view audit.transition as select entity, entity_id, n, from_state, to_state, at, actor from transition;
create view audit.legal_edge as select entity, from_state, to_state from legal_edge;
create view audit.idempotency as select owner as user_id, scope, key, body_hash, ref_id from idempotency;
create view audit.approval as
  select r.id::text as request_id, r.kind, a.content_hash, r.requested_by::text as requester, a.approver_id::text as approver, a.at
    from approval a join approval_request r on r.id = a.request_id where a.verdict = 'approve';
create view audit.outbox as select stream, seq, ref_id from outbox;
create view audit.kyc as select id::text as user_id, kyc_status as status, kyc_changed_at as changed_at from customer;

-- What chain and bank say we hold, as of a journal: compared while nothing has been posted since.
create table external_balance (
  coin text primary key references coin,
  amount minor_delta not null,
  as_of_seq bigint not null,
  at timestamptz not null
);
create view audit.external_balance as
  select coin as currency, amount::numeric as amount, as_of_seq from external_balance
   where as_of_seq = (select seq from chain_head where chain = 'journal');

-- Nothing of these exists in the product: the views say so.
create view audit.adjustment as select null::text as request_id, null::text as journal_id, null::text as currency, null::numeric as amount where false;
create view audit.api_key as select null::text as key_id, null::text as user_id, null::text[] as ips, null::boolean as active where false;
create view audit.bank_card as select null::text as card_id, null::text as user_id, null::text as fiat, null::boolean as active where false;
