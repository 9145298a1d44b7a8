-- The number of a document belongs to whoever is approved with it, not to who types it first (threat KYC-04).
delete from kyc_identity i
 where not exists (select 1 from kyc_case k where k.customer_id = i.customer_id and k.status = 'approved');

-- A reviewer sees which other files carry the same number.
create index kyc_version_number on kyc_version (document_number_hash);
