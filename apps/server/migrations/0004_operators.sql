-- People of the house, and the rule that money and identity need two of them.

create table operator (
  id uuid primary key,
  email text not null unique check (email = lower(btrim(email))),
  name text not null,
  password_hash text not null,
  totp_secret_sealed text not null,
  totp_last_step bigint not null default 0,
  totp_confirmed_at timestamptz,
  roles text[] not null,
  status text not null check (status in ('invited', 'active', 'suspended', 'closed')),
  wrong_passwords int not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null
);

-- Between password and authenticator: works on one route only and is no session.
create table operator_ticket (
  token_hash text primary key,
  operator_id uuid not null references operator,
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table operator_session (
  id uuid primary key,
  token_hash text not null unique,
  operator_id uuid not null references operator,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null
);

-- A decision somebody proposes and somebody else confirms. The hash binds every approver to the same content.
create table approval_request (
  id uuid primary key,
  number bigint generated always as identity unique,
  kind text not null,
  subject_id text not null,
  -- What the maker wants done to the subject, and, for a decision the customer reads, why.
  verdict text not null check (verdict in ('approve', 'refuse')),
  proposal jsonb,
  reason_code text,
  told text,
  content jsonb not null,
  content_hash text not null,
  reason text not null,
  status text not null check (status in ('requested', 'approved', 'refused', 'cancelled')),
  requested_by uuid not null references operator,
  requested_at timestamptz not null,
  decided_at timestamptz
);
-- One open request per subject.
create unique index approval_request_open on approval_request (kind, subject_id) where status = 'requested';

create table approval (
  id uuid primary key,
  request_id uuid not null references approval_request,
  verdict text not null check (verdict in ('approve', 'refuse')),
  content_hash text not null,
  approver_id uuid not null references operator,
  note text not null,
  at timestamptz not null,
  unique (request_id, approver_id)
);
comment on table approval is 'append-only: who agreed to what';

-- Nobody confirms what they proposed, whatever the code above says.
create function approval_by_another() returns trigger language plpgsql as $$
begin
  if exists (select 1 from approval_request r where r.id = new.request_id and (r.requested_by = new.approver_id or r.content_hash <> new.content_hash)) then
    raise exception 'approval needs another person and the same content' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger approval_by_another before insert on approval for each row execute function approval_by_another();
