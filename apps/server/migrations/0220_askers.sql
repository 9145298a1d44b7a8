-- What strangers ask for takes nothing from what a proven owner may ask for (threat AUT-10): codes and messages are counted by
-- who asked for them. `house`: nobody asked, the house tells its customer something.
alter table sms add column asked_by text not null default 'visitor' check (asked_by in ('visitor', 'owner', 'house'));
alter table sms alter column asked_by drop default;
alter table code_challenge add column asked_by text not null default 'visitor' check (asked_by in ('visitor', 'owner'));
alter table code_challenge alter column asked_by drop default;
