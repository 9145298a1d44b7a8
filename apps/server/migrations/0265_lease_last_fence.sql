-- why: whether a batch landed whose answer was lost was told by the count of batches and a fence that is the next one. A leader that took the lease and
-- failed before it led had used up that fence, and what had landed was decided anew. Now the row says which leadership its last batch is of.
alter table trading_lease add column last_fence bigint not null default 0;
update trading_lease set last_fence = fence;
