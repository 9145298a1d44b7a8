-- why: the tail check cut its window by time. A journal keeps the time at which its transaction began, so journals are not linked in the order
-- of their times, and a window by time shows gaps that are none. The next window begins at the numbers that an earlier run has seen.
alter table books_check add column saw_journal bigint check (saw_journal >= 0), add column saw_act bigint check (saw_act >= 0),
  add column unconfirmed jsonb not null default '[]' check (jsonb_typeof(unconfirmed) = 'array');
comment on column books_check.saw_journal is 'number of the last journal that the run has seen';
comment on column books_check.saw_act is 'number of the last entry of the audit log that the run has seen';
comment on column books_check.unconfirmed is 'findings of the first look that a second look at once, further back, did not confirm';
