-- Keys to which a browser seals passwords and numbers of papers before they are sent (decision 0020).

create table field_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed text not null,
  created_at timestamptz not null,
  -- Set when the next one is made: what was sealed to this one a moment ago is still opened.
  ends_at timestamptz
);
create unique index field_key_newest on field_key ((true)) where ends_at is null;

-- What was sealed is opened once.
create table field_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);
