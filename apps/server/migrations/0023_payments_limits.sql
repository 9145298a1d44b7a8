-- A customer may send a withdrawal over the limit to the review of two operators, with a reason (decision 0148). Its amount is held and
-- counts towards the limits like any other. One such withdrawal may be open at a time.
alter table withdrawal add column over_limit_reason text check (length(over_limit_reason) between 1 and 200);
comment on column withdrawal.over_limit_reason is 'The customer''s reason for an amount over the limit. Null within the limit.';
create unique index withdrawal_over_limit_open on withdrawal (customer_id)
  where over_limit_reason is not null and status in ('held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed');
alter table payout add column over_limit_reason text check (length(over_limit_reason) between 1 and 200);
comment on column payout.over_limit_reason is 'The customer''s reason for an amount over the limit. Null within the limit.';
create unique index payout_over_limit_open on payout (customer_id)
  where over_limit_reason is not null and status in ('review', 'approved', 'sent');

-- Limits of one customer and caps of one coin. The settings hold their history; these rows are the values in force.
create table customer_limit (
  customer_id uuid        primary key references customer,
  day         minor       not null,
  month       minor       not null,
  currency    text        not null check (length(currency) between 1 and 12),
  ends_at     timestamptz not null,
  set_at      timestamptz not null,
  constraint customer_limit_day_within_month check (day <= month)
);
comment on table customer_limit is
  'Limits of one customer instead of those of the class, until they end, in a reference currency at scale 6.';
grant select, insert, update, delete on customer_limit to tessera_app;

create table coin_limit (
  coin   text        primary key references coin,
  day    minor       not null,
  month  minor       not null,
  set_at timestamptz not null,
  constraint coin_limit_day_within_month check (day <= month)
);
comment on table coin_limit is 'The most of one coin that a customer may take out, in units of the coin, besides the limits in the reference currency.';
grant select, insert, update, delete on coin_limit to tessera_app;

-- The value that the maker of a request approved alone, in millionths of the reference currency of that time. It counts towards the
-- maker's amount limit of the day. Null if a second person decided, or if the value was unknown and the maker had no limit.
alter table approval_request add column alone_value minor;
alter table approval_request add column alone_currency text;
alter table approval_request add constraint approval_request_alone_value_has_currency check ((alone_value is null) = (alone_currency is null));
create index approval_request_alone_of_day on approval_request (requested_by, decided_at) where alone_value is not null;
