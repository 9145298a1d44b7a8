-- why: a broker places orders for clients, each on one sub-account of the client, by a power of attorney that the client withdraws at
-- any time (decision 0100). A broker is a row of `agent`: the same application, licence check, contract, decisions of two people,
-- rebates and payments.

alter table agent add column programme text not null default 'agent' check (programme in ('agent', 'broker'));
alter table agent alter programme drop default;
alter table agent add constraint agent_broker_has_no_tree check (programme = 'agent' or level = 1);
drop index agent_living;
create unique index agent_living on agent (customer_id, programme) where status not in ('declined', 'ended');
drop index agent_customer;
create index agent_customer on agent (customer_id, programme, number);

create or replace function agent_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.number, new.customer_id, new.programme, new.parent_id, new.level, new.code, new.applied_at)
     is distinct from (old.id, old.number, old.customer_id, old.programme, old.parent_id, old.level, old.code, old.applied_at) then
    raise exception 'an agent keeps its place' using errcode = 'check_violation';
  end if;
  if new.parent_id is not null and not exists (
       select 1 from agent p where p.id = new.parent_id and p.programme = new.programme and p.level = new.level - 1 and p.customer_id <> new.customer_id) then
    raise exception 'an agent stands one level below who is above it' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function agent_client_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a consent is never deleted' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at')) then
    raise exception 'a consent is withdrawn and nothing else' using errcode = 'check_violation';
  end if;
  if exists (select 1 from agent a where a.id = new.agent_id and (a.customer_id = new.customer_id or a.programme <> 'agent')) then
    raise exception 'an agent is nobody of its own clients' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Files of an application besides its licence.
create table agent_evidence (
  agent_id uuid not null references agent,
  upload_id uuid not null references upload,
  place smallint not null check (place between 1 and 5),
  primary key (agent_id, place),
  unique (agent_id, upload_id)
);
create index agent_evidence_upload on agent_evidence (upload_id);
comment on table agent_evidence is 'unchanging: kept until the account is forgotten';

create table broker_power (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  agent_id uuid not null references agent,
  -- The client, and the sub-account on which the broker may place.
  customer_id uuid not null references customer,
  sub_account_id uuid not null references customer,
  text_version text not null,
  text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  factor text not null,
  granted_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= granted_at),
  unique (id, sub_account_id)
);
create unique index broker_power_living on broker_power (sub_account_id) where withdrawn_at is null;
create index broker_power_of on broker_power (agent_id, number desc);
create index broker_power_customer on broker_power (customer_id, number desc);
comment on table broker_power is 'kept: what a customer authorised';

create function broker_power_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a power of attorney is never deleted' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at')) then
    raise exception 'a power of attorney is withdrawn and nothing else' using errcode = 'check_violation';
  end if;
  if not exists (select 1 from customer s where s.id = new.sub_account_id and s.parent_id = new.customer_id) then
    raise exception 'a power of attorney covers a sub-account of who gives it' using errcode = 'check_violation';
  end if;
  if not exists (select 1 from agent a where a.id = new.agent_id and a.programme = 'broker' and a.customer_id <> new.customer_id) then
    raise exception 'a power of attorney is given to a broker, and not to oneself' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger broker_power_stands before insert or update or delete on broker_power for each row execute function broker_power_stands();

-- A key with a power of attorney is the broker's: it places on the sub-account of that power, and on no other.
alter table api_key add column power_id uuid;
alter table api_key add constraint api_key_of_power foreign key (power_id, customer_id) references broker_power (id, sub_account_id);
alter table api_key add constraint api_key_broker_withdraws_nothing check (power_id is null or not 'withdraw' = any(scopes));
create index api_key_power on api_key (power_id) where power_id is not null;

-- Orders that a broker placed, written in the batch that accepts them, with the prices that it met: its best-execution record.
create table broker_order (
  order_id uuid primary key references otc_order,
  power_id uuid not null references broker_power,
  -- The key goes with a forgotten account; its id stays.
  api_key_id uuid not null,
  -- The best price of the other side, and the reference price. Null for none.
  best minor check (best > 0),
  reference minor check (reference > 0)
);
create index broker_order_power on broker_order (power_id);
comment on table broker_order is 'append-only: for whom a broker placed, and at which prices';

-- Fees of orders that a broker placed name the broker.
create or replace view fee_taken as
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

-- Which programme a file is of, and the month (UTC) of a broker's orders.
alter table agent_export add column programme text not null default 'agent' check (programme in ('agent', 'broker'));
alter table agent_export alter programme drop default;
alter table agent_export add column month text check (month ~ '^\d{4}-\d\d$');

do $$
declare body text := (select prosrc from pg_proc where proname = 'customers_of');
begin
  execute format(
    'create or replace function customers_of(named text[], wide boolean) returns table (name text, customer_id uuid) language sql stable as %L',
    rtrim(body, E'; \n') || E'\n  union all select i.name, t.customer_id from ids i join broker_power t on t.id = i.id;\n');
end $$;
