-- why: a clean whole run forgave every finding before its own row, also one that was written down while it ran, of which its
-- snapshot knew nothing. It now says how far it saw.
alter table books_check add column saw_up_to bigint;
-- Of the runs so far nobody knows when they began: they stand for what they were taken for.
update books_check set saw_up_to = id - 1 where scope = 'everything';
alter table books_check add constraint books_check_saw check ((scope = 'everything') = (saw_up_to is not null) and saw_up_to < id);
comment on column books_check.saw_up_to is 'the newest row before a whole run began: what it saw the books after';
