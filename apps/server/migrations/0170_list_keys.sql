-- why: lists go on behind their last row, by the time or the number that they are sorted by; each of these had no index in that order.
create index subscription_customer_number on subscription (customer_id, number desc);
create index kyc_case_submitted on kyc_case (submitted_at, id);
create index withdrawal_requested on withdrawal (requested_at, id);
create index bank_line_imported on bank_line (imported_at desc, id);
-- A customer's subscriptions are never read by their time.
drop index subscription_customer;
