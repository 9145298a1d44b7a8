-- why: sprayed passwords lock no operator out: a known device has tries of its own, and a passkey needs no password (threat OPR-01, decision 0062)

-- The hash of a secret that the console keeps in the browser: a device that its operator has signed in from.
alter table operator_session add column device_hash text;
create index operator_session_device on operator_session (operator_id, device_hash) where device_hash is not null;

create table operator_passkey (
  id uuid primary key,
  operator_id uuid not null references operator,
  -- As the device names it, base64url; public key in COSE.
  credential_id text not null unique,
  public_key bytea not null,
  -- Signatures that the device has counted; a device that does not count stays at 0.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  name text not null check (char_length(btrim(name)) between 1 and 40),
  backed_up boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index operator_passkey_operator on operator_passkey (operator_id);
