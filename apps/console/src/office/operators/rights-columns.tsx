import { permissionWords } from '@tessera/contract/permission-words.ts'
import { type Permission, permissions } from '@tessera/contract/permissions.ts'
import { Status } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'
import { useLimitText } from './limit-text.ts'
import s from './operators.module.css'
import type { Rights } from './operators.queries.ts'
import { toneOf } from './staff-columns.tsx'

type Person = Rights['people'][number]
type PermissionRow = { readonly code: Permission }
/** The rows of the matrix of roles. */
export const permissionRows: readonly PermissionRow[] = permissions.map((code) => ({ code }))

/** A mark with a text for screen readers; empty if the right is missing. */
function Mark({ has }: { has: boolean }) {
  const t = useTranslations('operators')
  return has ? (
    <>
      <Check size={16} aria-hidden />
      <span className="sr">{t('rights.yes')}</span>
    </>
  ) : null
}

/** A column for each role, with a mark for each permission that it gives. */
export function useRoleColumns({ roles }: Rights): Column<PermissionRow>[] {
  const t = useTranslations('operators')
  const locale = useLocale()
  return [
    {
      key: 'permission',
      title: t('rights.permission'),
      minWidth: '180px',
      pinnedStart: true,
      cell: ({ code }) => (
        <span className={s['wrapped']}>
          {permissionWords[code][locale]}
          <br />
          <small className="t3">{code}</small>
        </span>
      ),
    },
    ...roles.map(({ code: role, names, isOpen, permissions: given }): Column<PermissionRow> => ({
      key: `role ${role}`,
      title: isOpen ? names[locale] : t('rights.closedRole', { name: names[locale] }),
      minWidth: '96px',
      align: 'center',
      cell: ({ code }) => <Mark has={isOpen && given.includes(code)} />,
    })),
  ]
}

/** A column for each role, with a mark for each person who has it, then the amount limits. */
export function usePeopleColumns({ roles, currency }: Rights): Column<Person>[] {
  const t = useTranslations('operators')
  const locale = useLocale()
  const limitText = useLimitText()
  return [
    {
      key: 'name',
      title: t('col.name'),
      minWidth: '180px',
      pinnedStart: true,
      cell: ({ name, email }) => (
        <span className={s['wrapped']}>
          <b>{name}</b>
          <br />
          <small className="t3">{email}</small>
        </span>
      ),
    },
    ...roles.map(({ code, names, isOpen }): Column<Person> => ({
      key: `role ${code}`,
      title: isOpen ? names[locale] : t('rights.closedRole', { name: names[locale] }),
      minWidth: '96px',
      align: 'center',
      cell: (person) => <Mark has={person.roles.includes(code)} />,
    })),
    ...(['decision', 'day'] as const).map((limit): Column<Person> => ({
      key: limit,
      title: t('rights.limit', { limit: t(`limits.${limit}`), currency }),
      minWidth: '120px',
      align: 'end',
      cell: ({ limits }) => limitText(limits[limit]),
    })),
    {
      key: 'status',
      title: t('col.state'),
      minWidth: '100px',
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`status.${status}`)}</Status>,
    },
  ]
}
