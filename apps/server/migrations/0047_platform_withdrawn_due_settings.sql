-- A version of a subject or of a file applies when it is written. Until then it may be due for hours, for example while a node of the
-- chain is silent. Two people can withdraw it in that time (decision 0166).
alter table setting_version drop constraint setting_version_withdrawn_before_effect;
alter table setting_version add constraint setting_version_withdrawn_before_it_applies
  check (withdrawn_at <= effective_from or subject <> '' or in_file);
