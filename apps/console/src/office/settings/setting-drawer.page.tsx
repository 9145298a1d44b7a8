import { useQuery } from '@tanstack/react-query'
import { subject } from '#services/approvals/approvals.queries.ts'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import type { ComponentProps } from 'react'
import { FileEvidence } from './file-evidence.tsx'
import { SettingEvidence } from './setting-evidence.tsx'

type SettingDrawerProps = Omit<ComponentProps<typeof ReviewDrawer>, 'kind' | 'evidence' | 'ownContent' | 'unseen'> & {
  kind: 'setting' | 'setting_file'
}

/** The case of a change of settings, or of a file of them, with the differences in words. */
export function SettingDrawer(p: SettingDrawerProps) {
  const { data } = useQuery(subject(p.kind, p.subjectId, undefined))
  const open = data?.requests.find(({ status }) => status === 'requested')
  const content = open?.content ?? data?.requests[0]?.content
  const Evidence = p.kind === 'setting' ? SettingEvidence : FileEvidence
  return (
    <ReviewDrawer {...p} ownContent evidence={content && <Evidence content={content} isOpen={open !== undefined} />} />
  )
}
