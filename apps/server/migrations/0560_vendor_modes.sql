-- why: verdicts of the vendor's sandbox still counted after an installation went live (threat KYC-01), and the vendor kept the
-- applicant of a forgotten account (threat KYC-11, decision 0079)

-- The environment at the vendor that knows the applicant. Rows from before this column say nothing else, so they are the sandbox's.
alter table sumsub_applicant add column mode text not null default 'sandbox' check (mode in ('sandbox', 'live'));
alter table sumsub_applicant alter column mode drop default;

-- 'given_up': the webhook could not be applied for a week; reconciliation has read the vendor's state since.
alter table sumsub_event drop constraint sumsub_event_outcome_check;
alter table sumsub_event add constraint sumsub_event_outcome_check
  check (outcome in ('applied', 'older', 'unknown', 'ignored', 'unreadable', 'other_mode', 'given_up'));

-- Applicants of forgotten accounts, until the vendor has deactivated them. Both ids are random and name nobody here.
create table sumsub_removal (
  -- The user id that the vendor learned of the account.
  id uuid primary key,
  applicant_id text,
  mode text not null check (mode in ('sandbox', 'live')),
  requested_at timestamptz not null,
  tries int not null default 0 check (tries >= 0),
  tried_at timestamptz,
  done_at timestamptz
);
create index sumsub_removal_open on sumsub_removal (id) where done_at is null;
