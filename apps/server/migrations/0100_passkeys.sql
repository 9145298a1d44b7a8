-- Keys that a device keeps and proves somebody with, and the questions that they answer (decision 0024).

create table passkey (
  id uuid primary key,
  customer_id uuid not null references customer,
  -- As the device names it, base64url; public key in COSE.
  credential_id text not null unique,
  public_key bytea not null,
  -- What the device has counted; a device that does not count stays at 0.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  name text not null check (char_length(btrim(name)) between 1 and 40),
  -- A copy lies with the owner's other devices.
  backed_up boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_customer on passkey (customer_id);

-- A question to a device: for one purpose and content, to the browser that asked, answered once.
create table passkey_challenge (
  id uuid primary key,
  purpose text not null check (purpose in ('add', 'login', 'second', 'prove')),
  challenge text not null,
  -- The session, the begun login, or the hash of a secret of the browser.
  holder text not null,
  payload_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
