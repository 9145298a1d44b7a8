-- why: a stolen session with the phone could withdraw unseen; the mailbox now confirms each withdrawal before review (decision 0104, threat WDR-19)
alter table withdrawal
  drop constraint withdrawal_status_check,
  add constraint withdrawal_status_check check (status in ('held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast',
    'confirmed', 'expired', 'failed', 'refused', 'cancelled', 'lapsed', 'refunded')),
  -- Null if no mail asks for a confirmation.
  add column confirm_by timestamptz,
  add column confirmed_at timestamptz,
  add constraint asked_before_confirmed check (confirmed_at is null or confirmed_at < confirm_by),
  add constraint waits_for_mail_until check (status not in ('email_confirm', 'lapsed') or confirm_by is not null),
  -- Last line of defence: an unconfirmed withdrawal cannot be reviewed.
  add constraint confirmed_before_review check (status <> 'review' or confirm_by is null or confirmed_at is not null);

drop index withdrawal_open;
create index withdrawal_open on withdrawal (status, requested_at)
  where status in ('held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed');

-- The links that were mailed about a withdrawal. Their secret is in no table.
create table withdrawal_mail (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawal,
  -- The login whose mailbox received it: in a company, one of several people.
  person_id uuid not null references customer,
  sent_at timestamptz not null,
  -- The time at which its reader pressed "This was not me".
  disowned_at timestamptz
);
comment on table withdrawal_mail is 'kept: who was asked about which withdrawal';
create index withdrawal_mail_withdrawal on withdrawal_mail (withdrawal_id, sent_at);

create or replace view audit.withdrawal as
  select id::text as withdrawal_id, customer_id::text as user_id, coin as currency, amount::numeric as amount,
         fee::numeric as fee, address,
         case when status = 'confirmed' then 'succeeded'
              when status in ('refused', 'cancelled', 'lapsed', 'refunded') then 'rejected'
              else 'pending review' end as status,
         status as inner_state, hold_id::text as hold_id, requested_at, kyc_at_request, factor, null::text as refund_journal,
         limit_value::numeric as limit_value
    from withdrawal
  union all
  select p.id::text, p.customer_id::text, p.coin, p.amount::numeric, p.fee::numeric, p.bank || ' ' || p.number_ending,
         case when p.status = 'paid' then 'succeeded'
              when p.status in ('failed', 'refused', 'cancelled', 'returned') then 'rejected'
              else 'pending review' end,
         p.status, p.hold_id::text, p.requested_at, p.kyc_at_request, p.factor,
         (select j.id::text from journal j where j.reverses_id = p.journal_id), p.limit_value::numeric
    from payout p;
