-- An identity counts as long as the document that proves it: its end is told a month before, and then asks for a new one.
alter table kyc_case drop constraint kyc_case_status_check;
alter table kyc_case add constraint kyc_case_status_check
  check (status in ('submitted', 'action_required', 'approved', 'expiring', 'expired', 'rejected'));
alter table kyc_case drop constraint kyc_case_check;
alter table kyc_case add constraint kyc_case_check
  check (decided_at is null or status in ('approved', 'expiring', 'expired', 'rejected'));
