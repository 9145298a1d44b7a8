-- All entries of an imported file of settings have one request, and apply together.
alter table setting_version add column in_file boolean not null default false;
comment on column setting_version.in_file is
  'True for an entry of an imported file. It applies in one transaction with the others, which sets applied_at.';

drop index setting_version_request;
create unique index setting_version_request on setting_version (request_id, area, subject);

drop index setting_version_due;
create index setting_version_due on setting_version (effective_from)
  where (subject <> '' or in_file) and applied_at is null and withdrawn_at is null and refused is null;

alter table setting_version
  drop constraint setting_version_applied_to_subject,
  add constraint setting_version_applied_to_subject_or_in_file check (applied_at is null or subject <> '' or in_file);
