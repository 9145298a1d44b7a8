import type pg from 'pg'
import type { DatabaseRole, Login } from '../../../apps/server/src/platform/database/roles.ts'

// Reads the schema of a database from PostgreSQL's own catalogue. Definitions come from the functions `pg_get_…`, so they are complete.

export type Column = {
  readonly relation: string
  readonly name: string
  readonly type: string
  readonly not_null: boolean
  /** SQL of the default or of the generated column. */
  readonly expression: string | null
  readonly is_generated: boolean
  /** `always` or `by default` of an identity column, with the options of its sequence. */
  readonly identity: string | null
  readonly collation: string | null
  /** Null for the type's own storage. */
  readonly storage: string | null
}

/** A constraint, index or trigger of a relation. */
export type Part = { readonly relation: string; readonly name: string; readonly definition: string }
export type Constraint = Part & { readonly kind: 'c' | 'f' | 'p' | 'u' | 'x' }

export type Relation = {
  readonly name: string
  /** Table, partitioned table or view. */
  readonly kind: 'r' | 'p' | 'v'
  readonly about: string | null
  readonly options: string | null
  readonly partition_key: string | null
  readonly partition_of: string | null
  readonly partition_bound: string | null
  readonly row_security: boolean
  /** Query of a view. */
  readonly query: string | null
  readonly oid: number
}

/** A comment on a part of a relation, or on another object. */
export type Remark = { readonly subject: string; readonly about: string }
export type Routine = { readonly name: string; readonly signature: string; readonly definition: string }
export type Domain = { readonly name: string; readonly type: string; readonly checks: string }
export type Sequence = { readonly name: string; readonly options: string }
export type Grant = { readonly object: string; readonly privileges: string; readonly role: string }

export type Catalogue = {
  readonly extensions: readonly string[]
  readonly schemas: readonly string[]
  readonly domains: readonly Domain[]
  readonly sequences: readonly Sequence[]
  readonly relations: readonly Relation[]
  readonly columns: readonly Column[]
  readonly constraints: readonly Constraint[]
  readonly indexes: readonly Part[]
  readonly triggers: readonly Part[]
  readonly policies: readonly Part[]
  readonly routines: readonly Routine[]
  readonly remarks: readonly Remark[]
  readonly grants: readonly Grant[]
  readonly defaultPrivileges: readonly string[]
}

/** Excludes PostgreSQL's own schemas, and the job library's, which it migrates itself. */
const ours = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')`
/** Excludes monthly partitions, which the running server creates, and the migrator's table. */
const relations = `pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relname !~ '_\\d{4}_\\d{2}$' and c.relname <> 'migration'`

const queries = {
  extensions: `select extname as it from pg_extension where extname <> 'plpgsql' order by 1`,
  schemas: `select nspname as it from pg_namespace n where ${ours} and nspname <> 'public' order by 1`,
  domains: `
    select t.oid::regtype::text as name, format_type(t.typbasetype, t.typtypmod) as type,
           coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ' order by k.conname)
                       from pg_constraint k where k.contypid = t.oid and k.contype = 'c'), '') as checks
      from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${ours} and t.typtype = 'd' order by 1`,
  sequences: `
    select c.oid::regclass::text as name, concat_ws(' ', 'as ' || format_type(s.seqtypid, null),
           'start with ' || nullif(s.seqstart, 1), 'increment by ' || nullif(s.seqincrement, 1)) as options
      from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
     where ${ours} and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i') order by 1`,
  relations: `
    select c.oid::int, c.oid::regclass::text as name, c.relkind as kind, obj_description(c.oid, 'pg_class') as about,
           array_to_string(c.reloptions, ', ') as options,
           case when c.relkind = 'p' then pg_get_partkeydef(c.oid) end as partition_key,
           (select i.inhparent::regclass::text from pg_inherits i where i.inhrelid = c.oid) as partition_of,
           pg_get_expr(c.relpartbound, c.oid) as partition_bound, c.relrowsecurity as row_security,
           case when c.relkind = 'v' then rtrim(pg_get_viewdef(c.oid, true), ';') end as query
      from ${relations} and c.relkind in ('r', 'p', 'v') order by 2`,
  columns: `
    select c.oid::regclass::text as relation, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
           pg_get_expr(d.adbin, d.adrelid, true) as expression, a.attgenerated <> '' as is_generated,
           case a.attidentity when 'a' then 'always' when 'd' then 'by default' end
             || (select ' as identity' || coalesce(' (' || nullif(concat_ws(' ', 'start with ' || nullif(s.seqstart, 1), 'increment by ' || nullif(s.seqincrement, 1)), '') || ')', '') from pg_sequence s
                  where s.seqrelid = pg_get_serial_sequence(c.oid::regclass::text, a.attname)::regclass) as identity,
           (select o.collname from pg_collation o where o.oid = a.attcollation and a.attcollation <> t.typcollation) as collation,
           case when a.attstorage <> t.typstorage
                then case a.attstorage when 'e' then 'external' when 'x' then 'extended' when 'p' then 'plain' else 'main' end end as storage
      from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum,
           ${relations.replace('where', 'where c.oid = a.attrelid and')} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
     order by 1, a.attnum`,
  constraints: `
    select c.oid::regclass::text as relation, k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k, ${relations.replace('where', 'where c.oid = k.conrelid and')} and k.contype in ('p', 'u', 'c', 'f', 'x')
       and not (c.relispartition and k.coninhcount > 0)
     order by 1, array_position(array['p', 'u', 'x', 'f', 'c'], k.contype::text), 2`,
  indexes: `
    select t.oid::regclass::text as relation, c.relname as name, regexp_replace(pg_get_indexdef(c.oid, 0, true), ' WHERE .*$', '')
             || coalesce(' WHERE ' || pg_get_expr(i.indpred, i.indrelid), '') as definition
      from pg_index i join pg_class t on t.oid = i.indrelid,
           ${relations.replace('where', 'where c.oid = i.indexrelid and')} and not c.relispartition and t.relname !~ '_\\d{4}_\\d{2}$'
       and not exists (select from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))
     order by 1, 2`,
  triggers: `
    select c.oid::regclass::text as relation, g.tgname as name, pg_get_triggerdef(g.oid, true) as definition
      from pg_trigger g, ${relations.replace('where', 'where c.oid = g.tgrelid and')} and not g.tgisinternal and g.tgparentid = 0
     order by 1, 2`,
  policies: `
    select c.oid::regclass::text as relation, p.polname as name,
           concat_ws(' ', case p.polcmd when 'r' then 'for select' when 'a' then 'for insert' when 'w' then 'for update'
                                        when 'd' then 'for delete' else 'for all' end,
                     'using (' || pg_get_expr(p.polqual, p.polrelid) || ')',
                     'with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')') as definition
      from pg_policy p, ${relations.replace('where', 'where c.oid = p.polrelid and')} order by 1, 2`,
  routines: `
    select p.proname as name, p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as definition
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and p.prokind in ('f', 'p') order by 2`,
  remarks: `
    select 'column ' || c.oid::regclass || '.' || a.attname as subject, col_description(c.oid, a.attnum) as about
      from pg_attribute a, ${relations.replace('where', 'where c.oid = a.attrelid and')} and col_description(c.oid, a.attnum) is not null
    union all
    select 'function ' || p.oid::regprocedure, obj_description(p.oid, 'pg_proc')
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and obj_description(p.oid, 'pg_proc') is not null
    union all
    select 'domain ' || t.oid::regtype, obj_description(t.oid, 'pg_type')
      from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${ours} and t.typtype = 'd' and obj_description(t.oid, 'pg_type') is not null
    order by 1`,
  grants: `
    select object, string_agg(privilege, ', ' order by array_position(array['select', 'insert', 'update', 'delete'], split_part(privilege, ' ', 1)), privilege)
             as privileges, role
      from (select case c.relkind when 'S' then 'sequence ' else '' end || c.oid::regclass as object, lower(x.privilege_type) as privilege,
                   coalesce(r.rolname, 'public') as role, x.grantee = c.relowner as is_owner
              from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join aclexplode(c.relacl) x left join pg_roles r on r.oid = x.grantee
             where ${ours} and c.relname !~ '_\\d{4}_\\d{2}$' and c.relname <> 'migration'
            union all
            select c.oid::regclass::text, lower(x.privilege_type) || ' (' || string_agg(a.attname, ', ' order by a.attnum) || ')',
                   coalesce(r.rolname, 'public'), x.grantee = c.relowner
              from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
              cross join aclexplode(a.attacl) x left join pg_roles r on r.oid = x.grantee
             where ${ours} group by c.oid, x.privilege_type, r.rolname, x.grantee, c.relowner
            union all
            select 'function ' || p.oid::regprocedure, lower(x.privilege_type), coalesce(r.rolname, 'public'), x.grantee = p.proowner
              from pg_proc p join pg_namespace n on n.oid = p.pronamespace cross join aclexplode(p.proacl) x left join pg_roles r on r.oid = x.grantee
             where ${ours}
            union all
            select 'schema ' || n.nspname, lower(x.privilege_type), coalesce(r.rolname, 'public'), x.grantee = n.nspowner
              from pg_namespace n cross join aclexplode(n.nspacl) x left join pg_roles r on r.oid = x.grantee
             where ${ours} and (n.nspname, x.grantee) <> ('public', 0)) g
     where not is_owner group by object, role order by object, role`,
  defaultPrivileges: `select pg_get_userbyid(defaclrole) || ' ' || defaclobjtype::text || ' ' || defaclacl::text as it from pg_default_acl order by 1`,
} as const

/** Role names contain the name of their database; migrations and this text use `tessera_app` and `audit_ro`. */
const written: Readonly<Record<DatabaseRole, string>> = { app: 'tessera_app', audit: 'audit_ro' }

/** Returns the schema that `client` sees. The connection keeps `public` as its only search path. */
export async function readCatalogue(
  client: pg.ClientBase,
  roles: Readonly<Record<DatabaseRole, Pick<Login, 'name'>>>,
): Promise<Catalogue> {
  const many = async <R extends pg.QueryResultRow>(text: string): Promise<R[]> => (await client.query<R>(text)).rows
  const names = async (text: string): Promise<string[]> => (await many<{ it: string }>(text)).map(({ it }) => it)
  await client.query('set search_path = public')
  const grants = await many<Grant>(queries.grants)
  const roleNames = new Map(
    Object.entries(roles).map(([role, { name }]) => [name, role === 'app' ? written.app : written.audit]),
  )
  return {
    extensions: await names(queries.extensions),
    schemas: await names(queries.schemas),
    domains: await many<Domain>(queries.domains),
    sequences: await many<Sequence>(queries.sequences),
    relations: await many<Relation>(queries.relations),
    columns: await many<Column>(queries.columns),
    constraints: await many<Constraint>(queries.constraints),
    indexes: await many<Part>(queries.indexes),
    triggers: await many<Part>(queries.triggers),
    policies: await many<Part>(queries.policies),
    routines: await many<Routine>(queries.routines),
    remarks: await many<Remark>(queries.remarks),
    grants: grants.map((grant) => ({ ...grant, role: roleNames.get(grant.role) ?? grant.role })),
    defaultPrivileges: await names(queries.defaultPrivileges),
  }
}
