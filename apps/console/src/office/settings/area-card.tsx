import type { ExchangeArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingPermissions } from '@tessera/contract/platform/settings/setting-permissions.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { useTranslations } from 'use-intl'
import { useMay } from '#parts/me.queries.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { fieldsOf } from './setting-form.ts'
import s from './settings.module.css'
import type { SettingRow } from './settings.queries.ts'
import { useSettingText } from './use-setting-text.ts'
import { useVersionText } from './use-version-text.ts'

type AreaCardProps = { area: ExchangeArea; row: SettingRow | undefined }

/** Maximum number of fields that a card shows. Opening the area shows all. */
const MOST_FIELDS = 10

/** The values of one area of the whole exchange, with their version and the planned one. */
export function AreaCard({ area, row }: AreaCardProps) {
  const t = useTranslations('settings')
  const mayManage = useMay(settingPermissions[area])
  const [, change] = useScreenSearch('settings')
  const text = useSettingText()
  const versionText = useVersionText()
  const current = row?.current
  const name = t(`areas.${area}.name`)
  const fields = Object.keys(fieldsOf(area))
  return (
    <Card
      title={name}
      titleEnd={
        <Button
          kind="secondary"
          size="xs"
          aria-label={t(mayManage ? 'changeOf' : 'open', { name })}
          onPress={() => change({ edit: area }, 'push')}
        >
          {t(mayManage ? 'change' : 'view')}
        </Button>
      }
    >
      <div className={s['card']}>
        <p className="t3">{t(`areas.${area}.text`)}</p>
        <Details
          items={fields.slice(0, MOST_FIELDS).map((field) => ({
            term: text.name(area, field),
            value: current ? text.value(area, field, current.values[field]) : '--',
          }))}
        />
        {fields.length > MOST_FIELDS && (
          <p className="t3 sm">{t('moreFields', { count: fields.length - MOST_FIELDS })}</p>
        )}
        {row?.next && <Banner tone="info">{versionText.planned(row)}</Banner>}
        {current && <p className="t3 sm">{versionText.since(current)}</p>}
      </div>
    </Card>
  )
}
