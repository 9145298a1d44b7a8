-- The most that an operator may approve, in whole units of the reference currency: by one decision, and in a day (UTC).
-- Null is no limit.
alter table operator add column decision_limit bigint check (decision_limit >= 0);
alter table operator add column day_limit bigint check (day_limit >= 0);

-- The value of an approved amount in millionths of the reference currency, which counts towards the limit of the day.
-- Null if the decision carries no amount, or if its value was unknown and the approver had no limit.
alter table approval add column value minor;
alter table approval add column value_currency text;
alter table approval add constraint approval_value_has_currency check ((value is null) = (value_currency is null));
create index approval_value_of_day on approval (approver_id, at) where value is not null;
