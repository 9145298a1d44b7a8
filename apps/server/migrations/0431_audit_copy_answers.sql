-- why: a restored backup paid again while the audit copy knew more than the database (threat RST-01).

-- When the keeper of the copy last answered, by the database's own clock, and whether it holds an entry that is none of ours.
alter table audit_copy
  add column answered_at timestamptz not null default '-infinity',
  add column knows_more boolean not null default false;
