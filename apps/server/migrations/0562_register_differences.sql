-- why: a reviewer could only reject an application whose register data is out of date (threat KYC-05, decision 0079). A reviewer opens
-- these facts, the customer corrects them, and each correction is marked.

-- Of an application: corrected facts with the register's value, and people of the register whom the customer removed.
alter table company_register
  add column differs jsonb not null default '[]',
  add column removed text[] not null default '{}';
-- Of a person of the register: the corrected facts; 'roles' if a role was removed.
alter table company_person add column register_differs text[] not null default '{}';
