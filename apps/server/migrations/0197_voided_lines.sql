-- why: a line that the bank never had stood in suspense for ever: it could be matched or sent back, and both move money that is
-- not there. Two people now void it.
alter table bank_line drop constraint bank_line_status_check;
alter table bank_line add constraint bank_line_status_check check (status in ('received', 'credited', 'queued', 'returned', 'voided'));
-- What was voided is no line of the bank: its number is free for the one that the bank has, or has after all.
alter table bank_line drop constraint bank_line_bank_line_id_key;
create unique index bank_line_once on bank_line (bank, line_id) where status <> 'voided';
