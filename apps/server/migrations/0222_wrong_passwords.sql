-- How many passwords were wrong lately, over all accounts, is looked at each minute (threat AUT-01).
create index login_event_failed on login_event (at) where not succeeded;

-- A right password gives its network the try back: nothing may be left of them.
alter table password_budget drop constraint password_budget_tries_check;
alter table password_budget add constraint password_budget_tries_check check (tries >= 0);
