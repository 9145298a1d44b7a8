import { useQuery } from '@tanstack/react-query'
import { type SettingFile, SettingFileContent } from '@tessera/contract/office/settings/setting-file.ts'
import { Card, Details } from '@tessera/ui/card.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { utcText } from '#parts/time-text.ts'
import { FileRows } from './file-rows.tsx'
import { fileCheck, type FileRow } from './settings.queries.ts'
import { differing } from './use-setting-text.ts'

type FileEvidenceProps = { content: Readonly<Record<string, unknown>>; isOpen: boolean }

/** A proposed file of settings: where it is from, and its effect. While it waits, the server checks it again. */
export function FileEvidence({ content, isOpen }: FileEvidenceProps) {
  const t = useTranslations('settings')
  const decisions = useTranslations('decisions')
  const read = SettingFileContent.safeParse(content)
  if (!read.success) return null
  const { fileExchange, fileExportedAt, effectiveFrom, entries, cancelledOrders } = read.data
  return (
    <>
      <Details
        items={[
          { term: decisions('fields.fileExchange'), value: fileExchange },
          { term: decisions('fields.fileExportedAt'), value: utcText(fileExportedAt) },
          { term: decisions('fields.fileEntries'), value: String(entries.length) },
          {
            term: decisions('fields.effectiveFrom'),
            value: effectiveFrom === null ? t('immediately') : utcText(effectiveFrom),
          },
          ...(cancelledOrders === undefined ? [] : [{ term: t('cancels.agreed'), value: String(cancelledOrders) }]),
        ]}
      />
      <Card sunken title={t('preview')}>
        {isOpen ? <CheckedAgain content={read.data} /> : <FileRows rows={decidedRows(read.data)} />}
      </Card>
    </>
  )
}

/** The content as the file that its proposer imported, without the entries that change nothing. */
const fileOf = ({ fileExchange, fileChain, fileExportedAt, entries }: SettingFileContent): SettingFile => ({
  format: 'tessera-settings',
  version: 1,
  exchange: fileExchange,
  chain: fileChain,
  exportedAt: fileExportedAt,
  settings: entries.map(({ area, settingSubject, after }) => ({ area, subject: settingSubject, values: after })),
})

function CheckedAgain({ content }: { content: SettingFileContent }) {
  const { effectiveFrom } = content
  const [openedAt] = useState(() => new Date())
  const isAhead = effectiveFrom !== null && new Date(effectiveFrom) > openedAt
  const text = JSON.stringify(fileOf(content))
  const { data, error, refetch } = useQuery(
    fileCheck({ number: text, text }, { leftOut: [], effectiveFrom: isAhead ? effectiveFrom : null }),
  )
  return data === undefined ? (
    <LoadingOrError error={error} onRetry={() => void refetch()} />
  ) : (
    <FileRows rows={data.rows} />
  )
}

/** The effect of a file on which two people have decided, as they saw it. */
const decidedRows = ({ entries }: SettingFileContent): FileRow[] =>
  entries.map(({ area, settingSubject, before, after }) => ({
    area,
    subject: settingSubject,
    outcome: before === null ? 'new' : 'changed',
    values: after,
    before,
    changed: differing(area, before, after),
    effects: [],
    refusal: null,
  }))
