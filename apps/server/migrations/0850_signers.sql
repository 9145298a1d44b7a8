-- why: a login that one administrator has just added must not give that administrator a second signature (decision 0110).

-- The signature of a person counts from this time on: after the waiting time for a new login or a raised role.
alter table member add column counts_from timestamptz;
update member set counts_from = joined_at;
alter table member alter column counts_from set not null;

alter table signature_act
  drop constraint signature_act_kind_check,
  add constraint signature_act_kind_check
    check (kind in ('withdrawal', 'payout', 'internal_transfer', 'subscription', 'purchase', 'order', 'rule', 'invitation', 'roles'));

-- Acts that one person of a company did alone while a two-signature rule was in force: they count together for a day.
create table single_act (
  id uuid primary key,
  login_id uuid not null references customer,
  account_id uuid not null references customer,
  kind text not null check (kind in ('orders', 'money')),
  -- The value in millionths of a US dollar.
  value minor not null,
  -- For an order, the untraded part no longer counts once it has ended.
  client_order_id text,
  at timestamptz not null,
  check ((kind = 'orders') = (client_order_id is not null))
);
create unique index single_act_order on single_act (account_id, client_order_id) where client_order_id is not null;
create index single_act_login on single_act (login_id, kind, at);
