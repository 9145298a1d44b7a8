import { useQuery } from '@tanstack/react-query'
import { permissionWords } from '@tessera/contract/permission-words.ts'
import { permissions } from '@tessera/contract/permissions.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Old } from '@tessera/ui/empty.tsx'
import { Table } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { useMay } from '#parts/me.queries.ts'
import { screenPath } from '#parts/paths.ts'
import { saveFile } from '#parts/save-file.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './operators.module.css'
import { type Rights, rights } from './operators.queries.ts'
import { permissionRows, usePeopleColumns, useRoleColumns } from './rights-columns.tsx'

/** The rights matrix: roles with their permissions, people with their roles and limits, and conflicts of duties. */
export function RightsPage() {
  const { data, error, refetch } = useQuery(rights)
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <div className={s['rights']}>
      {error !== null && <Old onRetry={() => void refetch()}>{error.message}</Old>}
      <Tools />
      <Ungranted of={data} />
      <Conflicts of={data} />
      <People of={data} />
      <Roles of={data} />
    </div>
  )
}

function Tools() {
  const t = useTranslations('operators')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const maySet = useMay('settings.access')
  return (
    <div className="row row--between row--wrap">
      <p className="t2">{t('rights.lead')}</p>
      <div className={s['tools']}>
        {maySet && (
          <>
            <ButtonLink kind="secondary" size="sm" href={screenPath(locale, 'settings', { edit: 'role:' })}>
              {t('rights.addRole')}
            </ButtonLink>
            <ButtonLink kind="secondary" size="sm" href={screenPath(locale, 'settings', { edit: 'duties' })}>
              {t('rights.changePairs')}
            </ButtonLink>
          </>
        )}
        <ButtonLink kind="secondary" size="sm" href={screenPath(locale, 'staff')}>
          {shell('titles.staff')}
        </ButtonLink>
        <Button kind="secondary" size="sm" icon={Printer} onPress={() => print()}>
          {t('rights.print')}
        </Button>
      </div>
    </div>
  )
}

/** Permissions that no role in use gives, such as those that a software update adds. */
function Ungranted({ of: { roles } }: { of: Rights }) {
  const t = useTranslations('operators')
  const locale = useLocale()
  const given = new Set(roles.flatMap(({ isOpen, permissions: of }) => (isOpen ? of : [])))
  const missing = permissions.filter((permission) => !given.has(permission))
  if (missing.length === 0) return null
  return (
    <Banner tone="warning">
      <p>{t('rights.ungranted')}</p>
      <ul aria-label={t('rights.ungrantedList')}>
        {missing.map((permission) => (
          <li key={permission}>{permissionWords[permission][locale]}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** People who have two roles that one person must not have, and the pairs of such roles. */
function Conflicts({ of: { roles, people, pairs, conflicts } }: { of: Rights }) {
  const t = useTranslations('operators')
  const locale = useLocale()
  const roleName = (code: string): string => roles.find((role) => role.code === code)?.names[locale] ?? code
  const pairText = ({ first, second }: Rights['pairs'][number]) =>
    t('rights.pair', { first: roleName(first), second: roleName(second) })
  return (
    <section className="col" aria-label={t('rights.apart')}>
      <h2 className="h5">{t('rights.apart')}</h2>
      {conflicts.length === 0 ? (
        <p className="t2">{t('rights.noConflicts')}</p>
      ) : (
        <Banner tone="warning">
          <ul aria-label={t('rights.conflicts')}>
            {conflicts.map(({ operatorId, ...pair }) => (
              <li key={`${operatorId} ${pair.first} ${pair.second}`}>
                {t('rights.conflict', {
                  name: people.find(({ id }) => id === operatorId)?.name ?? operatorId,
                  pair: pairText(pair),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {pairs.length > 0 && (
        <ul className={s['pairs']} aria-label={t('rights.pairs')}>
          {pairs.map((pair) => (
            <li key={`${pair.first} ${pair.second}`} className="t2">
              {pairText(pair)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type MatrixProps = { title: string; tab: 'roles' | 'people'; children: ReactNode }

/** A table of the matrix, with a button that saves it as a file. */
function Matrix({ title, tab, children }: MatrixProps) {
  const t = useTranslations('operators')
  const save = useAct(
    (request: { tab: 'roles' | 'people' }) => api.operators.rightsFile(request),
    (csv) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `rights-${tab}.csv`),
    (failed) => toast('negative', failed.message),
  )
  return (
    <section className="col" aria-label={title}>
      <div className="row row--between row--wrap">
        <h2 className="h5">{title}</h2>
        <div className={s['tools']}>
          <Button kind="secondary" size="sm" icon={Download} loading={save.busy} onPress={() => save.run({ tab })}>
            {t(`rights.csv.${tab}`)}
          </Button>
        </div>
      </div>
      {children}
    </section>
  )
}

function People({ of }: { of: Rights }) {
  const t = useTranslations('operators')
  const columns = usePeopleColumns(of)
  return (
    <Matrix title={t('rights.people')} tab="people">
      <Table
        label={t('rights.people')}
        density="compact"
        columns={columns}
        rows={of.people}
        rowId={({ id }) => id}
        empty={{ title: t('empty') }}
      />
    </Matrix>
  )
}

function Roles({ of }: { of: Rights }) {
  const t = useTranslations('operators')
  const columns = useRoleColumns(of)
  return (
    <Matrix title={t('rights.roles')} tab="roles">
      <Table
        label={t('rights.roles')}
        density="compact"
        columns={columns}
        rows={permissionRows}
        rowId={({ code }) => code}
        empty={{ title: t('rights.noRoles') }}
      />
    </Matrix>
  )
}
