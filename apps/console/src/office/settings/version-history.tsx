import { useQuery } from '@tanstack/react-query'
import type { SettingOf } from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingPermissions } from '@tessera/contract/platform/settings/setting-permissions.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { useMay } from '#parts/me.queries.ts'
import { utcText } from '#parts/time-text.ts'
import type { Values } from './setting-form.ts'
import s from './settings.module.css'
import { settingVersions, type Version } from './settings.queries.ts'
import { differing, useSettingText } from './use-setting-text.ts'
import { useVersionText } from './use-version-text.ts'
import { WithdrawVersion } from './withdraw-version.tsx'

type VersionHistoryProps = { setting: SettingOf; onPropose: (version: number, values: Values) => void }
const toneOf: Readonly<Record<Version['state'], Tone>> = {
  former: 'neutral',
  in_force: 'positive',
  planned: 'info',
  withdrawn: 'neutral',
  refused: 'negative',
}

/** All versions, newest first. Each can be proposed again; a planned one can be withdrawn. */
export function VersionHistory({ setting, onPropose }: VersionHistoryProps) {
  const t = useTranslations('settings')
  const { data, error, refetch } = useQuery(settingVersions(setting))
  const [withdrawing, setWithdrawing] = useState<Version>()
  return (
    <Card title={t('history')}>
      {data === undefined ? (
        <LoadingOrError error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={s['versions']} aria-label={t('history')}>
          {data.rows.map((version, at) => (
            <VersionRow
              key={version.version}
              setting={setting}
              version={version}
              before={data.rows[at + 1]}
              onPropose={() => onPropose(version.version, version.values)}
              onWithdraw={() => setWithdrawing(version)}
            />
          ))}
        </ul>
      )}
      {withdrawing && (
        <WithdrawVersion setting={setting} version={withdrawing} onClose={() => setWithdrawing(undefined)} />
      )}
    </Card>
  )
}

type VersionRowProps = {
  setting: SettingOf
  version: Version
  /** The version with the number before. */
  before: Version | undefined
  onPropose: () => void
  onWithdraw: () => void
}

function VersionRow({ setting: { area }, version, before, onPropose, onWithdraw }: VersionRowProps) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const mayManage = useMay(settingPermissions[area])
  const text = useSettingText()
  const versionText = useVersionText()
  const notAllowed = mayManage ? undefined : shell('notAllowed')
  return (
    <li>
      <div className={s['head']}>
        <b>{t('version', { version: String(version.version) })}</b>
        <Status tone={toneOf[version.state]}>{t(`states.${version.state}`)}</Status>
        {version.effectiveFrom !== null && (
          <span className="t2">{t('from', { time: utcText(version.effectiveFrom) })}</span>
        )}
      </div>
      <p className="t3 sm">
        {[versionText.by(version), ...(version.reason === null ? [] : [t('reason', { reason: version.reason })])].join(
          ' · ',
        )}
      </p>
      <ul className={s['changes']}>
        {differing(area, before?.values ?? null, version.values).map((name) => (
          <li key={name}>{text.difference(area, name, before?.values[name], version.values[name])}</li>
        ))}
      </ul>
      <div className="row row--wrap">
        {version.state !== 'in_force' && (
          <Button kind="secondary" size="xs" disabledReason={notAllowed} onPress={onPropose}>
            {t('again')}
          </Button>
        )}
        {version.state === 'planned' && (
          <Button kind="secondary" size="xs" disabledReason={notAllowed} onPress={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}
