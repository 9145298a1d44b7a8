-- Texts and calls are switched off apart, for the whole house or for what one calling code reaches, which may also have a
-- budget of its own (threat AUT-10). Operators change all of it in the console.
alter table sms_budget rename column closed to sms_closed;
alter table sms_budget add column voice_closed boolean not null default false;
update sms_budget set voice_closed = sms_closed;
alter table sms_budget alter column voice_closed drop default;

create table sms_country_budget (
  dial text primary key check (dial ~ '^[1-9][0-9]{0,3}$'),
  -- Messages in a day; null where it is that of every country.
  country_day int check (country_day >= 0),
  sms_closed boolean not null,
  voice_closed boolean not null
);
