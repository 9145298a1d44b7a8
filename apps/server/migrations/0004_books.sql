-- The double-entry ledger: + credits an account, - debits it. One coin per account, integers in minor units.

create table coin (
  code text primary key check (code ~ '^[A-Za-z0-9]{2,12}$'),
  kind text not null check (kind in ('crypto', 'fiat', 'token')),
  scale int not null check (scale between 0 and 9),
  name_en text not null,
  name_zh text not null,
  listed_at timestamptz not null
);
comment on table coin is 'A currency or token.';
grant select, insert, update, delete on coin to tessera_app;

-- The value of a minor unit never changes while an account holds the coin (threat ADM-04).
create function refuse_new_scale() returns trigger language plpgsql as $$
begin
  if exists (select 1 from account where coin = old.code and posted <> 0) then
    raise exception 'the number of decimals of coin % cannot change while accounts hold it', old.code using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger coin_scale_guard before update of scale on coin
  for each row when (old.scale is distinct from new.scale) execute function refuse_new_scale();

create table coin_network (
  coin text not null references coin,
  chain text not null check (chain ~ '^[a-z0-9_]{3,32}$'),
  mint text not null,
  token_program text not null,
  confirmations int not null check (confirmations > 0),
  deposit_open boolean not null,
  deposit_min minor not null,
  withdraw_open boolean not null,
  withdraw_fee minor not null,
  withdraw_min minor not null,
  withdraw_max minor not null,
  -- Defines if recipients on the network may need a tag.
  memo text not null default 'none' check (memo in ('none', 'optional', 'required')),
  primary key (coin, chain),
  unique (chain, mint)
);
comment on table coin_network is
  'A coin on a chain: which payments are open, and their fees and limits in minor units.';
grant select, insert, update, delete on coin_network to tessera_app;

create table account (
  id bigint generated always as identity primary key,
  customer_id uuid references customer,
  kind text not null,
  purpose text not null,
  role text not null,
  coin text not null references coin,
  may_be_negative boolean not null,
  -- The sum of its postings. `posted - held` is available.
  posted minor_delta not null default 0,
  -- The sum of its open holds.
  held minor not null default 0,
  unique nulls not distinct (customer_id, kind, purpose, coin),
  -- For references that also name the coin.
  unique (id, coin),
  -- Trading accounts hold through their orders, all others through `hold`.
  constraint available_not_negative check (may_be_negative or posted - held >= 0)
) with (fillfactor = 60);
comment on table account is 'A ledger account.';
create index account_customer on account (customer_id) where customer_id is not null;
create trigger account_not_of_member before insert on account for each row execute function not_of_member();
grant select, insert, update on account to tessera_app;

-- Rules of one row. A function is read once per connection; check constraints would be read by each statement.
create function is_sound(a account) returns boolean language plpgsql immutable as $$
begin
  return a.kind in ('token', 'spot', 'fiat', 'house')
     and a.role in ('customer', 'fee', 'suspense', 'external', 'issuer', 'escrow', 'rounding', 'receivable')
     and (a.role = 'customer') = (a.customer_id is not null) and (a.kind = 'house') = (a.customer_id is null)
     and (not a.may_be_negative or a.role in ('external', 'issuer', 'receivable'));
end $$;
alter table account add constraint account_sound check (is_sound(account));

create table journal (
  id uuid primary key,
  seq bigint not null unique,
  created_at timestamptz not null,
  kind text not null,
  ref_type text not null,
  ref_id text not null,
  actor text not null,
  reverses_id uuid references journal,
  prev_hash text not null,
  hash text not null
);
comment on table journal is 'A business event. Corrections are journals that reverse another one.';
-- Effects that may happen once per reference (rule 4 of trust/invariants.md).
create unique index journal_once on journal (kind, ref_type, ref_id)
  where kind in ('deposit', 'withdraw_capture', 'withdraw_refund', 'disburse', 'allot', 'fiat_credit', 'issue',
    'transfer_out', 'transfer_in', 'distribution_funding', 'distribution_release', 'distribution_pay',
    'distribution_keep', 'distribution_claim', 'otc_release', 'rebate_pay', 'credit_reversal');
create index journal_reconciliation on journal (created_at desc) where kind = 'reconciliation';
-- The journal of a fill is found through the fill.
create index journal_ref on journal (ref_type, ref_id) where ref_type <> 'fill';
-- A journal can be reversed once.
create unique index journal_reverses on journal (reverses_id) where reverses_id is not null;
grant select, insert on journal to tessera_app;

-- No foreign keys: a partition is attached each month, and with them PostgreSQL would lock `account` and `journal` against
-- writes for it. The triggers below check account, coin and journal.
create table posting (
  id bigint generated always as identity (increment by 2),
  journal_id uuid not null,
  account_id bigint not null,
  coin text not null,
  amount minor_delta not null check (amount <> 0),
  -- The balance of a customer's account after this posting, as on a bank statement. Null for accounts of the exchange.
  balance minor_delta,
  primary key (journal_id, id)
) partition by range (journal_id);
comment on table posting is
  'The amount that a journal books on one account. The postings of fills are columns of `fill`. Partitioned by month.';
create index posting_account on posting (account_id, id);
grant select, insert on posting to tessera_app;
create table posting_other partition of posting default;

grant usage on sequence posting_id_seq to tessera_app;

create table hold (
  id uuid primary key,
  account_id bigint not null,
  coin text not null,
  amount minor not null check (amount > 0),
  captured minor not null default 0,
  released minor not null default 0,
  state text not null check (state in ('open', 'captured', 'released', 'expired')),
  ref_type text not null,
  ref_id text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  unique (ref_type, ref_id),
  -- The coin must be the account's.
  foreign key (account_id, coin) references account (id, coin),
  constraint hold_within_amount check (captured + released <= amount),
  constraint hold_resolved check ((state = 'open') = (resolved_at is null)),
  constraint hold_resolved_whole check (state = 'open' or captured + released = amount)
);
comment on table hold is
  'Money that is reserved for one purpose, until it is captured or released. The holds of orders are columns of `trading_order`.';
create index hold_open on hold (account_id) where state = 'open';
grant select, insert, update on hold to tessera_app;

-- A second check after post.ts: the postings of a statement balance, have the coin of their account, and store the balance
-- of the account after them. Accounts are updated before their postings are written.
create function posting_balances() returns trigger language plpgsql set enable_seqscan to 'off' as $$
declare
  unbalanced record;
begin
  select journal_id, coin, sum(amount) as total into unbalanced from added group by journal_id, coin having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'journal % does not balance: the sum of its postings in % is %', unbalanced.journal_id, unbalanced.coin, unbalanced.total
      using errcode = 'check_violation';
  end if;
  -- The balance of a posting is the account's new balance less the later postings of this statement. `offset 0` makes each look-up go by key.
  if exists (select 1 from (select account_id, coin, balance, sum(amount) over (partition by account_id order by id desc) - amount as after
                              from added) p
               left join lateral (select coin, posted, customer_id from account where id = p.account_id offset 0) a on true
              where a.coin is distinct from p.coin
                 or p.balance is distinct from case when a.customer_id is not null then a.posted - p.after end) then
    raise exception 'a posting must have the coin of its account and store the balance of the account after it' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger posting_balances after insert on posting
  referencing new table as added
  for each statement execute function posting_balances();

-- A third check: a journal is written after its postings and has at least two. The second check ensures that they balance.
create function journal_balances() returns trigger language plpgsql set enable_seqscan to 'off' as $$
begin
  if exists (select 1 from added j where (select count(*) from posting where journal_id = j.id) < 2) then
    raise exception 'a journal must have at least two postings' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger journal_balances after insert on journal
  referencing new table as added
  for each statement execute function journal_balances();

-- The database links journals to the hash chain where they are written, so that a batch is sent in one piece (decision
-- 0014). Each text is a journal's row from its id on, as `canonicalJournal` writes it. Returns the position of each journal
-- in the chain.
create function link_journals(journals text[])
  returns table(link_seq bigint, prev_hash text, hash text) language plpgsql as $$
declare
  each text;
begin
  select c.seq, c.hash into strict link_seq, hash from chain_head c where c.chain = 'journal' for update;
  foreach each in array journals loop
    link_seq := link_seq + 1;
    prev_hash := hash;
    hash := encode(sha256(convert_to(prev_hash || '|' || link_seq || '|' || each, 'UTF8')), 'hex');
    return next;
  end loop;
  update chain_head c set seq = link_seq, hash = link_journals.hash where c.chain = 'journal';
end $$;
comment on function link_journals is 'hash = SHA-256(previous hash | number | canonical row)';

create table limit_use (
  customer_id uuid not null references customer,
  win_kind text not null check (win_kind in ('day', 'month')),
  win_start timestamptz not null,
  used minor not null,
  cap minor not null,
  primary key (customer_id, win_kind, win_start),
  constraint limit_use_within_cap check (used <= cap)
);
comment on table limit_use is 'A customer''s use of a limit, in US dollars at scale 6. Locked together with the hold.';
grant select, insert, update, delete on limit_use to tessera_app;


-- Rates

create table rate (
  coin text not null references coin,
  fiat text not null references coin,
  price minor not null check (price > 0),
  as_of timestamptz not null,
  source text not null,
  primary key (coin, fiat)
);
comment on table rate is 'The price of one whole coin in a fiat currency at scale 10: 1.3402 is 13402000000.';
grant select, insert, update, delete on rate to tessera_app;

create table rate_held (
  coin text not null references coin,
  feed text not null check (feed in ('first', 'second')),
  -- The price that two people decide about. It changes only when the price of the source moves far from it.
  price minor not null check (price > 0),
  -- The newest price of the source.
  latest minor not null check (latest > 0),
  reason text not null check (reason in ('no_agreed_rate', 'one_source', 'sources_differ', 'step_too_large')),
  source text not null,
  as_of timestamptz not null,
  since timestamptz not null,
  primary key (coin, feed)
);
comment on table rate_held is
  'A price in US dollars at scale 10 that jumped or that one source lacks, until two people decide it (decision '
  '0061). Deleted once a rate of the coin is agreed.';
grant select, insert, update, delete on rate_held to tessera_app;

create table rate_range (
  coin text not null references coin,
  hour timestamptz not null,
  low minor not null check (low > 0),
  high minor not null,
  primary key (coin, hour),
  constraint low_below_high check (low <= high)
);
comment on table rate_range is
  'Lowest and highest agreed price of a coin in US dollars at scale 10, per hour. The largest step is measured from '
  'them.';
grant select, insert, update, delete on rate_range to tessera_app;


-- External holdings and liabilities

-- The external holdings of a coin by the books, and the last journal that moved them. Trading never does.
create view held_outside as
  select a.coin, (-sum(a.posted))::numeric as held,
         max((select j.seq from journal j
               where j.id = (select p.journal_id from posting p where p.account_id = a.id order by p.id desc limit 1))) as seq
    from account a where a.customer_id is null and a.role = 'external' group by a.coin;
grant select on held_outside to tessera_app;

create table external_balance (
  coin text primary key references coin,
  amount minor_delta not null,
  -- The amount by the books at `as_of_seq`. If it differs from `amount`, a difference is reported.
  held minor_delta not null,
  as_of_seq bigint not null,
  at timestamptz not null,
  -- The difference in the last comparisons, reported or not, and the time at which it began. Negative: less is held
  -- externally than by the books.
  seen_by minor_delta not null default 0,
  seen_since timestamptz,
  -- The reported difference as it was first reported. Holdings and books may both change; their difference does not.
  reported_amount minor_delta,
  reported_held minor_delta,
  reported_since timestamptz,
  constraint external_balance_seen_whole check ((seen_by = 0) = (seen_since is null)),
  constraint external_balance_reported_whole
    check ((reported_since is null) = (reported_amount is null) and (reported_since is null) = (reported_held is null))
);
comment on table external_balance is 'The amounts that chain and bank report for a coin, compared with the books.';
grant select, insert, update, delete on external_balance to tessera_app;

create table liability_snapshot (
  taken_at timestamptz not null,
  coin text not null references coin,
  journal_seq bigint not null,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  sum minor not null,
  leaves int not null check (leaves > 0),
  primary key (taken_at, coin)
);
comment on table liability_snapshot is
  'The root of the sum tree of our debts in a coin, taken each night and published (decision 0039).';
grant select, insert on liability_snapshot to tessera_app;

create table liability_leaf (
  taken_at timestamptz not null,
  coin text not null,
  customer_id uuid not null references customer,
  nonce text not null check (nonce ~ '^[0-9a-f]{64}$'),
  balance minor not null,
  position int not null check ("position" >= 0),
  primary key (customer_id, taken_at, coin),
  constraint liability_leaf_taken_at_coin_position_key unique (taken_at, coin, "position"),
  foreign key (taken_at, coin) references liability_snapshot
);
comment on table liability_leaf is 'The leaf of one customer in a tree. The nonce is the customer''s secret.';
grant select, insert, delete on liability_leaf to tessera_app;

-- The nodes of one level in one value: 32 bytes of hash and 16 of sum each. Never compressed, so that one node is read
-- without the others.
create table liability_level (
  taken_at timestamptz not null,
  coin text not null,
  level int not null check (level >= 0),
  nodes bytea storage external not null check (length(nodes) % 48 = 0),
  primary key (taken_at, coin, level),
  foreign key (taken_at, coin) references liability_snapshot
);
comment on table liability_level is 'One level of a tree, below the root.';
grant select, insert, delete on liability_level to tessera_app;

create view audit.currency as select code as currency, scale, kind from coin;

create view audit.account as
  select a.id::text as account_id, a.customer_id::text as owner_user, coalesce(c.parent_id, a.customer_id)::text as person_id,
         case when a.kind = 'house' then 'system' else a.kind end as account_type, a.role, a.coin as currency, a.may_be_negative
    from account a left join customer c on c.id = a.customer_id;

create view audit.balance as
  select id::text as account_id, posted::numeric as posted, held::numeric as held, posted::numeric - held::numeric as available from account;

-- A balance without a difference is listed until a posting moves the coin, because it is outdated then. A balance with a
-- difference is listed, with later postings added, until a comparison finds none.
create view audit.external_balance as
  select e.coin as currency,
         (e.amount + case when e.amount = e.held then 0 else coalesce(b.held, 0) - e.held end)::numeric as amount, e.as_of_seq
    from external_balance e left join held_outside b on b.coin = e.coin
   where e.amount <> e.held or e.as_of_seq >= coalesce(b.seq, 0);

-- The total that the exchange owes in each coin, computed from its own accounts. It must equal the sum of audit.owed.
create view audit.owed_in_all as
  select c.code as currency, coalesce(-sum(a.posted), 0)::numeric as amount
    from coin c left join account a on a.coin = c.code and a.customer_id is null and a.purpose <> 'clearing' group by c.code;

create view audit.limit_use as
  select customer_id::text as user_id, win_kind, win_start, used::numeric as used, cap::numeric as cap from limit_use;

create view audit.last_journal as select seq, hash from public.chain_head where chain = 'journal';

grant select on audit.currency, audit.account, audit.balance, audit.external_balance, audit.owed_in_all,
  audit.limit_use, audit.last_journal to audit_ro;
