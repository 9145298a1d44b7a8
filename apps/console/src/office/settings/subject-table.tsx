import { reasonActs } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { SubjectArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingPermissions } from '@tessera/contract/platform/settings/setting-permissions.ts'
import type { FieldKind } from '@tessera/contract/platform/settings/setting-fields.ts'
import { Button } from '@tessera/ui/button.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { codeReader } from '#parts/code-reader.ts'
import { useMay } from '#parts/me.queries.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { FieldValue } from './field-difference.tsx'
import { fieldsOf } from './setting-form.ts'
import s from './settings.module.css'
import type { SettingRow } from './settings.queries.ts'
import { useSettingText } from './use-setting-text.ts'
import { useVersionText } from './use-version-text.ts'

type SubjectTableProps = { area: SubjectArea; rows: readonly SettingRow[] }

/** The subjects of an area, such as all coins, and a button that adds one. */
export function SubjectTable({ area, rows }: SubjectTableProps) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const mayManage = useMay(settingPermissions[area])
  const [, change] = useScreenSearch('settings')
  const name = t(`areas.${area}.name`)
  return (
    <section className={s['group']} aria-label={name}>
      <div className="row row--between row--wrap">
        <div>
          <h2 className="h5">{name}</h2>
          <p className="t3">{t(`areas.${area}.text`)}</p>
        </div>
        {area !== 'reasonCodes' && (
          <Button
            size="sm"
            icon={Plus}
            disabledReason={mayManage ? undefined : shell('notAllowed')}
            onPress={() => change({ edit: `${area}:` }, 'push')}
          >
            {t(`areas.${area}.add`)}
          </Button>
        )}
      </div>
      <Table
        label={name}
        density="compact"
        columns={useColumns(area)}
        rows={rows}
        rowId={(row) => row.subject}
        rowLabel={(row) => row.subject}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onRowClick={(row) => change({ edit: `${area}:${row.subject}` }, 'push')}
      />
    </section>
  )
}

/** A subject that does not exist yet shows the values of its planned version. */
const versionOf = ({ current, next }: SettingRow) => current ?? next

function useColumns(area: SubjectArea): Column<SettingRow>[] {
  const t = useTranslations('settings')
  const text = useSettingText()
  const versionText = useVersionText()
  const subjectText = useSubjectText(area)
  const valueOf = (field: string, kind: FieldKind, value: unknown): string =>
    (kind === 'permissions' || kind === 'reasons') && Array.isArray(value)
      ? t(`${kind}.count`, { count: value.length })
      : text.value(area, field, value)
  const fields = Object.entries(fieldsOf(area)).map(([field, { kind }]) => ({
    key: field,
    title: text.name(area, field),
    minWidth: '120px',
    cell: (row: SettingRow) =>
      kind === 'logo' ? (
        <FieldValue area={area} name={field} value={versionOf(row)?.values[field]} />
      ) : (
        valueOf(field, kind, versionOf(row)?.values[field])
      ),
  }))
  return [
    {
      key: 'subject',
      title: t(`areas.${area}.subject`),
      minWidth: '90px',
      pinnedStart: true,
      cell: ({ subject }) => <b>{subjectText(subject)}</b>,
    },
    ...fields,
    {
      key: 'version',
      title: t('table.version'),
      minWidth: '80px',
      cell: ({ current }) => (current === null ? t('notYet') : String(current.version)),
    },
    {
      key: 'since',
      title: t('table.since'),
      minWidth: '190px',
      cell: ({ current }) => (current === null ? '--' : versionText.time(current)),
    },
    {
      key: 'by',
      title: t('table.by'),
      minWidth: '180px',
      optional: true,
      cell: ({ current }) => (current === null ? '--' : versionText.by(current)),
    },
    { key: 'next', title: t('table.next'), minWidth: '220px', cell: (row) => versionText.planned(row) || '--' },
  ]
}

/** Returns the name of a subject: the act of a list of reasons in words, otherwise the code of the subject. */
function useSubjectText(area: SubjectArea): (subject: string) => string {
  const t = useTranslations('settings')
  return area === 'reasonCodes' ? codeReader(reasonActs, (act) => t(`reasons.acts.${act}`)) : (subject) => subject
}
