-- why: a full disk is seen by a write that was refused. Whether there is room again is tried out: updating one row of 64 kB needs fresh pages.
create table database_probe (
  id int primary key check (id = 1),
  at timestamptz not null,
  filler bytea not null
);
alter table database_probe alter filler set storage external;
comment on table database_probe is 'kept: one row that is updated while writes fail';
grant select, insert, update on database_probe to tessera_app;
