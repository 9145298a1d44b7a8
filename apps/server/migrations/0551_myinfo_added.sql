-- why: reviewers took every detail of a file of Myinfo for the government's word, also those that the customer typed (threat KYC-05)

-- The details of a file of Myinfo that no government verified: the customer added them here, or entered them at the source.
alter table kyc_version add column unverified_fields text[] not null default '{}';
