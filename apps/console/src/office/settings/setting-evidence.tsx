import { useQuery } from '@tanstack/react-query'
import { type SettingArea, settingAreaNames } from '@tessera/contract/platform/settings/setting-areas.ts'
import { Card, Details } from '@tessera/ui/card.tsx'
import { useTranslations } from 'use-intl'
import { utcText } from '#parts/time-text.ts'
import { Differences } from './change-preview.tsx'
import { settingPreview } from './settings.queries.ts'
import { SignatureNote } from './signature-note.tsx'
import { changedField } from './use-setting-text.ts'

type Content = Readonly<Record<string, unknown>>
type SettingEvidenceProps = {
  /** The content on which both people decide. */
  content: Content
  /** True while it waits for a decision, so the counts of affected rows are shown. */
  isOpen: boolean
}
type Values = Readonly<Record<string, unknown>>

const entries = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const areaIn = ({ area: code }: Content): SettingArea | undefined => settingAreaNames.find((area) => area === code)

/** A proposal for settings: what it changes and when, and which version it withdraws. */
export function SettingEvidence({ content, isOpen }: SettingEvidenceProps) {
  const t = useTranslations('settings')
  const decisions = useTranslations('decisions')
  const area = areaIn(content)
  if (area === undefined) return null
  const { settingSubject, withdraws, effectiveFrom, before } = content
  const changed = texts(content['changed']).flatMap((text) => changedField(text)?.[1] ?? [])
  const subject = typeof settingSubject === 'string' ? settingSubject : ''
  const from = typeof effectiveFrom === 'string' ? effectiveFrom : null
  const withdrawn = typeof withdraws === 'number' ? String(withdraws) : undefined
  const items = [
    { term: decisions('fields.area'), value: t(`areas.${area}.name`) },
    ...(subject === '' ? [] : [{ term: decisions('fields.settingSubject'), value: subject }]),
    ...(withdrawn === undefined
      ? [{ term: decisions('fields.effectiveFrom'), value: from === null ? t('immediately') : utcText(from) }]
      : [
          { term: decisions('fields.withdraws'), value: withdrawn },
          { term: t('wouldBegin'), value: from === null ? '--' : utcText(from) },
        ]),
  ]
  const { cancelledOrders } = content
  if (typeof cancelledOrders === 'number') items.push({ term: t('cancels.agreed'), value: String(cancelledOrders) })
  const change = { area, subject, values: { ...entries(content['after']) }, effectiveFrom: from }
  const counted = isOpen && withdrawn === undefined
  return (
    <>
      <Details items={items} />
      <Card sunken title={t(withdrawn === undefined ? 'preview' : 'withdrawnPreview')}>
        <Proposed
          change={change}
          before={before === null ? null : entries(before)}
          changed={changed}
          counted={counted}
        />
      </Card>
    </>
  )
}

type ProposedProps = {
  change: { area: SettingArea; subject: string; values: Record<string, unknown>; effectiveFrom: string | null }
  before: Values | null
  changed: readonly string[]
  counted: boolean
}

function Proposed({ change, before, changed, counted }: ProposedProps) {
  const { data } = useQuery({ ...settingPreview(change), enabled: counted })
  return (
    <>
      <Differences
        area={change.area}
        before={before}
        after={change.values}
        changed={changed}
        effects={counted ? (data?.effects ?? []) : []}
      />
      {counted && data?.isSigned === true && <SignatureNote />}
    </>
  )
}
