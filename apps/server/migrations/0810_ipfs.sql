-- why: everybody who has a file can check that it is the one we published (decision 0102)

-- Identifiers of an uploaded file, computed before anybody proposes to publish it.
create table ipfs_file (
  upload_id uuid primary key references upload,
  cid text not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size int not null check (size >= 0),
  computed_at timestamptz not null
);
comment on table ipfs_file is 'append-only: computed from bytes that never change';

-- A leaf is a part of the file. A node above the leaves has its bytes here.
create table ipfs_block (
  upload_id uuid not null references ipfs_file,
  cid text not null,
  starts_at int check (starts_at >= 0),
  size int not null check (size >= 0),
  bytes bytea check (length(bytes) = size),
  primary key (upload_id, cid),
  check (num_nulls(starts_at, bytes) = 1)
);
create index ipfs_block_cid on ipfs_block (cid);
comment on table ipfs_block is 'append-only: computed from bytes that never change';

create table ipfs_publication (
  id uuid primary key,
  kind text not null check (kind in ('product_document', 'liabilities_root', 'audit_anchor')),
  -- `content`: everybody gets the file. `hash`: only holders of the file can check it.
  form text not null check (form in ('content', 'hash')),
  cid text not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size int not null,
  document_id uuid references product_document,
  product_version int,
  -- Files that the system publishes about itself: the time that they describe, and the content as one small block.
  of_at timestamptz,
  bytes bytea check (length(bytes) = size),
  published_at timestamptz not null,
  superseded_by uuid references ipfs_publication,
  superseded_at timestamptz,
  check ((kind = 'product_document') = (document_id is not null)),
  check ((kind = 'product_document') = (product_version is not null)),
  check ((kind = 'product_document') = (bytes is null)),
  check ((kind = 'product_document') = (of_at is null)),
  check (kind = 'product_document' or form = 'content'),
  unique (kind, of_at),
  -- A document of a draft is published by its hash, and with its content once everybody may read it.
  unique (document_id, form),
  check (num_nulls(superseded_by, superseded_at) in (0, 2)),
  check (superseded_by <> id)
);
create index ipfs_publication_cid on ipfs_publication (cid);
create index ipfs_publication_sha256 on ipfs_publication (sha256);
create index ipfs_publication_kind on ipfs_publication (kind, published_at desc);

-- The pin of a publication at the pinning service; only content is pinned.
create table ipfs_pin (
  publication_id uuid primary key references ipfs_publication,
  state text not null check (state in ('queued', 'pinning', 'pinned', 'failed')),
  request_id text check (length(request_id) between 1 and 255),
  -- The time at which the service accepted the request `request_id`.
  asked_at timestamptz,
  failures int not null default 0 check (failures >= 0),
  error text check (error in ('unreachable', 'refused', 'too_large', 'unreadable', 'forged', 'service_failed', 'lost', 'too_slow')),
  next_at timestamptz,
  pinned_at timestamptz,
  check (num_nulls(request_id, asked_at) in (0, 2)),
  check ((state = 'pinned') = (pinned_at is not null)),
  check ((state = 'pinned') = (next_at is null))
);
create index ipfs_pin_due on ipfs_pin (next_at) where next_at is not null;
