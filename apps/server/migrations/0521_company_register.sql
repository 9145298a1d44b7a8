-- why: Myinfo Business fills a company's application; what it gave cannot be changed (issue 35, decision 0076)

-- The answer of the register of companies of which an application was filled last.
create table company_register (
  application_id uuid primary key references company_application,
  fetched_at timestamptz not null,
  -- Fields of the application's basics that the register gave.
  fields text[] not null,
  -- Companies that hold a share: [{name, registrationNumber, share}].
  company_owners jsonb not null,
  -- People of the register who did not fit.
  left_out int not null check (left_out >= 0)
);

-- Of a person whom the register named: the facts and the roles that it gave; null for one whom the customer added.
alter table company_person
  add column register_fields text[],
  add column register_roles text[],
  add constraint company_person_register check ((register_fields is null) = (register_roles is null));
