-- why: a customer downloads everything that the exchange holds about them. The files hold personal data in clear, so they are
-- kept for a few days only; a job writes them, because a long history takes longer than a request may.
create table personal_data_export (
  id uuid primary key,
  customer_id uuid not null references customer,
  lang text not null check (lang in ('en_US', 'zh_CN')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- Compressed with gzip.
  json bytea,
  pdf bytea,
  check (num_nulls(ready_at, json, pdf) in (0, 3))
);
create index personal_data_export_customer on personal_data_export (customer_id, requested_at desc);
