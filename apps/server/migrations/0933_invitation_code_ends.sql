-- why: a code that was given could not be stopped before it expired (decision 0109): one operator withdraws it, or its owner ends it.
alter table invitation_code
  add column ended_at timestamptz,
  add column ended_by text check (ended_by in ('customer', 'staff')),
  add constraint invitation_code_end_whole check ((ended_at is null) = (ended_by is null));
