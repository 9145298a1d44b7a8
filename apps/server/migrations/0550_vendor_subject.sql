-- why: a verdict of the vendor was shown beside a file or application of another document or company (threat KYC-01)

-- The keyed hash of the number of the document or company that the vendor checked. Files and applications have the same hash.
alter table sumsub_applicant add column subject_hash text;
