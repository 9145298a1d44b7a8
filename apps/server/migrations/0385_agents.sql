-- why: agents bring customers and are paid a share of what the house takes from them, and so may be who invites (decision 0051). Who is
-- whose client says the client alone; what is due is counted from the books day by day, and two people release each month.

create table agent (
  id uuid primary key,
  number bigint not null generated always as identity (start with 80001) unique,
  customer_id uuid not null references customer,
  status text not null check (status in ('applied', 'licence_check', 'contract', 'active', 'suspended', 'declined', 'ended')),
  -- Whose link it joined by; 1 for one above whom nobody is.
  parent_id uuid references agent,
  level int not null check (level between 1 and 3),
  -- By which customers become its clients and others apply below it.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  licence_type text not null,
  licence_number text not null,
  licence_authority text not null,
  licence_country text not null check (licence_country ~ '^[A-Z]{2}$'),
  licence_expires_on text not null check (licence_expires_on ~ '^\d{4}-\d\d-\d\d$'),
  upload_id uuid references upload,
  how text not null,
  expected_clients int not null check (expected_clients between 1 and 1000000),
  applied_at timestamptz not null,
  status_at timestamptz not null,
  reason text,
  contract_version text,
  contract_sha256 text check (contract_sha256 ~ '^[0-9a-f]{64}$'),
  factor text,
  signed_at timestamptz,
  -- Of a fee of its own clients: to itself, to who is above it, and to who is above that one.
  own_ppm int check (own_ppm > 0),
  parent_ppm int check (parent_ppm >= 0),
  grand_ppm int check (grand_ppm >= 0),
  check ((parent_id is null) = (level = 1)),
  constraint agent_signed check (num_nulls(contract_version, contract_sha256, factor, signed_at) in (0, 4)),
  constraint agent_terms_whole check (num_nulls(own_ppm, parent_ppm, grand_ppm) in (0, 3)),
  -- No more than half of a fee is given away, however many share in it.
  constraint agent_share_cap check (own_ppm + parent_ppm + grand_ppm <= 500000),
  constraint agent_share_of_nobody check ((level > 1 or coalesce(parent_ppm, 0) = 0) and (level > 2 or coalesce(grand_ppm, 0) = 0)),
  constraint agent_active check (status not in ('active', 'suspended') or (signed_at is not null and own_ppm is not null)),
  constraint agent_ended_why check (status not in ('declined', 'suspended', 'ended') or reason is not null)
);
create unique index agent_living on agent (customer_id) where status not in ('declined', 'ended');
create index agent_customer on agent (customer_id, number);
create index agent_parent on agent (parent_id) where parent_id is not null;
create index agent_applied on agent (applied_at, id);
create index agent_upload on agent (upload_id) where upload_id is not null;
comment on table agent is 'kept: who was paid a share of our fees';
create trigger agent_not_of_sub before insert on agent for each row execute function not_of_sub_account();

-- Where it stands in the tree is said once.
create function agent_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.number, new.customer_id, new.parent_id, new.level, new.code, new.applied_at)
     is distinct from (old.id, old.number, old.customer_id, old.parent_id, old.level, old.code, old.applied_at) then
    raise exception 'an agent keeps its place' using errcode = 'check_violation';
  end if;
  if new.parent_id is not null and not exists (
       select 1 from agent p where p.id = new.parent_id and p.level = new.level - 1 and p.customer_id <> new.customer_id) then
    raise exception 'an agent stands one level below who is above it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger agent_stands before insert or update on agent for each row execute function agent_stands();

create table agent_client (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  agent_id uuid not null references agent,
  customer_id uuid not null references customer,
  consent_version text not null,
  consent_sha256 text not null check (consent_sha256 ~ '^[0-9a-f]{64}$'),
  consented_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= consented_at)
);
create unique index agent_client_living on agent_client (customer_id) where withdrawn_at is null;
create index agent_client_of on agent_client (agent_id, number desc);
create index agent_client_customer on agent_client (customer_id, consented_at);
comment on table agent_client is 'kept: what a customer agreed to';
create trigger agent_client_not_of_sub before insert on agent_client for each row execute function not_of_sub_account();

-- A consent is withdrawn and nothing else; nobody is their own client.
create function agent_client_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a consent is never deleted' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at')) then
    raise exception 'a consent is withdrawn and nothing else' using errcode = 'check_violation';
  end if;
  if exists (select 1 from agent a where a.id = new.agent_id and a.customer_id = new.customer_id) then
    raise exception 'an agent is nobody of its own clients' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger agent_client_stands before insert or update or delete on agent_client for each row execute function agent_client_stands();

-- What the house took from each owner of accounts, and what it gave back: a fee counts where and when it was booked.
create view fee_taken as
  select coalesce(c.parent_id, c.id) as customer_id, f.id::text as source_id, m.quote as coin, f.at, f.at as taken_at, f.value::numeric as volume,
         (case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end)::numeric as fee
    from fill f join market m on m.symbol = f.market join account a on a.id = f.buyer_quote join customer c on c.id = a.customer_id
  union all
  select coalesce(c.parent_id, c.id), f.id::text, m.quote, f.at, f.at, f.value::numeric,
         (case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end)::numeric
    from fill f join market m on m.symbol = f.market join account a on a.id = f.seller_quote join customer c on c.id = a.customer_id
  union all
  select b.customer_id, b.source_id, b.coin, j.created_at, j.created_at, b.volume, b.fee
    from (select customer_id, id::text as source_id, currency as coin, allot_journal as journal_id, (allotted * price)::numeric as volume, paid_fee::numeric as fee
            from subscription where allot_journal is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from withdrawal where journal_id is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from payout where journal_id is not null
          union all select buyer_id, id::text, coin, journal_id, amount::numeric, fee::numeric from otc_deal where journal_id is not null) b
    join journal j on j.id = b.journal_id where b.fee > 0
  union all
  select b.customer_id, b.source_id, b.coin, r.created_at, j.created_at, -b.volume, -b.fee
    from (select customer_id, id::text as source_id, currency as coin, allot_journal as journal_id, (allotted * price)::numeric as volume, paid_fee::numeric as fee
            from subscription where allot_journal is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from withdrawal where journal_id is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from payout where journal_id is not null
          union all select buyer_id, id::text, coin, journal_id, amount::numeric, fee::numeric from otc_deal where journal_id is not null) b
    join journal j on j.id = b.journal_id join journal r on r.reverses_id = j.id where b.fee > 0;
comment on view fee_taken is 'fees as they were booked; taken_at is when what a row gives back was taken';
grant select on fee_taken to tessera_app;

-- Days (UTC) whose fees were counted: each once.
create table rebate_day (
  day date primary key,
  counted_at timestamptz not null
);
comment on table rebate_day is 'unchanging: a day is counted once';

create table rebate_run (
  id uuid primary key,
  number bigint not null generated always as identity (start with 90001) unique,
  month text not null unique check (month ~ '^\d{4}-\d\d$'),
  -- The last day that it pays.
  until date not null,
  status text not null check (status in ('drawn', 'released', 'paid', 'dropped')),
  drawn_at timestamptz not null,
  released_at timestamptz,
  ended_at timestamptz,
  check (status not in ('released', 'paid') or released_at is not null),
  check (status not in ('paid', 'dropped') or ended_at is not null)
);
comment on table rebate_run is 'kept: what two people released';

create table rebate_payment (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  run_id uuid not null references rebate_run,
  customer_id uuid not null references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  rows int not null check (rows > 0),
  journal_id uuid unique references journal,
  paid_at timestamptz,
  unique (run_id, customer_id, coin),
  check ((journal_id is null) = (paid_at is null))
);
create index rebate_payment_open on rebate_payment (run_id, number) where journal_id is null;
create index rebate_payment_customer on rebate_payment (customer_id, number desc);
comment on table rebate_payment is 'kept: the books';

create function rebate_payment_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.journal_id is not null
     or (to_jsonb(new) - array['journal_id', 'paid_at']) is distinct from (to_jsonb(old) - array['journal_id', 'paid_at'])
     or (select status from rebate_run where id = new.run_id) is distinct from 'released' then
    raise exception 'a payment of rebates is paid once, after two people released it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger rebate_payment_stands before update or delete on rebate_payment for each row execute function rebate_payment_stands();
-- Nobody joins a run that was drawn: its payments are written with it.
create function rebate_payment_joins() returns trigger language plpgsql as $$
begin
  if (select status from rebate_run where id = new.run_id) is distinct from 'drawn' then
    raise exception 'a run is drawn once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger rebate_payment_joins before insert on rebate_payment for each row execute function rebate_payment_joins();

-- A share of what the house took from a client on a day, or what of it goes back.
create table rebate (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  customer_id uuid not null references customer,
  -- Null of who invited and is no agent.
  agent_id uuid references agent,
  client_id uuid not null references customer,
  -- The client's own agent: somebody above two of them may be due by both on one day.
  via_id uuid references agent,
  -- 1 of the client's own agent, 2 and 3 of those above it.
  level int not null check (level between 1 and 3),
  day date not null references rebate_day,
  -- Of the fee: another day where it goes back.
  fee_day date not null,
  coin text not null references coin,
  fee minor not null check (fee > 0),
  rate_ppm int not null check (rate_ppm between 1 and 500000),
  amount minor_delta not null check (amount <> 0),
  payment_id uuid references rebate_payment,
  back boolean not null generated always as (amount < 0) stored,
  constraint rebate_once unique nulls not distinct (customer_id, client_id, via_id, day, fee_day, coin, level, back),
  constraint rebate_within_fee check (abs(amount) <= fee),
  constraint rebate_of_its_day check (case when amount > 0 then day = fee_day else day >= fee_day end),
  check ((agent_id is null) = (via_id is null)),
  constraint rebate_not_to_oneself check (customer_id <> client_id)
);
create index rebate_customer on rebate (customer_id, number desc);
create index rebate_client on rebate (client_id, fee_day);
create index rebate_due on rebate (day) where payment_id is null;
create index rebate_paid_by on rebate (payment_id) where payment_id is not null;
comment on table rebate is 'kept: the books';

-- What was counted stands (`back` is made from it, and only after this looks). It joins a payment once, and leaves it only when two people sent the run back.
create function rebate_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - array['payment_id', 'back']) is distinct from (to_jsonb(old) - array['payment_id', 'back'])
     or (old.payment_id is not null and (new.payment_id is not null or (select r.status from rebate_payment p join rebate_run r on r.id = p.run_id
           where p.id = old.payment_id) is distinct from 'dropped'))
     or (new.payment_id is not null and not exists (select 1 from rebate_payment p where p.id = new.payment_id
           and p.customer_id = new.customer_id and p.coin = new.coin)) then
    raise exception 'a rebate is never edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger rebate_stands before update or delete on rebate for each row execute function rebate_stands();

-- A file of an agent's commission. It is read for some days and then goes.
create table agent_export (
  id uuid primary key,
  customer_id uuid not null references customer,
  lang text not null check (lang in ('en_US', 'zh_CN')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  rows int,
  content text,
  check (num_nulls(ready_at, rows, content) in (0, 3))
);
create index agent_export_customer on agent_export (customer_id, asked_at desc);

-- Each of these happens once for one reference; those of distributions, which the deals' migration left out, too.
drop index journal_once;
create unique index journal_once on journal (kind, ref_type, ref_id)
  where kind in ('deposit', 'withdraw_capture', 'withdraw_refund', 'disburse', 'allot', 'fiat_credit', 'issue', 'transfer_out', 'transfer_in',
                 'distribution_funding', 'distribution_release', 'distribution_pay', 'distribution_keep', 'distribution_claim', 'otc_release',
                 'rebate_pay');

create view audit.rebate as
  select r.id::text as rebate_id, r.customer_id::text as user_id, r.client_id::text as client_id, r.via_id::text as via_id, r.level, r.day, r.fee_day, r.coin as currency,
         r.fee::numeric as fee, r.amount::numeric as amount, r.payment_id::text as payment_id
    from rebate r;
create view audit.rebate_payment as
  select p.id::text as payment_id, p.customer_id::text as user_id, p.coin as currency, p.amount::numeric as amount, r.status, p.journal_id::text as journal_id, p.paid_at
    from rebate_payment p join rebate_run r on r.id = p.run_id;
-- What was taken from clients on the days of which somebody got a share.
create view audit.fee_day as
  select d.client_id::text as client_id, d.fee_day, d.coin as currency, coalesce(sum(t.fee), 0) as fee
    from (select distinct client_id, fee_day, coin from rebate) d
    left join fee_taken t on t.customer_id = d.client_id and t.coin = d.coin and t.fee > 0
      and t.at >= d.fee_day::timestamp at time zone 'UTC' and t.at < (d.fee_day + 1)::timestamp at time zone 'UTC'
   group by 1, 2, 3;
