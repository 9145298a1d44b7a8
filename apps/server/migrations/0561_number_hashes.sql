-- why: a number of Singapore has one hash for every nationality (threat KYC-04). Stored hashes of the earlier formula, which
-- included the nationality, did not find the same number in a newer file. SQL has no key, so a job renews them (decision 0079).

-- The formula of the hash: 1 includes the nationality of every document; 2 omits it for numbers of Singapore.
alter table kyc_version add column number_formula smallint not null default 1 check (number_formula in (1, 2));
create index kyc_version_formula on kyc_version (case_id, version) where number_formula = 1;
alter table company_person add column number_formula smallint not null default 1 check (number_formula in (1, 2));
create index company_person_formula on company_person (id) where number_formula = 1;
-- Of operators only the hash is stored. Those whose hash is of formula 1, and equals no renewed one, are asked for the document again.
alter table operator add column own_document_formula smallint check (own_document_formula in (1, 2));
update operator set own_document_formula = 1 where own_document_hash is not null;

-- Replaces the hash of one version of a file, once, with every copy of it. The app may call it and changes no version otherwise.
-- A number that another account holds already stays with that account: reviewers see both files.
create function renew_number_hash(of_case uuid, of_version int, renewed text) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  former text;
  owner uuid;
  seen timestamptz;
begin
  select v.document_number_hash, k.customer_id, v.at into former, owner, seen
    from kyc_version v join kyc_case k on k.id = v.case_id
   where v.case_id = of_case and v.version = of_version and v.number_formula = 1 for update of v;
  if not found then return; end if;
  update kyc_version set document_number_hash = renewed, number_formula = 2 where case_id = of_case and version = of_version;
  if former = renewed then return; end if;
  perform note_tie(owner, 'owner', renewed, seen);
  update kyc_identity i set number_hash = renewed
   where i.customer_id = owner and i.number_hash = former and not exists (select 1 from kyc_identity t where t.number_hash = renewed);
  update sumsub_applicant set subject_hash = renewed where customer_id = owner and subject_hash = former;
  update operator set own_document_hash = renewed, own_document_formula = 2 where own_document_hash = former;
end $$;
revoke execute on function renew_number_hash from public;
