-- why: a bank numbers one payment differently in two files, or not at all, and then two lines counted it twice (threat STM-02).
-- A line that is possibly the same payment as another one waits for people and names the other.
alter table bank_line add column same_as uuid references bank_line check (same_as <> id);
create index bank_line_alike on bank_line (bank, coin, amount, booked_on) where status not in ('voided', 'reversed');
create index bank_claim_alike on bank_claim (bank, coin, amount, booked_on);
