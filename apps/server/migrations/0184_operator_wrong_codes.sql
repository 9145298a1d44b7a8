-- why: a right password gives any number of tickets, so wrong codes are counted for the person and not for the ticket alone.
alter table operator add column wrong_codes int not null default 0;
