-- An order that cannot go on as it stands is set aside: it trades no more and keeps its hold until two people end it.
alter table otc_order add column suspected_number bigint check (suspected_number > number);
alter table otc_order add column suspect_cause text check (suspect_cause in ('hold', 'book'));
alter table otc_order add column end_agreed_at timestamptz;
alter table otc_order add constraint otc_order_suspect_check
  check ((suspected_number is null) = (suspect_cause is null) and (suspected_number is not null or (status <> 6 and end_agreed_at is null)));
create unique index otc_order_suspected on otc_order (suspected_number) where suspected_number is not null;
create index otc_order_abnormal on otc_order (suspected_number) where status = 6;

alter table otc_order drop constraint otc_order_cancel_cause_check;
alter table otc_order add constraint otc_order_cancel_cause_check
  check (cancel_cause in ('asked', 'ioc', 'fok', 'post_only', 'market', 'self_trade', 'expired', 'barred', 'abnormal'));
alter table otc_order drop constraint otc_order_canceled_number_check;
alter table otc_order add constraint otc_order_canceled_number_check
  check ((canceled_number is not null) = (cancel_cause is not null and cancel_cause in ('asked', 'expired', 'barred', 'abnormal')));
