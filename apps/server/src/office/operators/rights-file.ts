import type { operators } from '@tessera/contract/office/operators/operators.ts'
import { permissionWords } from '@tessera/contract/permission-words.ts'
import { permissions } from '@tessera/contract/permissions.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { csvOf } from '#platform/text/csv.ts'

type Rights = ReplyOf<typeof operators.rights>

const words = {
  en_US: {
    permission: 'Permission',
    code: 'Code',
    name: 'Name',
    email: 'Email',
    status: 'Status',
    decision: 'Limit per decision',
    day: 'Limit per day (UTC)',
    apart: 'Roles that one person must not combine',
    statuses: { invited: 'Invited', active: 'Active', suspended: 'Suspended', closed: 'Closed' },
  },
  zh_CN: {
    permission: '权限',
    code: '代码',
    name: '姓名',
    email: '邮箱',
    status: '状态',
    decision: '单笔限额',
    day: '每日限额（UTC）',
    apart: '不得兼任的角色',
    statuses: { invited: '已邀请', active: '正常', suspended: '已停用', closed: '已关闭' },
  },
} as const satisfies Readonly<Record<Locale, unknown>>

const YES = 'x'

/** Returns one line for each permission, with a mark for each role that has it. */
export function rolesFile({ roles }: Rights, locale: Locale): string {
  const { permission, code } = words[locale]
  const headings = Object.fromEntries(roles.map((role) => [`role ${role.code}`, role.names[locale]]))
  return csvOf(
    { permission, code, ...headings },
    permissions.map((each) => ({
      permission: permissionWords[each][locale],
      code: each,
      ...Object.fromEntries(
        roles.map((role) => [`role ${role.code}`, role.isOpen && role.permissions.includes(each) ? YES : '']),
      ),
    })),
  )
}

/** Returns one line for each person, with a mark for each role, the amount limits, and conflicting roles. */
export function peopleFile({ roles, people, conflicts, currency }: Rights, locale: Locale): string {
  const { name, email, status, decision, day, apart, statuses } = words[locale]
  const headings = Object.fromEntries(roles.map((role) => [`role ${role.code}`, role.names[locale]]))
  const nameOf = (code: string): string => roles.find((role) => role.code === code)?.names[locale] ?? code
  const limit = (whole: number | null): string => (whole === null ? '' : `${whole} ${currency}`)
  return csvOf(
    { name, email, status, ...headings, decision, day, apart },
    people.map((person) => ({
      name: person.name,
      email: person.email,
      status: statuses[person.status],
      ...Object.fromEntries(roles.map(({ code }) => [`role ${code}`, person.roles.includes(code) ? YES : ''])),
      decision: limit(person.limits.decision),
      day: limit(person.limits.day),
      apart: conflicts
        .filter(({ operatorId }) => operatorId === person.id)
        .map(({ first, second }) => `${nameOf(first)} + ${nameOf(second)}`)
        .join('; '),
    })),
  )
}
