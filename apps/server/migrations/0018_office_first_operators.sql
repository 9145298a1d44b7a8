-- The first two operators enrol by links, because nobody can invite them (decision 0146).
create table first_operator_link (
  -- Also the id of the operator who enrols by this link.
  id uuid primary key,
  -- One of the two people.
  place smallint not null check (place in (1, 2)),
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the command was run again, which ended this link.
  replaced_at timestamptz,
  -- The hash of a secret of the browser that opened the link first. No other browser may use it.
  device_hash text,
  -- The person and the secret of their authenticator. All three move to the operator in the end.
  email text check (email = lower(btrim(email))),
  name text,
  totp_secret_sealed text,
  -- The passkey, as in operator_passkey.
  credential_id text,
  public_key bytea,
  sign_count bigint check (sign_count >= 0),
  transports text[],
  passkey_name text check (char_length(btrim(passkey_name)) between 1 and 40),
  backed_up boolean,
  enrolled_at timestamptz,
  constraint first_operator_link_ends_once check (replaced_at is null or enrolled_at is null),
  constraint first_operator_link_details_are_whole check (num_nonnulls(email, name, totp_secret_sealed) in (0, 3)),
  constraint first_operator_link_passkey_is_whole
    check (num_nonnulls(credential_id, public_key, sign_count, transports, passkey_name, backed_up) in (0, 6)),
  constraint first_operator_link_enrolled_with_passkey
    check (enrolled_at is null or credential_id is not null and device_hash is not null and email is null)
);
comment on table first_operator_link is 'A one-time link by which one of the first two operators enrols.';
-- A place has one link that still works, or the one by which its person enrolled.
create unique index first_operator_link_place on first_operator_link (place) where replaced_at is null;
-- One passkey cannot enrol two people, also after its owner removed it.
create unique index first_operator_link_passkey on first_operator_link (credential_id) where replaced_at is null;
grant select, insert, update, delete on first_operator_link to tessera_app;
