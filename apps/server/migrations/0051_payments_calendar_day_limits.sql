-- Limits of one customer and caps of one coin may also count by calendar day (UTC), besides 24 hours and the month (decision 0174).
alter table customer_limit add column calendar_day minor;
alter table customer_limit add constraint customer_limit_calendar_day_within_month check (calendar_day <= month);
comment on column customer_limit.calendar_day is 'The most of a calendar day (UTC). Null if it has no limit of its own.';
alter table coin_limit add column calendar_day minor;
alter table coin_limit add constraint coin_limit_calendar_day_within_month check (calendar_day <= month);
comment on column coin_limit.calendar_day is 'The most of a calendar day (UTC). Null if it has no cap of its own.';
