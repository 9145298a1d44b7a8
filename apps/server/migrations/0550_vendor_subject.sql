-- why: a verdict of the vendor was shown beside a file or an application that may be about somebody else (threat KYC-01)

-- The keyed hash of the number of the document or company that the vendor looked at, as files and applications carry it.
alter table sumsub_applicant add column subject_hash text;
