-- why: an owner may be a company with owners of its own, and a person of 25 % or more through layers must be listed (decision 0083)

-- Entities that own a share, and the stakes in them, as `OwnershipStructure` of the domain.
create table company_structure (
  application_id uuid primary key references company_application,
  structure jsonb not null,
  saved_at timestamptz not null
);
create trigger company_structure_stands before insert or update or delete on company_structure
  for each row execute function company_part_stands();
