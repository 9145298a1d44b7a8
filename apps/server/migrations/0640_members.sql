-- why: several people of a company sign in, each with an own login, own factors and roles (decision 0086).

-- A member's login is a customer without accounts: mailbox, password, factors, sessions and freezes are the person's own.
alter table customer
  drop constraint customer_type_check,
  add constraint customer_type_check check (type in ('individual', 'corporate', 'sub', 'member'));

-- A login belongs to one account for good; it ends with the membership.
create table member (
  login_id uuid primary key references customer,
  account_id uuid not null references customer check (account_id <> login_id),
  roles text[] not null check (roles <@ array['trade', 'pay', 'administer']),
  invited_by uuid not null references customer,
  joined_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid references customer,
  check ((removed_at is null) = (removed_by is null))
);
create index member_account on member (account_id, joined_at);
comment on table member is 'kept';

create table member_invitation (
  id uuid primary key,
  account_id uuid not null references customer,
  email text not null check (email = lower(btrim(email))),
  name text not null,
  roles text[] not null check (roles <@ array['trade', 'pay', 'administer']),
  lang text not null check (lang in ('en_US', 'zh_CN')),
  invited_by uuid not null references customer,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'revoked')),
  check ((ended_at is null) = (outcome is null))
);
create index member_invitation_account on member_invitation (account_id) where ended_at is null;

-- The history of a company's account: which person did what. `key_id`: by an API key that this person made.
create table member_act (
  id uuid primary key,
  account_id uuid not null references customer,
  login_id uuid not null references customer,
  key_id uuid,
  at timestamptz not null,
  path text not null,
  subject text,
  ip text not null
);
create index member_act_account on member_act (account_id, at desc, id);
comment on table member_act is 'append-only';

-- The person of a company who made the key; null where the account has one person.
alter table api_key add column made_by uuid references customer;
create index api_key_made_by on api_key (made_by) where made_by is not null;

-- A member's login has no accounts, identity or keys of its own, whatever the code above does.
create function not_of_member() returns trigger language plpgsql as $$
begin
  if exists (select 1 from customer where id = new.customer_id and type = 'member') then
    raise exception 'the login of a member has no %', tg_table_name;
  end if;
  return new;
end $$;
create trigger account_not_of_member before insert on account for each row execute function not_of_member();
create trigger kyc_case_not_of_member before insert on kyc_case for each row execute function not_of_member();
create trigger company_application_not_of_member before insert on company_application for each row execute function not_of_member();
create trigger api_key_not_of_member before insert on api_key for each row execute function not_of_member();
create trigger address_book_not_of_member before insert on address_book for each row execute function not_of_member();
create trigger subscription_not_of_member before insert on subscription for each row execute function not_of_member();

-- An account is closed to an operator who is one of its people, and so are the logins of all its people (threat OPR-02).
create or replace function closed_accounts(whose uuid) returns table (customer_id uuid) language sql stable as $$
  with known as (
    select a.customer_id from operator_account a where a.operator_id = whose and a.status = 'own'
    union
    select m.customer_id from operator_match m
     where m.operator_id = whose and m.matched_by <> 'name'
       and not exists (select from operator_account a where a.operator_id = whose and a.customer_id = m.customer_id and a.status = 'other')),
  owned as (
    select k.customer_id from known k
    union
    select m.account_id from member m join known k on k.customer_id = m.login_id),
  closed as (
    select o.customer_id from owned o
    union
    select c.id from customer c join owned o on c.parent_id = o.customer_id
    union
    select c.parent_id from customer c join owned o on c.id = o.customer_id where c.parent_id is not null)
  select customer_id from closed
  union
  select m.login_id from member m join closed c on c.customer_id = m.account_id;
$$;

-- An address or device of a person of a company connects the company's account.
create or replace function note_tie(customer uuid, of_kind text, what text, seen timestamptz) returns void language sql as $$
  insert into tie (customer_id, kind, shared, at)
  select coalesce((select m.account_id from member m where m.login_id = customer), customer), of_kind, what, seen where what <> ''
  on conflict (customer_id, kind, shared) do update set at = excluded.at, written = pg_current_xact_id() where tie.at < excluded.at
$$;
create or replace function note_address(customer uuid, address text) returns void language sql as $$
  with whose as (select coalesce((select m.account_id from member m where m.login_id = customer), customer) as id)
  insert into tie (customer_id, kind, shared, at)
  select w.id, 'ip', address, now() from whose w
   where address <> '' and not exists (select from tie t where t.customer_id = w.id and t.kind = 'ip' and t.shared = address
                                          and t.at > now() - interval '1 hour')
  on conflict (customer_id, kind, shared) do update set at = excluded.at, written = pg_current_xact_id() where tie.at < excluded.at
$$;
