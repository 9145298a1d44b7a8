import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useState } from 'react'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import { stampText, utcText } from '#parts/time-text.ts'
import { Changes } from './changes.tsx'
import s from './cms.module.css'
import type { Text, Version } from './cms.queries.ts'

export const toneOf: Record<Version['status'], Tone> = {
  draft: 'neutral',
  review: 'warning',
  scheduled: 'info',
  published: 'positive',
  archived: 'neutral',
}

/** All versions with author and approver; two versions are compared block by block. */
export function History({ text }: { text: Text }) {
  const t = useTranslations('cms')
  const [chosen, setChosen] = useState(String(text.versions[0]?.number ?? 1))
  const [other, setOther] = useState(String(text.versions[1]?.number ?? 0))
  const versionOf = (number: string) => text.versions.find((each) => String(each.number) === number)
  const after = versionOf(chosen)
  const options = text.versions.map(({ number }) => ({
    code: String(number),
    value: t('version', { version: String(number) }),
  }))
  return (
    <div className={s['section']}>
      <ul className={s['versions']}>
        {text.versions.map((version) => (
          <li key={version.id}>
            <b>{t('version', { version: String(version.number) })}</b>
            <Status tone={toneOf[version.status]}>{t(`status.${version.status}`)}</Status>
            <span className="t3 sm">{factsOf(version, t)}</span>
          </li>
        ))}
      </ul>
      <div className={s['both']}>
        <Select label={t('col.version')} value={chosen} options={options} onChange={setChosen} />
        <Select
          label={t('compare')}
          value={other}
          options={[...options, { code: '0', value: t('nothingBefore') }]}
          onChange={setOther}
        />
      </div>
      {after && <Changes before={versionOf(other)?.content} after={after.content} />}
    </div>
  )
}

const factsOf = (version: Version, t: Translate<'cms'>): string =>
  [
    t('savedBy', { name: version.by.name, time: stampText(version.at) }),
    ...(version.approvedBy === null ? [] : [t('approvedBy', { name: version.approvedBy })]),
    ...(version.publishAt === null ? [] : [t('from', { time: utcText(version.publishAt) })]),
  ].join(' · ')
