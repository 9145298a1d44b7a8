-- why: a customer at a computer takes the photos with a phone (decision G20). The QR code opens this row once. It signs nobody in and
-- reads nothing of the account (threat AUT-18).
create table kyc_handover (
  id uuid primary key,
  customer_id uuid not null references customer,
  flow text not null check (flow in ('personal', 'company')),
  -- The photos that the phone takes, in this order: sides of a document, or kinds of a company's documents.
  items text[] not null check (cardinality(items) between 1 and 20),
  status text not null check (status in ('waiting', 'opened', 'done')),
  code_hash text not null unique,
  -- The browser that shows the code. The phone names it, so that a person who was sent the code of another person notices.
  device text not null,
  -- The token of the one phone that opened the code.
  phone_hash text unique,
  created_at timestamptz not null,
  opened_at timestamptz,
  done_at timestamptz,
  expires_at timestamptz not null,
  check ((status = 'waiting') = (phone_hash is null)),
  check ((phone_hash is null) = (opened_at is null)),
  check ((status = 'done') = (done_at is not null))
);
create index kyc_handover_customer on kyc_handover (customer_id, flow, created_at desc);

-- The newest photo of each item; a refreshed code takes them over.
create table kyc_handover_photo (
  handover_id uuid not null references kyc_handover on delete cascade,
  item text not null,
  upload_id uuid not null references upload,
  at timestamptz not null,
  primary key (handover_id, item)
);
create index kyc_handover_photo_upload on kyc_handover_photo (upload_id);
