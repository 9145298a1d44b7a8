-- why: a verifier that had died or failed each time stopped nothing, and the run after a gap never looked at the gap. A run now
-- says when it began by PostgreSQL's own clock: money waits for one that is not too old, and the next one looks back to it.
alter table books_check add column began_at timestamptz;
update books_check set began_at = at;
alter table books_check alter column began_at set default now(), alter column began_at set not null;
create index books_check_began on books_check (began_at);
comment on column books_check.began_at is 'the books were seen as they stood then';
