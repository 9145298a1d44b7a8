-- why: every payment out of our account explained itself, a theft too: I27 added it to the closing balance. Two people now say
-- what each is, and until then it is money that is missing.
alter table bank_line drop constraint bank_line_status_check;
alter table bank_line add constraint bank_line_status_check
  check (status in ('received', 'credited', 'queued', 'returned', 'voided', 'explained'));
-- The payment that went back with this line: each goes back once. An explained line without one was a cost of the house.
alter table bank_line add column returns_line uuid unique references bank_line;
alter table bank_line add check (returns_line is null or (status = 'explained' and direction = 'out'));
