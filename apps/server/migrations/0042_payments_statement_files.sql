-- why: banks send MT940, and CSV with their own columns (decision 0161)
alter table bank_statement drop constraint bank_statement_format_check;
alter table bank_statement add constraint bank_statement_format_check
  check (format in ('csv', 'bank_csv', 'camt052', 'camt053', 'mt940', 'feed'));
