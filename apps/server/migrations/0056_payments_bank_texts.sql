-- Banks accept only Latin letters without accents, and from November 2026 they require town and country of a payee. The
-- texts are stored with the account and copied to each payment, so that a file has the same bytes later (decision 0179).
alter table customer_bank_account add column payment_texts jsonb;
comment on column customer_bank_account.payment_texts is
  'Name, bank and postal address in the letters of banks, as the customer agreed to them. Null for accounts of before.';
alter table payment_beneficiary add column payment_texts jsonb;
alter table payout add column payment_texts jsonb;
comment on column payout.payment_texts is 'The texts for the payment file. The seal covers them. Null for payouts of before.';
alter table payment_instruction add column payment_texts jsonb;

-- The version of the writer of a file. Files of before are written again with version 1.
alter table payout_batch
  add column writer smallint not null default 1 check (writer in (1, 2)),
  add column payer_texts jsonb,
  add constraint payout_batch_texts_of_version check ((writer = 1) = (payer_texts is null));
