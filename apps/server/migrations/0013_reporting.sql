-- Exports of personal data.

-- The files hold personal data in clear, so they are stored for a few days. A job writes them, because a long history
-- exceeds the time of a request.
create table personal_data_export (
  id uuid primary key,
  customer_id uuid not null references customer,
  lang text not null check (lang in ('en_US', 'zh_CN')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- Compressed with gzip.
  json bytea,
  pdf bytea,
  constraint personal_data_export_ready_whole check (num_nulls(ready_at, "json", pdf) in (0, 3))
);
comment on table personal_data_export is 'A download of all data that the exchange holds about a customer.';
create index personal_data_export_customer on personal_data_export (customer_id, requested_at desc);
grant select, insert, update, delete on personal_data_export to tessera_app;
