-- Roles of operators as settings. The versions are in setting_version; this table has the values in force.
create table operator_role (
  code        text    primary key check (code ~ '^[a-z][a-z0-9_]{1,29}$'),
  name_en     text    not null check (name_en <> ''),
  name_zh     text    not null check (name_zh <> ''),
  -- A sentence about the work of the role.
  purpose_en  text    not null check (purpose_en <> ''),
  purpose_zh  text    not null check (purpose_zh <> ''),
  permissions text[]  not null,
  -- A closed role gives no permissions and cannot be granted.
  is_open     boolean not null
);
comment on table operator_role is 'Roles that operators can have, each a set of permissions. Two operators change them.';
grant select, insert, update on operator_role to tessera_app;

-- The permissions that a list of roles gives together.
create function permissions_of(held text[]) returns text[] language sql stable as $$
  select array(select distinct p from operator_role r, unnest(r.permissions) p where r.code = any(held) and r.is_open order by p)
$$;

-- The command that migrates also writes the first version of each built-in role, which no request has.
alter table setting_version drop constraint setting_version_has_request;
alter table setting_version add constraint setting_version_has_request check (request_id is not null or version = 1);
