-- Transfers between a customer's own accounts, sub-accounts, blacklists, closing an account, and the members of a
-- company.

create table transfer (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  -- The receiving account of the family. Null for the same customer.
  target_customer_id uuid references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  source text not null check (source in ('token', 'spot', 'fiat')),
  target text not null check (target in ('token', 'spot', 'fiat')),
  status text not null check (status in ('requested', 'sent', 'completed', 'refused')),
  requested_at timestamptz not null,
  completed_at timestamptz,
  constraint transfer_to_another check (target_customer_id <> customer_id),
  constraint transfer_completed check (completed_at is null or status = 'completed'),
  constraint transfer_moves check (target_customer_id is not null or (source = 'spot') <> (target = 'spot'))
);
comment on table transfer is
  'A transfer between two accounts of one customer or family. A transfer from or to spot passes clearing: one side '
  'sends, and the other receives it once.';
create index transfer_customer on transfer (customer_id, number desc);
create index transfer_target on transfer (target_customer_id, number desc) where target_customer_id is not null;
-- The inbox of each side; it stays short, regardless of the history.
create index transfer_waiting on transfer (number) where status in ('requested', 'sent');
grant select, insert, update, delete on transfer to tessera_app;

create table sub_account (
  customer_id uuid primary key references customer,
  parent_id uuid not null references customer,
  -- At most ten that are not closed. Null for a closed one.
  slot smallint check (slot between 1 and 10),
  name text not null check (char_length(btrim(name)) between 1 and 20),
  deposits_open boolean not null default true,
  trading_open boolean not null default true,
  unique (parent_id, slot),
  -- Needed by powers of attorney, which also name the client.
  unique (customer_id, parent_id)
);
comment on table sub_account is 'A sub-account of a customer (decisions 0021 and G16).';
grant select, insert, update, delete on sub_account to tessera_app;

-- A blacklist does not affect the order book. An entry may have a number that no account has, so that a list reveals no
-- accounts.
create table blacklist_entry (
  customer_id uuid not null references customer,
  blocked_number bigint not null,
  remark text not null,
  created_at timestamptz not null,
  primary key (customer_id, blocked_number)
);
comment on table blacklist_entry is
  'Account IDs with which a customer does not trade in OTC (decision G15).';
grant select, insert, update, delete on blacklist_entry to tessera_app;

create table account_closing (
  customer_id uuid primary key references customer,
  requested_at timestamptz not null,
  closes_at timestamptz not null,
  constraint account_closing_waits check (closes_at > requested_at)
);
comment on table account_closing is
  'An account that its owner wants to close. The waiting time lets the owner notice a request by a thief.';
create index account_closing_due on account_closing (closes_at);
grant select, insert, update, delete on account_closing to tessera_app;


-- Members of a company (decision 0086)

-- A member's login is a customer without accounts: email, password, factors, sessions and freezes are the person's own.
create table member (
  login_id uuid primary key references customer,
  account_id uuid not null references customer,
  roles text[] not null check (roles <@ array['trade', 'pay', 'administer']),
  invited_by uuid not null references customer,
  joined_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid references customer,
  -- The time from which the person's signature counts, after the waiting time for a new login or a further role
  -- (decision 0110).
  counts_from timestamptz not null,
  constraint member_not_of_itself check (account_id <> login_id),
  constraint member_removed_by_someone check ((removed_at is null) = (removed_by is null))
);
comment on table member is
  'The login of one person of a company. It belongs to one account and ends with the membership.';
create index member_account on member (account_id, joined_at);
grant select, insert, update on member to tessera_app;

create table member_invitation (
  id uuid primary key,
  account_id uuid not null references customer,
  email text not null check (email = lower(btrim(email))),
  name text not null,
  roles text[] not null check (roles <@ array['trade', 'pay', 'administer']),
  lang text not null check (lang in ('en_US', 'zh_CN')),
  invited_by uuid not null references customer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'revoked')),
  constraint member_invitation_expires_later check (expires_at > created_at),
  constraint member_invitation_ended check ((ended_at is null) = (outcome is null))
);
comment on table member_invitation is 'An invitation of a person to a company''s account.';
create index member_invitation_account on member_invitation (account_id) where ended_at is null;
grant select, insert, update, delete on member_invitation to tessera_app;

create table member_act (
  id uuid primary key,
  account_id uuid not null references customer,
  login_id uuid not null references customer,
  -- The API key of this person, if a program acted. No foreign key: keys are deleted with the personal data of a closed
  -- account.
  key_id uuid,
  at timestamptz not null,
  path text not null,
  subject text,
  ip text not null
);
comment on table member_act is 'The history of a company''s account: acts of its people.';
create index member_act_account on member_act (account_id, at desc, id);
grant select, insert on member_act to tessera_app;


-- Signatures (decision 0087)

create table signature_rule (
  id uuid primary key,
  account_id uuid not null references customer,
  version int not null check (version > 0),
  -- In millionths of a US dollar. Null for none.
  orders_above minor,
  money_above minor,
  set_by uuid not null references customer,
  second_by uuid references customer,
  set_at timestamptz not null,
  unique (account_id, version),
  constraint signature_rule_by_two check (second_by <> set_by)
);
comment on table signature_rule is
  'Amounts above which two people of a company sign. One row per change; the newest counts.';
grant select, insert on signature_rule to tessera_app;

create table signature_act (
  id uuid primary key,
  number bigint generated always as identity unique,
  account_id uuid not null references customer,
  kind text not null check (kind in ('withdrawal', 'payout', 'internal_transfer', 'subscription', 'purchase',
    'order', 'rule', 'invitation', 'roles')),
  status text not null check (status in ('waiting', 'signed', 'done', 'failed', 'refused', 'cancelled', 'lapsed')),
  -- The request body of the endpoint, without the code.
  body jsonb not null,
  -- The recipient of the money, or the order as text. The second person's code is bound to it.
  act text not null,
  coin text references coin,
  amount minor check (amount > 0),
  -- In millionths of a US dollar. Null if there is no rate.
  value minor,
  hold_id uuid references hold,
  -- The transfer that moved the money of an order out of spot.
  transfer_id uuid references transfer,
  requested_by uuid not null references customer,
  requested_at timestamptz not null,
  factor text not null,
  lapses_at timestamptz not null,
  second_by uuid references customer,
  second_factor text,
  ended_by uuid references customer,
  ended_at timestamptz,
  -- The reason why a signed act failed, as a code of the catalogue.
  failed_code text,
  -- The withdrawal, payout, internal transfer, subscription or order that was created.
  result_id uuid,
  constraint signature_act_lapses_later check (lapses_at > requested_at),
  constraint signature_act_by_two check (second_by <> requested_by),
  constraint signature_act_amount_has_coin check ((coin is null) = (amount is null)),
  constraint signature_act_ended check (status in ('waiting', 'signed') = (ended_at is null)),
  constraint signature_act_signed_by_second check (status not in ('signed', 'done', 'failed') or second_by is not null),
  constraint signature_act_done_has_result check (status <> 'done' or kind = 'rule' or result_id is not null)
);
comment on table signature_act is 'An act of one person that waits for a second signature.';
create index signature_act_account on signature_act (account_id, requested_at desc, id);
create index signature_act_open on signature_act (lapses_at) where status in ('waiting', 'signed');
grant select, insert, update on signature_act to tessera_app;

create table single_act (
  id uuid primary key,
  login_id uuid not null references customer,
  account_id uuid not null references customer,
  kind text not null check (kind in ('orders', 'money')),
  -- In millionths of a US dollar.
  value minor not null,
  -- For an order: the untraded part no longer counts after its end.
  client_order_id text,
  at timestamptz not null,
  constraint single_act_order_has_id check ((kind = 'orders') = (client_order_id is not null))
);
comment on table single_act is
  'Acts that one person of a company did alone under a two-signature rule. They count together for a day, over all '
  'accounts of the company (decision 0125).';
create index single_act_account on single_act (account_id, kind, at);
create unique index single_act_order on single_act (account_id, client_order_id) where client_order_id is not null;
grant select, insert, update, delete on single_act to tessera_app;

-- The amount of a coin that the exchange owes each customer: in all accounts, held or not, and in transfer between two
-- accounts.
create view audit.owed as
  select owner_user, currency, sum(amount) as amount from (
    select customer_id::text as owner_user, coin as currency, posted::numeric as amount from account where customer_id is not null
    union all
    select coalesce(target_customer_id, customer_id)::text, coin, amount::numeric from transfer where status = 'sent') each_of
   group by owner_user, currency;

create view audit.signature_act as
  select id::text as act_id, account_id::text as user_id, status, requested_by::text as requested_by, second_by::text as second_by,
         amount::numeric as amount, hold_id::text as hold_id
    from signature_act;

grant select on audit.owed, audit.signature_act to audit_ro;
