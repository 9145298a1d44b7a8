-- why: each bank writes CSV with its own columns and marks, so an account needs a profile of its file (decision 0177)
alter table bank_account add column csv_profile jsonb;
comment on column bank_account.csv_profile is 'The profile by which CSV files of this account are read; null without one.';
