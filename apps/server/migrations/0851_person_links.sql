-- why: links of related persons showed personal data to any reader of the mailbox, and were a way to mail strangers (decision 0111).

alter table company_person_link
  -- Number of wrong dates of birth entered; the fifth ends the link.
  add column wrong_dates int not null default 0 check (wrong_dates between 0 and 5);
create index company_person_link_mailbox on company_person_link (sent_to, created_at) where sent_to is not null;
