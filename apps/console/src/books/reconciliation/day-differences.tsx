import { Num } from '@tessera/ui/num.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useTranslations } from 'use-intl'
import type { DayRecord } from './daily.queries.ts'

type DayDifferencesProps = {
  of: DayRecord
  noted: Readonly<Record<string, string>>
  notes: Readonly<Record<string, string>> | undefined
  onNote: (key: string, note: string) => void
}

/** Each difference with its amount, the open finding that explains it, and its note. */
export function DayDifferences({ of: { differences }, noted, notes, onNote }: DayDifferencesProps) {
  const t = useTranslations('daily')
  return (
    <section className="col" aria-label={t('sections.differences')}>
      <h3 className="h5">{t('sections.differences')}</h3>
      {differences.length === 0 && <p className="t3">{t('noDifferences')}</p>}
      <ul className="col">
        {differences.map(({ key, finding, subject, coin, amount, explanation }) => {
          const name = t('finding', { finding: t(`findings.${finding}`), subject })
          return (
            <li key={key} className="col">
              <b>{name}</b>
              <span className="t2">
                {amount !== null && coin !== null && <Num value={amount} unit={coin} full />}{' '}
                {t(`explanations.${explanation}`)}
              </span>
              {notes === undefined ? (
                noted[key] !== undefined && <span className="t2">{t('noted', { note: noted[key] })}</span>
              ) : (
                <TextArea
                  label={t('note', { name })}
                  maxLength={500}
                  value={notes[key] ?? ''}
                  onChange={(note) => onNote(key, note)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
