import { useQuery } from '@tanstack/react-query'
import { subject } from '#services/approvals/approvals.queries.ts'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import type { ComponentProps } from 'react'
import { SettingEvidence } from './setting-evidence.tsx'

type SettingDrawerProps = Omit<ComponentProps<typeof ReviewDrawer>, 'kind' | 'evidence' | 'ownContent' | 'unseen'>

/** The case of a change of settings, with the differences in words. */
export function SettingDrawer(p: SettingDrawerProps) {
  const { data } = useQuery(subject('setting', p.subjectId, undefined))
  const open = data?.requests.find(({ status }) => status === 'requested')
  const content = open?.content ?? data?.requests[0]?.content
  return (
    <ReviewDrawer
      {...p}
      kind="setting"
      ownContent
      evidence={content && <SettingEvidence content={content} isOpen={open !== undefined} />}
    />
  )
}
