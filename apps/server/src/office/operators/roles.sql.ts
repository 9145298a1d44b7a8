import { approvalKinds } from '@tessera/contract/approval-kinds.ts'
import type { DecisionKind } from '@tessera/contract/services/approvals/kind.ts'
import type { Permission, Role } from '@tessera/contract/permissions.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { sql } from 'kysely'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type RoleRow = {
  code: Role
  name_en: string
  name_zh: string
  purpose_en: string
  purpose_zh: string
  permissions: Permission[]
  is_open: boolean
}

/** Returns all roles, open ones first, each part in the order of its codes. */
export const listRoles = (source: Source): Promise<RoleRow[]> =>
  many(source, sql<RoleRow>`select * from operator_role order by not is_open, code`)

const kinds: readonly DecisionKind[] = approvalKinds
/** The permissions of decisions, which need two people. */
export const decidingPermissions = kinds.flatMap(({ permission, permissionOf }) => permissionOf?.any ?? [permission])

/** Returns the codes of the open roles with a permission to decide. */
export const listDecidingRoles = async (source: Source): Promise<Role[]> =>
  (
    await many(
      source,
      sql<{ code: Role }>`
        select code from operator_role where is_open and permissions && ${decidingPermissions}::text[] order by code`,
    )
  ).map(({ code }) => code)

export const saveRole = (tx: Tx, code: Role, { names, purpose, permissions, isOpen }: Setting<'role'>) =>
  changed(
    tx,
    sql`insert into operator_role (code, name_en, name_zh, purpose_en, purpose_zh, permissions, is_open)
        values (${code}, ${names.en_US}, ${names.zh_CN}, ${purpose.en_US}, ${purpose.zh_CN}, ${permissions}::text[], ${isOpen})
        on conflict (code) do update
           set name_en = excluded.name_en, name_zh = excluded.name_zh, purpose_en = excluded.purpose_en,
               purpose_zh = excluded.purpose_zh, permissions = excluded.permissions, is_open = excluded.is_open`,
  )

/** A role with its permissions after a change. */
type RoleIf = { readonly code: Role; readonly permissions: readonly Permission[] }
/** An operator with roles after a change; null if the person could no longer log in. */
type OperatorIf = { readonly id: string; readonly roles: readonly Role[] | null }
export type RightsIf = { readonly roles?: readonly RoleIf[]; readonly operator?: OperatorIf }

/**
 * Makes changes of rights wait for one another until the transaction ends, so that each sees the effect of the others.
 */
export const lockRights = (tx: Tx): Promise<unknown> =>
  one(tx, sql`select pg_advisory_xact_lock(hashtextextended('operator rights', 0))`)

/** Returns the number of active operators who have signed in and have each permission, now or after a change. */
export async function holdersIf(
  tx: Tx,
  permissions: readonly Permission[],
  { roles = [], operator }: RightsIf,
): Promise<ReadonlyMap<Permission, number>> {
  const rows = await many(
    tx,
    sql<{ permission: Permission; count: number }>`
      with roles as (
             select code, permissions from operator_role where is_open and code <> all(${roles.map(({ code }) => code)}::text[])
              union all
             select each.code, each.permissions
               from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb) as each(code text, permissions text[])
           ),
           people as (
             select id, roles from operator
              where status = 'active' and totp_confirmed_at is not null and id is distinct from ${operator?.id ?? null}::uuid
              union all select ${operator?.id ?? null}::uuid, ${[...(operator?.roles ?? [])]}::text[]
           )
      select needed as permission,
             (select count(*)::int from people p
               where exists (select from roles r where r.code = any(p.roles) and needed = any(r.permissions))) as count
        from unnest(${[...permissions]}::text[]) needed`,
  )
  return new Map(rows.map(({ permission, count }) => [permission, count]))
}

type Touched = { readonly operators: number; readonly gaining: number; readonly losing: number }

/** Counts the active operators with a role, and those of them who would get or lose a permission by new ones. */
export const touchedByRole = (tx: Tx, { code, permissions }: RoleIf): Promise<Touched> =>
  one(
    tx,
    sql<Touched>`
      select count(*)::int as operators,
             count(*) filter (where not next <@ present)::int as gaining,
             count(*) filter (where not present <@ next)::int as losing
        from (select permissions_of(o.roles) as present,
                     permissions_of(array_remove(o.roles, ${code})) || ${[...permissions]}::text[] as next
                from operator o where o.status = 'active' and ${code} = any(o.roles)) touched`,
  )

/** True if one of these operators has the role and would get a permission that the operator lacks. */
export const wouldGain = async (
  tx: Tx,
  operators: readonly string[],
  { code, permissions }: RoleIf,
): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ gains: boolean }>`
        select exists (select from operator o where o.id = any(${[...operators]}::uuid[]) and ${code} = any(o.roles)
                          and not ${[...permissions]}::text[] <@ permissions_of(o.roles)) as gains`,
    )
  ).gains
