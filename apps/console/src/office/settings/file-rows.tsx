import { settingAreaNames } from '@tessera/contract/platform/settings/setting-areas.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useTranslations } from 'use-intl'
import { Differences } from './change-preview.tsx'
import s from './settings.module.css'
import type { FileRow } from './settings.queries.ts'

const toneOf: Readonly<Record<FileRow['outcome'], Tone>> = {
  new: 'info',
  changed: 'warning',
  same: 'neutral',
  refused: 'negative',
  left_out: 'neutral',
}
type FileRowsProps = {
  rows: readonly FileRow[]
  /** Sets if the entry at a position is imported; without it, the choice is not offered. */
  onInclude?: (at: number, isIncluded: boolean) => void
}

/** The effect of each entry of a file, and a sentence with the number of each outcome. Unchanged entries are only counted. */
export function FileRows({ rows, onInclude }: FileRowsProps) {
  const t = useTranslations('settings')
  const countOf = (outcome: FileRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  return (
    <div className={s['card']}>
      <p>
        {t('file.counts', {
          new: countOf('new'),
          changed: countOf('changed'),
          refused: countOf('refused'),
          same: countOf('same'),
        })}
      </p>
      <ul className={s['versions']} aria-label={t('file.checked')}>
        {rows.map((row, at) =>
          row.outcome === 'same' ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- an entry is identified by its position in the file
            <OneRow key={at} row={row} onInclude={onInclude && ((isIncluded) => onInclude(at, isIncluded))} />
          ),
        )}
      </ul>
    </div>
  )
}

type OneRowProps = { row: FileRow; onInclude: ((isIncluded: boolean) => void) | undefined }

function OneRow({ row, onInclude }: OneRowProps) {
  const t = useTranslations('settings')
  const area = settingAreaNames.find((known) => known === row.area)
  const areaName = area === undefined ? t('file.unknownArea', { area: row.area }) : t(`areas.${area}.name`)
  const name = [areaName, row.subject].filter((part) => part !== '').join(' · ')
  const { outcome, refusal } = row
  return (
    <li>
      <div className={s['head']}>
        {onInclude && (
          <Checkbox aria-label={t('file.include', { name })} checked={outcome !== 'left_out'} onChange={onInclude} />
        )}
        <b>{name}</b>
        <Status tone={toneOf[outcome]}>{t(`file.outcomes.${outcome}`)}</Status>
      </div>
      {refusal !== null && <p>{refusal.message}</p>}
      {area !== undefined && row.changed.length > 0 && (
        <Differences area={area} before={row.before} after={row.values} changed={row.changed} effects={row.effects} />
      )}
    </li>
  )
}
