-- Limits count in a currency that staff choose. Each counted amount keeps the currency in which it was counted, so that a change of the
-- currency does not change its value (decision 0148). Earlier amounts were counted in US dollars.
alter table withdrawal add column limit_currency text not null default 'USD' check (length(limit_currency) between 1 and 12);
alter table withdrawal alter column limit_currency drop default;
comment on column withdrawal.limit_currency is 'The reference currency at the request, in which limit_value and the amounts for unidentified beneficiaries count.';
alter table payout add column limit_currency text not null default 'USD' check (length(limit_currency) between 1 and 12);
alter table payout alter column limit_currency drop default;
alter table internal_transfer add column limit_currency text not null default 'USD' check (length(limit_currency) between 1 and 12);
alter table internal_transfer alter column limit_currency drop default;
alter table otc_deal add column limit_currency text not null default 'USD' check (length(limit_currency) between 1 and 12);
alter table otc_deal alter column limit_currency drop default;

alter table limit_use add column currency text not null default 'USD' check (length(currency) between 1 and 12);
alter table limit_use alter column currency drop default;
alter table limit_use drop constraint limit_use_pkey, add primary key (customer_id, win_kind, win_start, currency);
comment on table limit_use is
  'A customer''s use of a limit in one reference currency, at scale 6. Locked together with the hold.';

create or replace function payout_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.customer_id, new.coin, new.amount, new.fee, new.limit_value, new.limit_currency, new.reference, new.hold_id, new.seal, new.requested_at)
     is distinct from
     (old.id, old.customer_id, old.coin, old.amount, old.fee, old.limit_value, old.limit_currency, old.reference, old.hold_id, old.seal, old.requested_at)
     or (old.batch_id is not null and new.batch_id is distinct from old.batch_id) then
    raise exception 'payout % cannot be edited: its request and its payment file are fixed', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace view audit.limit_use as
  select customer_id::text as user_id, win_kind, win_start, used::numeric as used, cap::numeric as cap, currency from limit_use;

create or replace view audit.withdrawal as
  select id::text as withdrawal_id, customer_id::text as user_id, coin as currency, amount::numeric as amount,
         fee::numeric as fee, address,
         case when status = 'confirmed' then 'succeeded'
              when status in ('refused', 'cancelled', 'lapsed', 'refunded') then 'rejected'
              else 'pending review' end as status,
         status as inner_state, hold_id::text as hold_id, requested_at, kyc_at_request, factor, null::text as refund_journal,
         limit_value::numeric as limit_value, limit_currency
    from withdrawal
  union all
  select p.id::text, p.customer_id::text, p.coin, p.amount::numeric, p.fee::numeric, p.bank || ' ' || p.number_ending,
         case when p.status = 'paid' then 'succeeded'
              when p.status in ('failed', 'refused', 'cancelled', 'returned') then 'rejected'
              else 'pending review' end,
         p.status, p.hold_id::text, p.requested_at, p.kyc_at_request, p.factor,
         (select j.id::text from journal j where j.reverses_id = p.journal_id), p.limit_value::numeric, p.limit_currency
    from payout p;

create or replace view audit.internal_transfer as
  select id::text as transfer_id, customer_id::text as user_id, recipient_id::text as recipient, coin as currency,
         amount::numeric as amount, limit_value::numeric as limit_value, sent_at, kyc_at_request, factor, fee::numeric as fee,
         limit_currency
    from internal_transfer;

create or replace view audit.otc_deal as
  select id::text as deal_id, ad_id::text as ad_id, seller_id::text as seller, buyer_id::text as buyer, coin as currency,
         amount::numeric as amount, fee::numeric as fee, limit_value::numeric as limit_value, hold_id::text as hold_id, status,
         outcome, seller_kyc, buyer_kyc, factor, created_at, ended_at, limit_currency
    from otc_deal;
