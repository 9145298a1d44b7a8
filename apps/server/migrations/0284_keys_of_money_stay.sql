-- why: a key under which money moved counts once for ever (I21); what looks for the keys whose time is over passes those by
drop index idempotency_at;
create index idempotency_at on idempotency (at) where not (scope in (
  'sapi/v1/capital/withdraw/apply', 'ex/api/v1/withdrawals/create', 'ex/api/v1/transfers/create', 'ex/api/v1/sub_accounts/transfer',
  'ex/api/v1/subscriptions/create', 'ex/api/v1/fiat_orders/create'));
