-- The bank's reports on payment files (pain.002). They move no money: two people end a rejected payment (decision 0180).
create table payment_report (
  id uuid primary key,
  number bigint generated always as identity unique,
  batch_id uuid not null references payout_batch,
  -- The bank's id of the report, and its time as the bank writes it.
  message_id text not null,
  created_text text not null,
  file_sha256 text not null unique,
  -- The state of the whole file; null if the bank reports single payments only.
  state text,
  reason text not null,
  uploaded_by uuid not null references operator,
  uploaded_at timestamptz not null,
  constraint payment_report_once unique (batch_id, message_id)
);
comment on table payment_report is 'A payment status report of a bank on one of our payment files, as uploaded.';
grant select, insert on payment_report to tessera_app;

create table payment_report_state (
  report_id uuid not null references payment_report,
  -- The reference of the payout or payment instruction.
  reference text not null,
  state text not null check (state in ('RCVD', 'ACTC', 'PDNG', 'ACCP', 'ACWC', 'ACSP', 'ACSC', 'ACCC', 'PART', 'RJCT')),
  reason text not null,
  primary key (report_id, reference)
);
comment on table payment_report_state is 'The state that a report gives to one payment. The last report counts.';
create index payment_report_state_of on payment_report_state (reference);
grant select, insert on payment_report_state to tessera_app;

-- The last state that the bank reported for a payment.
create function bank_state_of(payment text) returns table (state text, reason text, message_id text, uploaded_at timestamptz)
  language sql stable as $$
  select s.state, s.reason, r.message_id, r.uploaded_at
    from payment_report_state s join payment_report r on r.id = s.report_id
   where s.reference = payment order by r.number desc limit 1
$$;
grant execute on function bank_state_of(text) to tessera_app;
