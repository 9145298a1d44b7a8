-- why: people who pay by Alipay, WeChat Pay, PayNow or FPS scan a picture (specification §5); a deal keeps its own copy, like its account details
alter table payment_method add column qr_id uuid references upload check (qr_id is null or kind in ('paynow', 'fps', 'alipay', 'wechat_pay'));
create index payment_method_qr on payment_method (qr_id) where qr_id is not null;
alter table otc_deal add column qr_id uuid references upload;
create index otc_deal_qr on otc_deal (qr_id) where qr_id is not null;

create or replace function otc_deal_stands() returns trigger language plpgsql as $$
declare moving text[] := array['status', 'status_at', 'paid_at', 'proof_id', 'ended_at', 'cancelled_by', 'outcome', 'journal_id',
                               'factor', 'account_name', 'bank', 'branch', 'bank_code', 'account_sealed', 'account_ending', 'payer_name', 'qr_id'];
begin
  if (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving) then
    raise exception 'a deal is never edited' using errcode = 'check_violation';
  end if;
  if old.status in ('created', 'paid', 'appeal')
     and (old.account_name, old.bank, old.branch, old.bank_code, old.account_sealed, old.account_ending, old.payer_name, old.qr_id)
         is distinct from
         (new.account_name, new.bank, new.branch, new.bank_code, new.account_sealed, new.account_ending, new.payer_name, new.qr_id) then
    raise exception 'an open deal keeps where it is paid' using errcode = 'check_violation';
  end if;
  return new;
end $$;
