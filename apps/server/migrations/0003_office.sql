-- Operators, and the texts of the site.

create table operator (
  id uuid primary key,
  email text not null unique check (email = lower(btrim(email))),
  name text not null,
  -- Phone and document number of the operator as a private person: operators never decide about their own customer
  -- account (threat OPR-02).
  own_phone text,
  own_document_hash text,
  -- The formula of the hash, see kyc_version.number_formula. Operators with formula 1 must enter the document again.
  own_document_formula smallint check (own_document_formula in (1, 2)),
  password_hash text not null,
  totp_secret_sealed text not null,
  totp_last_step bigint not null default 0,
  totp_confirmed_at timestamptz,
  roles text[] not null,
  status text not null check (status in ('invited', 'active', 'suspended', 'closed')),
  -- The end of the one-time password. Null: no limit, or the operator has signed in.
  invited_until timestamptz,
  wrong_passwords int not null default 0,
  -- Counted per operator, because a correct password creates any number of tickets.
  wrong_codes int not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null
);
comment on table operator is 'A person who works for the exchange.';
grant select, insert, update, delete on operator to tessera_app;

create table operator_ticket (
  token_hash text primary key,
  operator_id uuid not null references operator,
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table operator_ticket is
  'Proof of a correct password, valid until the authenticator code. It works on one route and is not a session.';
create index operator_ticket_expires on operator_ticket (expires_at);
grant select, insert, update, delete on operator_ticket to tessera_app;

create table operator_session (
  id uuid primary key,
  token_hash text not null unique,
  operator_id uuid not null references operator,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  -- The hash of a secret that the console stores in the browser: a device from which its operator has signed in before.
  device_hash text
);
comment on table operator_session is 'A signed-in console.';
create index operator_session_device on operator_session (operator_id, device_hash) where device_hash is not null;
grant select, insert, update, delete on operator_session to tessera_app;

create table operator_passkey (
  id uuid primary key,
  operator_id uuid not null references operator,
  -- The id that the device gave the key, base64url. The public key is in COSE format.
  credential_id text not null unique,
  public_key bytea not null,
  -- Signature counter of the device. A device that does not count stays at 0.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  name text not null check (char_length(btrim(name)) between 1 and 40),
  backed_up boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
comment on table operator_passkey is 'A WebAuthn key of an operator.';
create index operator_passkey_operator on operator_passkey (operator_id);
grant select, insert, update, delete on operator_passkey to tessera_app;

create table operator_account (
  operator_id uuid not null references operator,
  customer_id uuid not null references customer,
  -- `own`: the operator may not access it. `other`: another person confirmed that the account is someone else's.
  status text not null check (status in ('own', 'other')),
  declared_at timestamptz not null,
  answered_by uuid references operator,
  reason text,
  primary key (operator_id, customer_id),
  constraint operator_account_answered_by_another check (answered_by <> operator_id),
  constraint operator_account_other_is_answered check (status = 'own' or answered_by is not null),
  constraint operator_account_answer_has_reason check ((answered_by is null) = (reason is null))
);
comment on table operator_account is
  'Accounts that belong to an operator, and other people''s answers to a match (threat OPR-02).';
create index operator_account_customer on operator_account (customer_id);
grant select, insert, update, delete on operator_account to tessera_app;

-- A server with a wrong key must not start on existing data and encrypt new secrets (threat OPS-12).
create table key_canary (
  key text primary key check (key in ('SECRET_KEY', 'CHAIN_MASTER_SEED')),
  sealed text not null,
  made_at timestamptz not null default now()
);
comment on table key_canary is
  'One text sealed under each configured key at the first start. A key that cannot open it is not the key of this '
  'database.';
grant select, insert on key_canary to tessera_app;


-- Texts of the site

create table cms_text (
  id uuid primary key,
  kind text not null check (kind in ('page', 'legal', 'faq', 'footer', 'banner', 'announcement', 'seo')),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  created_at timestamptz not null
);
comment on table cms_text is 'A text of the site: its kind and its address. Its content is in `cms_version`.';
grant select, insert on cms_text to tessera_app;

create table cms_version (
  id uuid primary key,
  text_id uuid not null references cms_text,
  number int not null check (number > 0),
  status text not null check (status in ('draft', 'review', 'scheduled', 'published', 'archived')),
  -- Content in both languages (contract `CmsContent`).
  content jsonb not null,
  content_hash text not null,
  -- For a legal text: the name of the edition that people accept.
  edition text,
  written_by uuid not null references operator,
  written_at timestamptz not null,
  approved_by uuid references operator,
  publish_at timestamptz,
  published_at timestamptz,
  archived_at timestamptz,
  unique (text_id, number),
  constraint cms_version_approved_by_another check (approved_by <> written_by),
  constraint cms_version_scheduled_is_approved
    check (status not in ('scheduled', 'published') or (approved_by is not null and publish_at is not null)),
  constraint cms_version_published_has_time check (status <> 'published' or published_at is not null)
);
comment on table cms_version is 'A version of a text. Its content never changes; its status decides if readers see it.';
create index cms_version_due on cms_version (publish_at) where status = 'scheduled';
create index cms_version_edition on cms_version (text_id, edition) where published_at is not null;
create unique index cms_version_open on cms_version (text_id) where status in ('draft', 'review', 'scheduled');
create unique index cms_version_published on cms_version (text_id) where status = 'published';
create index cms_version_text on cms_version (text_id, number desc);
grant select, insert, update, delete on cms_version to tessera_app;

create function cms_version_content_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.text_id, old.number, old.content, old.content_hash, old.edition, old.written_by, old.written_at)
      is distinct from (new.text_id, new.number, new.content, new.content_hash, new.edition, new.written_by, new.written_at) then
    raise exception 'the content of version % cannot be changed or deleted', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger cms_version_content_guard before delete or update on cms_version
  for each row execute function cms_version_content_guard();

-- An edition may be published again only with the same wording.
create function cms_version_edition_guard() returns trigger language plpgsql as $$
begin
  if exists (select 1 from cms_version v
              where v.text_id = new.text_id and v.edition = new.edition and v.content_hash <> new.content_hash
                and v.published_at is not null) then
    raise exception 'edition % was already published with other content', new.edition using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger cms_version_edition_guard before insert or update on cms_version
  for each row
  when (new.published_at is not null and new.edition is not null)
  execute function cms_version_edition_guard();


-- References to tables that are created later than the referring table
alter table account_freeze add foreign key (extended_by) references operator;
alter table stop add foreign key (set_by) references operator;
