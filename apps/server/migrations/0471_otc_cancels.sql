-- why: each taking asks how often its buyer cancelled deals in the last two days (packages/domain/src/otc-deals/cancellations.ts).
create index otc_deal_cancelled on otc_deal (buyer_id, ended_at) where cancelled_by is not null;
