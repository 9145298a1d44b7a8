-- why: what is known of a person goes when its time is over (decision 0035). The app deletes rows of these and changes none.
comment on table login_event is 'unchanging: goes by its age';
comment on table security_event is 'unchanging: goes by its age';
comment on table upload is 'unchanging: a file never changes under its id, and goes with what it was sent for';
comment on table quarantined_upload is 'unchanging: evidence, goes by its age';
comment on table kyc_version is 'unchanging: every version of a file is kept until its account is forgotten';
comment on table kyc_document is 'unchanging: the pictures of a version, those carried over too';
comment on table kyc_ask is 'unchanging: what was asked again, and why';
comment on table identity_check is 'unchanging: goes when its account is forgotten';
comment on table fund_password_check is 'unchanging: goes when its account is forgotten';
comment on table terms_acceptance is 'unchanging: goes when its account is forgotten';

create index login_event_at on login_event (at);
create index security_event_at on security_event (at);
create index session_created on session (created_at);
-- What a deleted row might still be named by.
create index code_challenge_session on code_challenge (session_id) where session_id is not null;
create index kyc_document_upload on kyc_document (upload_id);

-- A closed account whose five years are over: its number stays for the books, its names go. A sub-account bears its owner's name.
alter table customer add column forgotten_at timestamptz;
alter table customer drop constraint customer_check1;
alter table customer add constraint approved_has_name check (kyc_status <> 'approved' or real_name is not null or status = 'closed');
alter table customer add constraint forgotten_has_no_names
  check (forgotten_at is null or (status = 'closed' and (type = 'sub' or real_name is null)
                                  and num_nonnulls(email, phone, former_email, former_phone, nickname, phishing_phrase, fund_password_hash) = 0));
create index customer_to_forget on customer (id) where status = 'closed' and forgotten_at is null;
