-- What the verifier found, run by run: while the newest findings stand, no money leaves the house.

create table books_check (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  scope text not null check (scope in ('tail', 'everything')),
  findings int not null check (findings >= 0),
  -- The invariants that were broken and the first rows that show it.
  detail jsonb not null
);
comment on table books_check is 'append-only: what the verifier found';
