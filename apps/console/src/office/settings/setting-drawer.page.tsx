import { useQuery } from '@tanstack/react-query'
import { isSubjectArea, settingOf } from '@tessera/contract/platform/settings/setting-areas.ts'
import { api } from '#parts/api.ts'
import { usePasskeys } from '#parts/passkeys.ts'
import { type Request, subject } from '#services/approvals/approvals.queries.ts'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import type { ComponentProps } from 'react'
import { FileEvidence } from './file-evidence.tsx'
import { SettingEvidence } from './setting-evidence.tsx'

/** Asks the checker's device for the signature of a proposed change, if the change needs one. */
async function signConfirmation(answer: ReturnType<typeof usePasskeys>['answer'], { id, subjectId }: Request) {
  const setting = settingOf(subjectId)
  if (setting === undefined || !isSubjectArea(setting.area)) return undefined
  const { options } = await api.settings.signConfirmation({ requestId: id })
  return options === null ? undefined : answer(options)
}

type SettingDrawerProps = Omit<
  ComponentProps<typeof ReviewDrawer>,
  'kind' | 'evidence' | 'ownContent' | 'unseen' | 'sign'
> & { kind: 'setting' | 'setting_file' }

/** The case of a change of settings, or of a file of them, with the differences in words. */
export function SettingDrawer(p: SettingDrawerProps) {
  const { answer } = usePasskeys()
  const { data } = useQuery(subject(p.kind, p.subjectId, undefined))
  const open = data?.requests.find(({ status }) => status === 'requested')
  const content = open?.content ?? data?.requests[0]?.content
  const Evidence = p.kind === 'setting' ? SettingEvidence : FileEvidence
  return (
    <ReviewDrawer
      {...p}
      ownContent
      {...(open && p.kind === 'setting' && { sign: () => signConfirmation(answer, open) })}
      evidence={content && <Evidence content={content} isOpen={open !== undefined} />}
    />
  )
}
