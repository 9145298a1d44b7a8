-- why: a verified company applies to raise money here (decision 0049). A draft is kept while it is filled in; what is sent stays as a
-- version, documents too; two people decide; terms that both agreed to make a product.

create table financing_application (
  id uuid primary key,
  number bigint not null generated always as identity (start with 80001) unique,
  customer_id uuid not null references customer,
  status text not null check (status in ('draft', 'precheck_failed', 'submitted', 'screening', 'due_diligence', 'committee', 'terms',
                                         'accepted', 'declined', 'withdrawn')),
  -- Of what was submitted last; 0 before that.
  version int not null check (version >= 0),
  precheck jsonb not null,
  -- What the pre-check came to, with the rate by which it was reckoned; null once a figure changes.
  checked jsonb,
  offer jsonb not null,
  uses jsonb not null check (jsonb_typeof(uses) = 'array'),
  people jsonb not null check (jsonb_typeof(people) = 'array'),
  -- The fee as it was shown when it was accepted, in parts per million of what is raised.
  fee_ppm int check (fee_ppm between 0 and 500000),
  opened_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  reason_code text,
  told text,
  -- Of one that was declined; null where its issuer may not by itself.
  reapply_at timestamptz,
  product_id uuid unique references product,
  constraint financing_submitted_has_version
    check ((version > 0) = (submitted_at is not null) and (version > 0 or status in ('draft', 'precheck_failed', 'withdrawn'))),
  constraint financing_declined check (status <> 'declined' or (decided_at is not null and reason_code is not null)),
  constraint financing_accepted check (status <> 'accepted' or product_id is not null)
);
-- One running application of a company.
create unique index financing_running on financing_application (customer_id) where status not in ('accepted', 'declined', 'withdrawn');
create index financing_customer on financing_application (customer_id, number);
create index financing_waiting on financing_application (submitted_at, id) where submitted_at is not null;
create trigger financing_not_of_sub before insert on financing_application for each row execute function not_of_sub_account();

create table financing_version (
  application_id uuid not null references financing_application,
  version int not null check (version >= 1),
  -- The company as it was verified, and all that was filled in.
  content jsonb not null,
  declaration_version text not null,
  declaration_sha256 text not null,
  signer_name text not null,
  at timestamptz not null,
  primary key (application_id, version)
);
comment on table financing_version is 'unchanging: every version is kept until its account is forgotten';

create table financing_ask (
  application_id uuid not null,
  version int not null,
  item text not null,
  told text not null,
  asked_by uuid not null references operator,
  at timestamptz not null,
  -- Once the issuer has sent what it asks for.
  answered_at timestamptz,
  primary key (application_id, version, item),
  foreign key (application_id, version) references financing_version
);

-- The data room: each document with all its versions. One that is not sent yet is its issuer's alone.
create table financing_document (
  application_id uuid not null references financing_application,
  kind text not null,
  version int not null check (version >= 1),
  upload_id uuid not null references upload,
  issued_on text check (issued_on ~ '^\d{4}-\d\d-\d\d$'),
  added_at timestamptz not null,
  sent_at timestamptz,
  primary key (application_id, kind, version),
  unique (application_id, upload_id)
);
create index financing_document_upload on financing_document (upload_id);

create table financing_cap_table (
  application_id uuid not null references financing_application,
  version int not null check (version >= 1),
  -- In Open Cap Format, as it was sent.
  content jsonb not null,
  sha256 text not null,
  added_at timestamptz not null,
  sent_at timestamptz,
  primary key (application_id, version)
);

-- Who of the house read what of the data room, and why; its issuer reads it too.
create table financing_access (
  id uuid primary key,
  application_id uuid not null references financing_application,
  kind text not null,
  version int not null,
  operator_id uuid not null references operator,
  reason text not null,
  at timestamptz not null
);
create index financing_access_application on financing_access (application_id, at desc);
comment on table financing_access is 'unchanging: who read what stays until its account is forgotten';

create table financing_check (
  application_id uuid not null references financing_application,
  item text not null,
  note text not null,
  done_by uuid not null references operator,
  done_at timestamptz not null,
  primary key (application_id, item)
);

create table financing_question (
  id uuid primary key,
  application_id uuid not null references financing_application,
  text text not null,
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index financing_question_application on financing_question (application_id, asked_at);

-- What the house offers, by two people; the newest counts.
create table financing_terms (
  id uuid primary key,
  application_id uuid not null references financing_application,
  n int not null check (n >= 1),
  content jsonb not null,
  content_hash text not null,
  offered_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  unique (application_id, n),
  check ((answer is null) = (answered_at is null))
);

-- A status moves only along the edges of its machine, and what was sent is changed only where it was asked for again.
create function financing_stands() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not exists (
    select 1 from legal_edge where entity = 'financing_application' and from_state = old.status and to_state = new.status) then
    raise exception 'an application does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (new.id, new.number, new.customer_id, new.opened_at) is distinct from (old.id, old.number, old.customer_id, old.opened_at)
     or (old.status not in ('draft', 'precheck_failed')
         and ((new.precheck, new.checked, new.fee_ppm) is distinct from (old.precheck, old.checked, old.fee_ppm)
              or ((new.offer, new.uses) is distinct from (old.offer, old.uses) and not financing_asked(old.id, 'offer'))
              or (new.people is distinct from old.people and not financing_asked(old.id, 'people'))))
     or (old.product_id is not null and new.product_id is distinct from old.product_id) then
    raise exception 'a submitted application is not edited' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create function financing_asked(uuid, text) returns boolean language sql stable as $$
  select exists (select 1 from financing_ask k where k.application_id = $1 and k.item = $2 and k.answered_at is null)
$$;
create trigger financing_stands before update on financing_application for each row execute function financing_stands();

-- Of the data room nothing that was sent changes or goes, but with its account; nothing comes but where it may.
create function financing_room_stands() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
  what text := case when tg_table_name = 'financing_cap_table' then 'cap_table'
                    when tg_op = 'DELETE' then to_jsonb(old) ->> 'kind' else to_jsonb(new) ->> 'kind' end;
  standing record;
begin
  select a.status, c.status as account into standing
    from financing_application a join customer c on c.id = a.customer_id where a.id = whose;
  if tg_op = 'DELETE' and standing.account = 'closed' then
    return old;
  end if;
  if tg_op <> 'INSERT' and old.sent_at is not null then
    raise exception 'what was sent stays' using errcode = 'check_violation';
  end if;
  if standing.status not in ('draft', 'precheck_failed') and not financing_asked(whose, what) then
    raise exception 'a submitted application is not edited' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger financing_document_stands before insert or update or delete on financing_document
  for each row execute function financing_room_stands();
create trigger financing_cap_table_stands before insert or update or delete on financing_cap_table
  for each row execute function financing_room_stands();

-- What was asked and answered, and what was offered, stays as it is.
create function financing_said_stands() returns trigger language plpgsql as $$
begin
  if old.answered_at is not null or (to_jsonb(new) - '{answer,answered_at}'::text[]) is distinct from (to_jsonb(old) - '{answer,answered_at}'::text[]) then
    raise exception 'what was said stays' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger financing_question_stands before update on financing_question for each row execute function financing_said_stands();
create trigger financing_terms_stands before update on financing_terms for each row execute function financing_said_stands();
create trigger financing_ask_stands before update on financing_ask for each row execute function financing_said_stands();
