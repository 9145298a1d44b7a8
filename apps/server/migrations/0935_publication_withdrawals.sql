-- why: personal data may be found in a published document. One operator withdraws it: the gateway stops serving it, and the pinning service
-- is asked to remove its pin (decision 0128).
alter table ipfs_publication
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid references operator,
  add column withdrawn_reason text check (length(withdrawn_reason) between 1 and 500),
  add constraint ipfs_publication_withdrawal_whole check (num_nulls(withdrawn_at, withdrawn_by, withdrawn_reason) in (0, 3)),
  add constraint ipfs_publication_withdrawal_of_documents check (withdrawn_at is null or kind = 'product_document');

-- The request to the pinning service to remove all pins of a withdrawn CID; repeated until the service lists none.
create table ipfs_unpin (
  cid text primary key check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  asked_at timestamptz not null,
  failures int not null default 0 check (failures >= 0),
  error text check (error in ('unreachable', 'refused', 'too_large', 'unreadable', 'forged', 'service_failed', 'lost', 'too_slow')),
  next_at timestamptz,
  done_at timestamptz,
  check ((done_at is null) = (next_at is not null))
);
create index ipfs_unpin_due on ipfs_unpin (next_at) where next_at is not null;
