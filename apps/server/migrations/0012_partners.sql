-- Agents, brokers, rebates, and invitation codes.

-- Agents and brokers (decisions 0051 and 0100)

create table agent (
  id uuid primary key,
  number bigint generated always as identity (start with 80001) unique,
  customer_id uuid not null references customer,
  programme text not null check (programme in ('agent', 'broker')),
  status text not null check (status in ('applied', 'licence_check', 'contract', 'active', 'suspended', 'declined',
    'ended')),
  -- The agent whose link it joined by. Null at level 1.
  parent_id uuid references agent,
  level int not null check (level between 1 and 3),
  -- The code by which customers become its clients, and others apply below it.
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
  -- Shares of a fee of its own clients: for itself, for the agent above it, and for the one above that.
  own_ppm int check (own_ppm > 0),
  parent_ppm int check (parent_ppm >= 0),
  grand_ppm int check (grand_ppm >= 0),
  constraint agent_active
    check (status not in ('active', 'suspended') or (signed_at is not null and own_ppm is not null)),
  constraint agent_broker_has_no_tree check (programme = 'agent' or level = 1),
  constraint agent_level_has_parent check ((parent_id is null) = (level = 1)),
  constraint agent_ended_why check (status not in ('declined', 'suspended', 'ended') or reason is not null),
  -- At most half of a fee is shared, regardless of the number of levels.
  constraint agent_share_cap check (own_ppm + parent_ppm + grand_ppm <= 500000),
  constraint agent_share_of_nobody
    check ((level > 1 or coalesce(parent_ppm, 0) = 0) and (level > 2 or coalesce(grand_ppm, 0) = 0)),
  constraint agent_signed check (num_nulls(contract_version, contract_sha256, factor, signed_at) in (0, 4)),
  constraint agent_terms_whole check (num_nulls(own_ppm, parent_ppm, grand_ppm) in (0, 3))
);
comment on table agent is
  'An agent brings customers and is paid a share of their fees; a broker places orders for clients.';
create index agent_applied on agent (applied_at, id);
create index agent_customer on agent (customer_id, programme, number);
create unique index agent_living on agent (customer_id, programme) where status not in ('declined', 'ended');
create index agent_parent on agent (parent_id) where parent_id is not null;
create index agent_upload on agent (upload_id) where upload_id is not null;
create trigger agent_not_of_sub before insert on agent for each row execute function not_of_sub_account();
grant select, insert, update on agent to tessera_app;

-- The position of an agent in the tree is fixed.
create function agent_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.number, new.customer_id, new.programme, new.parent_id, new.level, new.code, new.applied_at)
     is distinct from (old.id, old.number, old.customer_id, old.programme, old.parent_id, old.level, old.code, old.applied_at) then
    raise exception 'the customer, programme, parent, level and code of agent % cannot change', old.number using errcode = 'check_violation';
  end if;
  if new.parent_id is not null and not exists (
       select 1 from agent p where p.id = new.parent_id and p.programme = new.programme and p.level = new.level - 1 and p.customer_id <> new.customer_id) then
    raise exception 'the parent of an agent must be another customer of the same programme, one level above' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger agent_guard before insert or update on agent for each row execute function agent_guard();

create table agent_evidence (
  agent_id uuid not null references agent,
  upload_id uuid not null references upload,
  place smallint not null check (place between 1 and 5),
  primary key (agent_id, place),
  unique (agent_id, upload_id)
);
comment on table agent_evidence is 'Files of an application besides its licence.';
create index agent_evidence_upload on agent_evidence (upload_id);
grant select, insert, delete on agent_evidence to tessera_app;

create table agent_client (
  id uuid primary key,
  number bigint generated always as identity unique,
  agent_id uuid not null references agent,
  customer_id uuid not null references customer,
  consent_version text not null,
  consent_sha256 text not null check (consent_sha256 ~ '^[0-9a-f]{64}$'),
  consented_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint agent_client_withdrawn_later check (withdrawn_at >= consented_at)
);
comment on table agent_client is 'A customer''s consent to be an agent''s client.';
create index agent_client_customer on agent_client (customer_id, consented_at);
create unique index agent_client_living on agent_client (customer_id) where withdrawn_at is null;
create index agent_client_of on agent_client (agent_id, number desc);
create trigger agent_client_not_of_sub before insert on agent_client for each row execute function not_of_sub_account();
grant select, insert, update on agent_client to tessera_app;

-- A consent can only be withdrawn; an agent cannot be its own client.
create function agent_client_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'consent % cannot be deleted', old.number using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at')) then
    raise exception 'consent % cannot be edited; it can only be withdrawn, once', old.number using errcode = 'check_violation';
  end if;
  if exists (select 1 from agent a where a.id = new.agent_id and (a.customer_id = new.customer_id or a.programme <> 'agent')) then
    raise exception 'the agent of a client must be an agent, and another customer than the client' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger agent_client_guard before insert or delete or update on agent_client
  for each row execute function agent_client_guard();

-- A file with personal data, deleted after some days.
create table agent_export (
  id uuid primary key,
  customer_id uuid not null references customer,
  programme text not null check (programme in ('agent', 'broker')),
  month text check (month ~ '^\d{4}-\d\d$'),
  lang text not null check (lang in ('en_US', 'zh_CN')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  rows int,
  content text,
  constraint agent_export_ready_whole check (num_nulls(ready_at, rows, content) in (0, 3))
);
comment on table agent_export is 'A file of an agent''s commission, or of a broker''s orders of a month (UTC).';
create index agent_export_customer on agent_export (customer_id, requested_at desc);
grant select, insert, update, delete on agent_export to tessera_app;

create table broker_power (
  id uuid primary key,
  number bigint generated always as identity unique,
  agent_id uuid not null references agent,
  -- The client, and the sub-account of the power.
  customer_id uuid not null references customer,
  sub_account_id uuid not null,
  text_version text not null,
  text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  factor text not null,
  granted_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (id, sub_account_id),
  -- The sub-account is the client's.
  foreign key (sub_account_id, customer_id) references sub_account (customer_id, parent_id),
  constraint broker_power_withdrawn_later check (withdrawn_at >= granted_at)
);
comment on table broker_power is
  'A power of attorney: a broker places orders on one sub-account of a client, until the client withdraws it.';
create index broker_power_customer on broker_power (customer_id, number desc);
create unique index broker_power_living on broker_power (sub_account_id) where withdrawn_at is null;
create index broker_power_of on broker_power (agent_id, number desc);
grant select, insert, update on broker_power to tessera_app;

create function broker_power_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'power of attorney % cannot be deleted', old.number using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at')) then
    raise exception 'power of attorney % cannot be edited; it can only be withdrawn, once', old.number using errcode = 'check_violation';
  end if;
  if not exists (select 1 from agent a where a.id = new.agent_id and a.programme = 'broker' and a.customer_id <> new.customer_id) then
    raise exception 'a power of attorney must name a broker that is another customer than the client' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger broker_power_guard before insert or delete or update on broker_power
  for each row execute function broker_power_guard();

create table broker_order (
  order_id uuid primary key references trading_order,
  power_id uuid not null references broker_power,
  -- No foreign key: the key is deleted with the personal data of a closed account, and its id remains.
  api_key_id uuid not null,
  -- The best price of the other side, and the reference price. Null for none.
  best minor check (best > 0),
  reference minor check (reference > 0)
);
comment on table broker_order is
  'The best-execution record of an order that a broker placed, written in the batch that accepts it.';
create index broker_order_power on broker_order (power_id);
grant select, insert on broker_order to tessera_app;


-- Rebates

-- Fees count at the time and in the coin of their booking. Fees of orders that a broker placed name the broker.
create view fee_taken as
  select coalesce(c.parent_id, c.id) as customer_id, f.id::text as source_id, m.quote as coin, f.at, f.at as taken_at, f.value::numeric as volume,
         (case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end)::numeric as fee, p.agent_id as broker_id
    from fill f join market m on m.symbol = f.market join account a on a.id = f.buyer_quote join customer c on c.id = a.customer_id
    left join broker_order o on o.order_id = case f.taker_side when 'buy' then f.taker_order else f.maker_order end
    left join broker_power p on p.id = o.power_id
  union all
  select coalesce(c.parent_id, c.id), f.id::text, m.quote, f.at, f.at, f.value::numeric,
         (case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end)::numeric, p.agent_id
    from fill f join market m on m.symbol = f.market join account a on a.id = f.seller_quote join customer c on c.id = a.customer_id
    left join broker_order o on o.order_id = case f.taker_side when 'buy' then f.maker_order else f.taker_order end
    left join broker_power p on p.id = o.power_id
  union all
  select b.customer_id, b.source_id, b.coin, j.created_at, j.created_at, b.volume, b.fee, null
    from (select customer_id, id::text as source_id, currency as coin, allot_journal as journal_id, (allotted * price)::numeric as volume, paid_fee::numeric as fee
            from subscription where allot_journal is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from withdrawal where journal_id is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from payout where journal_id is not null
          union all select buyer_id, id::text, coin, journal_id, amount::numeric, fee::numeric from otc_deal where journal_id is not null) b
    join journal j on j.id = b.journal_id where b.fee > 0
  union all
  select b.customer_id, b.source_id, b.coin, r.created_at, j.created_at, -b.volume, -b.fee, null
    from (select customer_id, id::text as source_id, currency as coin, allot_journal as journal_id, (allotted * price)::numeric as volume, paid_fee::numeric as fee
            from subscription where allot_journal is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from withdrawal where journal_id is not null
          union all select customer_id, id::text, coin, journal_id, 0, fee::numeric from payout where journal_id is not null
          union all select buyer_id, id::text, coin, journal_id, amount::numeric, fee::numeric from otc_deal where journal_id is not null) b
    join journal j on j.id = b.journal_id join journal r on r.reverses_id = j.id where b.fee > 0;
grant select on fee_taken to tessera_app;
comment on view fee_taken is 'Fees as they were booked. For a returned fee, taken_at is the time of the original.';

create table rebate_day (
  day date primary key,
  counted_at timestamptz not null
);
comment on table rebate_day is 'Days (UTC) whose fees were counted. Each is counted once.';
grant select, insert, delete on rebate_day to tessera_app;

create table rebate_run (
  id uuid primary key,
  number bigint generated always as identity (start with 90001) unique,
  month text not null unique check (month ~ '^\d{4}-\d\d$'),
  -- The last day that is included.
  until date not null,
  status text not null check (status in ('drawn', 'released', 'paid', 'dropped')),
  drawn_at timestamptz not null,
  released_at timestamptz,
  ended_at timestamptz,
  constraint rebate_run_released check (status not in ('released', 'paid') or released_at is not null),
  constraint rebate_run_ended check (status not in ('paid', 'dropped') or ended_at is not null)
);
comment on table rebate_run is 'A month''s payments of rebates, released by two people.';
grant select, insert, update on rebate_run to tessera_app;

create table rebate_payment (
  id uuid primary key,
  number bigint generated always as identity unique,
  run_id uuid not null references rebate_run,
  customer_id uuid not null references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  rows int not null check (rows > 0),
  journal_id uuid unique references journal,
  paid_at timestamptz,
  unique (run_id, customer_id, coin),
  -- Needed by rebates, which name the customer and the coin of their payment.
  unique (id, customer_id, coin),
  constraint rebate_payment_paid_by_journal check ((journal_id is null) = (paid_at is null))
);
comment on table rebate_payment is 'A payment of rebates to one customer in one coin.';
create index rebate_payment_customer on rebate_payment (customer_id, number desc);
create index rebate_payment_open on rebate_payment (run_id, number) where journal_id is null;
grant select, insert, update on rebate_payment to tessera_app;

create function rebate_payment_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.journal_id is not null
     or (to_jsonb(new) - array['journal_id', 'paid_at']) is distinct from (to_jsonb(old) - array['journal_id', 'paid_at'])
     or (select status from rebate_run where id = new.run_id) is distinct from 'released' then
    raise exception 'rebate payment % can only be paid, once, and only while its run is released', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger rebate_payment_guard before delete or update on rebate_payment
  for each row execute function rebate_payment_guard();

-- Payments are inserted only together with their run.
create function rebate_payment_joins() returns trigger language plpgsql as $$
begin
  if (select status from rebate_run where id = new.run_id) is distinct from 'drawn' then
    raise exception 'payments can only be added to a rebate run that is not released yet' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger rebate_payment_joins before insert on rebate_payment
  for each row execute function rebate_payment_joins();

create table rebate (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  -- Null for an inviter who is not an agent.
  agent_id uuid references agent,
  client_id uuid not null references customer,
  -- The client's own agent, because an agent above two of them may earn through both on one day.
  via_id uuid references agent,
  -- 1: the client's own agent. 2 and 3: those above it.
  level int not null check (level between 1 and 3),
  day date not null references rebate_day,
  -- The day of the fee. It differs from `day` if a share is taken back.
  fee_day date not null,
  coin text not null references coin,
  fee minor not null check (fee > 0),
  rate_ppm int not null check (rate_ppm between 1 and 500000),
  amount minor_delta not null check (amount <> 0),
  payment_id uuid,
  back boolean not null generated always as (amount < 0) stored,
  constraint rebate_once unique nulls not distinct (customer_id, client_id, via_id, day, fee_day, coin, level, back),
  foreign key (payment_id, customer_id, coin) references rebate_payment (id, customer_id, coin),
  constraint rebate_of_agent check ((agent_id is null) = (via_id is null)),
  constraint rebate_not_to_oneself check (customer_id <> client_id),
  constraint rebate_of_its_day check (case when amount > 0 then day = fee_day else day >= fee_day end),
  constraint rebate_within_fee check (abs(amount) <= fee)
);
comment on table rebate is 'A share of a client''s fees of a day, or the part of it that is taken back.';
create index rebate_client on rebate (client_id, fee_day);
create index rebate_customer on rebate (customer_id, number desc);
create index rebate_due on rebate (day) where payment_id is null;
create index rebate_paid_by on rebate (payment_id) where payment_id is not null;
grant select, insert, update on rebate to tessera_app;

-- A counted rebate cannot change (`back` is generated, after this trigger). It joins a payment once, and leaves it only
-- if two people returned the run.
create function rebate_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - array['payment_id', 'back']) is distinct from (to_jsonb(old) - array['payment_id', 'back'])
     or (old.payment_id is not null and (new.payment_id is not null or (select r.status from rebate_payment p join rebate_run r on r.id = p.run_id
           where p.id = old.payment_id) is distinct from 'dropped')) then
    raise exception 'rebate % cannot be edited or deleted; it joins a payment once, and leaves it only if its run was dropped', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger rebate_guard before delete or update on rebate for each row execute function rebate_guard();


-- Invitation codes (decision 0109)

create table invitation_application (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  code_count int not null check (code_count between 1 and 50),
  description text not null check (length(description) between 1 and 500),
  status text not null check (status in ('pending', 'approved', 'rejected')),
  reason_code text,
  -- The reason that the customer reads.
  customer_message text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint invitation_application_decided check ((status = 'pending') = (decided_at is null)),
  constraint invitation_application_rejected_has_reason check ((status = 'rejected') = (reason_code is not null))
);
comment on table invitation_application is 'A customer''s application for more invitation codes.';
create index invitation_application_customer on invitation_application (customer_id, created_at desc, id);
create unique index invitation_application_pending on invitation_application (customer_id) where status = 'pending';
grant select, insert, update, delete on invitation_application to tessera_app;

create table invitation_code (
  id uuid primary key,
  code text not null unique,
  customer_id uuid not null references customer,
  application_id uuid not null references invitation_application,
  max_uses int not null check (max_uses > 0),
  uses int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('customer', 'staff')),
  constraint invitation_code_expires_later check (expires_at > created_at),
  constraint invitation_code_uses_within_max check (uses between 0 and max_uses),
  constraint invitation_code_end_whole check ((ended_at is null) = (ended_by is null))
);
comment on table invitation_code is 'An invitation code with a number of uses and an end.';
create index invitation_code_application on invitation_code (application_id);
create index invitation_code_customer on invitation_code (customer_id, created_at desc, id);
grant select, insert, update, delete on invitation_code to tessera_app;

create view audit.rebate as
  select r.id::text as rebate_id, r.customer_id::text as user_id, r.client_id::text as client_id, r.via_id::text as via_id, r.level, r.day, r.fee_day, r.coin as currency,
         r.fee::numeric as fee, r.amount::numeric as amount, r.payment_id::text as payment_id
    from rebate r;

create view audit.rebate_payment as
  select p.id::text as payment_id, p.customer_id::text as user_id, p.coin as currency, p.amount::numeric as amount, r.status, p.journal_id::text as journal_id, p.paid_at
    from rebate_payment p join rebate_run r on r.id = p.run_id;

-- Fees of clients on days for which a partner got a share.
create view audit.fee_day as
  select d.client_id::text as client_id, d.fee_day, d.coin as currency, coalesce(sum(t.fee), 0) as fee
    from (select distinct client_id, fee_day, coin from rebate) d
    left join fee_taken t on t.customer_id = d.client_id and t.coin = d.coin and t.fee > 0
      and t.at >= d.fee_day::timestamp at time zone 'UTC' and t.at < (d.fee_day + 1)::timestamp at time zone 'UTC'
   group by 1, 2, 3;


-- References to tables that are created later than the referring table
alter table api_key add constraint api_key_of_power foreign key (power_id, customer_id) references broker_power(id,
    sub_account_id);

grant select on audit.rebate, audit.rebate_payment, audit.fee_day to audit_ro;
