import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { operators } from '@tessera/contract/office/operators/operators.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import { readSetting, type SettingSource } from '#platform/settings/settings.sql.ts'
import { conflictsIn } from './duties.ts'
import { limitsOf, listOperators } from './operators.sql.ts'
import { listRoles, type RoleRow } from './roles.sql.ts'

export const namesOf = ({ name_en, name_zh }: Pick<RoleRow, 'name_en' | 'name_zh'>) => ({
  en_US: name_en,
  zh_CN: name_zh,
})

/** Returns the rights matrix: roles, people who can log in now or later, and people with two conflicting roles. */
export async function rightsNow(source: SettingSource): Promise<ReplyOf<typeof operators.rights>> {
  const roles = await listRoles(source)
  const people = (await listOperators(source)).filter(({ status }) => status !== 'closed')
  const { pairs } = await readSetting(source, 'duties')
  return {
    currency: await referenceCurrency(source),
    roles: roles.map((role) => ({
      code: role.code,
      names: namesOf(role),
      purpose: { en_US: role.purpose_en, zh_CN: role.purpose_zh },
      permissions: role.permissions,
      isOpen: role.is_open,
    })),
    people: people.map((person) => ({
      id: person.id,
      name: person.name,
      email: person.email,
      roles: person.roles,
      limits: limitsOf(person),
      status: person.status,
    })),
    pairs,
    conflicts: people.flatMap(({ id, roles: held }) =>
      conflictsIn(pairs, held).map((pair) => ({ operatorId: id, ...pair })),
    ),
  }
}
