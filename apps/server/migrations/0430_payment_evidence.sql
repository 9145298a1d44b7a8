-- why: a node that lies made one withdrawal be paid nine times, and a restored backup paid again (threats NODE-01, RST-01).

-- The answers of the nodes when people had to decide whether a payment is signed again. A new row is written only when the answers change.
create table payment_evidence (
  withdrawal_id uuid primary key references withdrawal,
  doubt text not null,
  hosts jsonb not null,
  at timestamptz not null
);
comment on table payment_evidence is 'kept';
