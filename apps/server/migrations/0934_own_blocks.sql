-- why: a file that the system publishes about itself may exceed one block of 256 KiB (decision 0128). Its blocks are stored like those of
-- documents: every block of such a file, leaves too, because no upload holds the bytes.
create table ipfs_own_block (
  publication_id uuid not null references ipfs_publication,
  cid text not null check (cid ~ '^baf(kr|yb)ei[a-z2-7]{52}$'),
  bytes bytea not null,
  primary key (publication_id, cid)
);
create index ipfs_own_block_cid on ipfs_own_block (cid);
comment on table ipfs_own_block is 'append-only: computed from bytes that never change';
