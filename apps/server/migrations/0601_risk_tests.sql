-- why: retail investors have to know the risks of digital tokens before their first purchase (decision G25)

-- One try of the risk-awareness test.
create table risk_test (
  id uuid primary key,
  customer_id uuid not null references customer,
  -- Ids of the questions that were drawn, in their order.
  questions text[] not null check (cardinality(questions) > 0),
  -- The options chosen so far, in the same order.
  answers int[] not null default '{}',
  right_answers int not null default 0 check (right_answers >= 0),
  -- The share of right answers, in percent, that passes this try.
  pass_percent int not null check (pass_percent between 1 and 100),
  status text not null check (status in ('open', 'passed', 'failed')),
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null)),
  check (cardinality(answers) <= cardinality(questions)),
  check ((status = 'open') = (cardinality(answers) < cardinality(questions))),
  check (right_answers <= cardinality(answers))
);
create unique index risk_test_open on risk_test (customer_id) where status = 'open';
create index risk_test_customer on risk_test (customer_id, started_at desc);
create trigger risk_test_not_of_sub before insert on risk_test for each row execute function not_of_sub_account();
