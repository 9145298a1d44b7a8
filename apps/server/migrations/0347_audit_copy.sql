-- How far what people did is copied out of the house (threat ADM-08): the last entry that whoever keeps the copy has said to hold.
create table audit_copy (
  the_row boolean primary key default true check (the_row),
  seq bigint not null check (seq >= 0),
  hash text not null,
  at timestamptz not null
);
comment on table audit_copy is 'kept';
