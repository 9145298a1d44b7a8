-- why: each customer can check that what they own is in what we say we owe (P9): a sum tree per coin and night (decision 0039)

-- What each customer is owed of a coin: on any of their accounts, held or not, and between two of them.
create view audit.owed as
  select owner_user, currency, sum(amount) as amount from (
    select customer_id::text as owner_user, coin as currency, posted::numeric as amount from account where customer_id is not null
    union all
    select coalesce(target_customer_id, customer_id)::text, coin, amount::numeric from transfer where status = 'sent') each_of
   group by owner_user, currency;
-- The same in all, as the other side of the books has it.
create view audit.owed_in_all as
  select c.code as currency, coalesce(-sum(a.posted), 0)::numeric as amount
    from coin c left join account a on a.coin = c.code and a.customer_id is null and a.purpose <> 'clearing' group by c.code;

create table liability_snapshot (
  taken_at timestamptz not null,
  coin text not null references coin,
  journal_seq bigint not null,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  sum minor not null,
  leaves int not null check (leaves > 0),
  primary key (taken_at, coin)
);
comment on table liability_snapshot is 'append-only: published, for good';

create table liability_leaf (
  taken_at timestamptz not null,
  coin text not null,
  customer_id uuid not null references customer,
  nonce text not null check (nonce ~ '^[0-9a-f]{64}$'),
  balance minor not null,
  position int not null check (position >= 0),
  primary key (customer_id, taken_at, coin),
  unique (taken_at, coin, position),
  foreign key (taken_at, coin) references liability_snapshot
);
comment on table liability_leaf is 'unchanging: a secret of its customer, goes by its age';

-- The nodes of one level below the root side by side: 32 bytes of hash and 16 of sum each. Never compressed, so that one of them is read without the others.
create table liability_level (
  taken_at timestamptz not null,
  coin text not null,
  level int not null check (level >= 0),
  nodes bytea not null check (length(nodes) % 48 = 0),
  primary key (taken_at, coin, level),
  foreign key (taken_at, coin) references liability_snapshot
);
alter table liability_level alter column nodes set storage external;
comment on table liability_level is 'unchanging: goes with its leaves';
