-- why: a company that changes its draft after verification began was still checked against the first data.

-- Digest of the company data that the vendor has; null if none was sent, or before this column.
alter table sumsub_applicant add column info_digest text;
