-- What opens a user's stream of Binance's surface by its address alone: an hour at a time, never longer than its API key.
create table listen_key (
  id uuid primary key,
  token_hash text not null unique,
  api_key_id uuid not null references api_key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index listen_key_api_key on listen_key (api_key_id);
create index listen_key_expires on listen_key (expires_at);
