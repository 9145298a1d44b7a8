-- why: an identity was approved by two people who opened no photo: each of the two opens every document and judges it (threat OPR-03, decision 0062)
create table document_check (
  operator_id uuid not null references operator,
  -- The file that is reviewed: a kyc_case or a company_application.
  subject_id uuid not null,
  upload_id uuid not null references upload on delete cascade,
  opened_at timestamptz not null,
  verdict text check (verdict in ('accepted', 'unreadable', 'not_genuine', 'not_theirs', 'out_of_date')),
  judged_at timestamptz,
  primary key (operator_id, subject_id, upload_id),
  check ((verdict is null) = (judged_at is null))
);
create index document_check_upload on document_check (upload_id);
comment on table document_check is 'kept: who opened which document, and their verdict; it goes with the document';
