import { useQuery } from '@tanstack/react-query'
import { isSubjectArea, type SettingOf } from '@tessera/contract/platform/settings/setting-areas.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { useUnsavedChanges } from '#parts/unsaved-changes.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { emptyForm, fieldsOf, formWith, isChanged, openedSetting, type Values } from './setting-form.ts'
import { SettingForm } from './setting-form-card.tsx'
import { partOf, SettingStops } from './setting-stops.tsx'
import s from './settings.module.css'
import { settingList, type SettingRow } from './settings.queries.ts'
import { useSettingText } from './use-setting-text.ts'
import { useVersionText } from './use-version-text.ts'
import { VersionHistory } from './version-history.tsx'

/** The area or subject named in the address: its values, a form to propose others, and its versions. */
export function SettingEditor({ edit }: { edit: string }) {
  const t = useTranslations('settings')
  const [, change] = useScreenSearch('settings')
  const { data, error, refetch } = useQuery(settingList)
  const setting = openedSetting(edit)
  const close = () => change({ edit: undefined }, 'push')
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  const row = data.rows.find(({ area, subject }) => area === setting?.area && subject === setting.subject)
  if (setting === undefined || (row === undefined && !isSubjectArea(setting.area)))
    return (
      <Banner
        action={
          <Button kind="secondary" size="xs" onPress={close}>
            {t('back')}
          </Button>
        }
      >
        {t('missing')}
      </Banner>
    )
  const subjects = data.rows.filter(({ area }) => area === setting.area).map(({ subject }) => subject)
  return row === undefined ? (
    <Opened
      setting={{ ...setting, subject: '' }}
      named={setting.subject}
      row={row}
      subjects={subjects}
      onClose={close}
    />
  ) : (
    <Opened setting={setting} named="" row={row} subjects={subjects} onClose={close} />
  )
}

type OpenedProps = {
  setting: SettingOf
  /** The name of a new subject that another screen suggests. */
  named: string
  /** Undefined for a new subject. */
  row: SettingRow | undefined
  /** The subjects that exist. */
  subjects: readonly string[]
  onClose: () => void
}

function Opened({ setting, named, row, subjects, onClose }: OpenedProps) {
  const t = useTranslations('settings')
  const { area, subject } = setting
  const closable = partOf(setting)
  const [form, setForm] = useState({ ...emptyForm, subject: named })
  const [filledFrom, setFilledFrom] = useState<number>()
  const values = (row?.current ?? row?.next)?.values ?? null
  const dirty =
    isChanged(area, values, form) ||
    form.subject !== named ||
    [form.from, form.reason].some((text) => text.trim() !== '')
  const { leave, question } = useUnsavedChanges({ dirty, edits: 'edit', t })
  const propose = (version: number, earlier: Values) => {
    setForm(formWith(area, earlier, form))
    setFilledFrom(version)
  }
  return (
    <div className={s['editor']}>
      <div className={s['title']}>
        <Button className="back back--sm" kind="ghost" size="sm" icon={ArrowLeft} onPress={() => leave(onClose)}>
          {t('back')}
        </Button>
        <h2 className="h4">
          {isSubjectArea(area) && subject === ''
            ? t(`areas.${area}.add`)
            : [t(`areas.${area}.name`), subject].filter((part) => part !== '').join(' · ')}
        </h2>
      </div>
      <p className="t2">{t(`areas.${area}.text`)}</p>
      {row && <InForce row={row} />}
      {row && closable && <SettingStops part={closable} />}
      <SettingForm
        {...{ setting, values, form, subjects, filledFrom }}
        onChange={setForm}
        onProposed={() => {
          setForm(emptyForm)
          setFilledFrom(undefined)
        }}
      />
      {row && <VersionHistory setting={setting} onPropose={propose} />}
      {question}
    </div>
  )
}

function InForce({ row }: { row: SettingRow }) {
  const t = useTranslations('settings')
  const text = useSettingText()
  const versionText = useVersionText()
  const { area, current } = row
  return (
    <Card title={t('now')}>
      <div className={s['card']}>
        {current ? (
          <>
            <Details
              items={Object.keys(fieldsOf(area)).map((name) => ({
                term: text.name(area, name),
                value: text.value(area, name, current.values[name]),
              }))}
            />
            <p className="t3 sm">{versionText.since(current)}</p>
          </>
        ) : (
          <p className="t3">{t('notYet')}</p>
        )}
        {row.next && <Banner tone="info">{versionText.planned(row)}</Banner>}
      </div>
    </Card>
  )
}
