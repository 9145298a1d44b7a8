import type { SettingArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useTranslations } from 'use-intl'
import { FieldDifference } from './field-difference.tsx'
import { effectPath } from './setting-paths.ts'
import type { Change } from './settings.queries.ts'
import s from './settings.module.css'
import type { PreviewState } from './use-preview.ts'

type ChangePreviewProps = { area: SettingArea; change: Change | undefined; preview: PreviewState }

/** The differences that a valid change makes, and how many rows it touches, as the server previews them. */
export function ChangePreview({ area, change, preview }: ChangePreviewProps) {
  const t = useTranslations('settings')
  const { data, error, failed, retry } = preview
  if (change === undefined || error !== undefined) return null
  if (failed !== undefined)
    return (
      <Failed title={t('previewFailed')} onRetry={retry}>
        {failed.message}
      </Failed>
    )
  return (
    <Card sunken title={t('preview')}>
      {data === undefined ? <Skeleton width="60%" /> : <Differences area={area} after={change.values} {...data} />}
    </Card>
  )
}

type DifferencesProps = {
  area: SettingArea
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>>
  changed: readonly string[]
  effects: readonly { readonly name: string; readonly count: number }[]
}

/** Each changed field with its old and new value, then a sentence for each count. */
export function Differences({ area, before, after, changed, effects }: DifferencesProps) {
  const t = useTranslations('settings')
  return (
    <div className={s['card']}>
      <ul className={s['changes']} aria-label={t('differences')}>
        {changed.map((name) => (
          <li key={name}>
            <FieldDifference area={area} name={name} before={before?.[name]} after={after[name]} />
          </li>
        ))}
      </ul>
      <Effects area={area} effects={effects} />
    </div>
  )
}

type EffectsProps = Pick<DifferencesProps, 'area' | 'effects'>

function Effects({ area, effects }: EffectsProps) {
  const t = useTranslations('settings')
  const sentences = effects.flatMap(({ name, count }) => {
    const path = effectPath(area, name)
    return path === undefined ? [] : [{ name, text: t(path, { count }) }]
  })
  return sentences.length === 0 ? null : (
    <ul className={s['changes']} aria-label={t('touched')}>
      {sentences.map(({ name, text }) => (
        <li key={name} className="t2">
          {text}
        </li>
      ))}
    </ul>
  )
}
