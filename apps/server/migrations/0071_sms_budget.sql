-- What the house pays for messages in a day, and the switch that ends it (threat AUT-10); one row, changed by two operators.
create table sms_budget (
  the_row boolean primary key default true check (the_row),
  closed boolean not null,
  number_day int not null check (number_day >= 0),
  prefix_day int not null check (prefix_day >= 0),
  country_day int not null check (country_day >= 0),
  house_day int not null check (house_day >= 0)
);
insert into sms_budget values (true, false, 10, 100, 2000, 20000);
alter table sms add column dial text not null default '';
create index sms_dial on sms (dial, created_at);
