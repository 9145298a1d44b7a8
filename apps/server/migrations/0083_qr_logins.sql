-- A browser that wants in without a password, and the phone that lets it (threat AUT-18). The browser's secret is not in the picture.
create table qr_login (
  id uuid primary key,
  secret_hash text not null unique,
  status text not null check (status in ('waiting', 'scanned', 'confirmed', 'rejected', 'used')),
  match_code int not null check (match_code between 10 and 99),
  choices int[] not null,
  -- The browser's.
  ip text not null,
  user_agent text not null,
  device_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who scanned it, and the session they did it in: with that session it ends.
  customer_id uuid references customer,
  session_id uuid references session,
  check ((status = 'waiting') = (customer_id is null)),
  check (match_code = any(choices))
);
create index qr_login_device on qr_login (device_id) where status in ('waiting', 'scanned');
