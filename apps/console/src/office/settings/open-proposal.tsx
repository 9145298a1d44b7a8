import { useQuery } from '@tanstack/react-query'
import { settingPermission, settingPermissionNames } from '@tessera/contract/platform/settings/setting-permissions.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { subject as subjectCase } from '#services/approvals/approvals.queries.ts'
import { useMayAny } from '#parts/me.queries.ts'
import { useOpenCase } from '#parts/open-case.ts'

type OpenProposalProps = { kind: 'setting' | 'setting_file'; subjectId: string }

/** A banner while a proposal waits for a second person. */
export function OpenProposal({ kind, subjectId }: OpenProposalProps) {
  const t = useTranslations('settings')
  const [, open] = useOpenCase()
  const mayRead = useMayAny(kind === 'setting' ? [settingPermission(subjectId)] : settingPermissionNames)
  const { data } = useQuery({ ...subjectCase(kind, subjectId, undefined), enabled: mayRead })
  if (data?.requests.some(({ status }) => status === 'requested') !== true) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button kind="secondary" size="xs" onPress={() => open({ kind, subjectId })}>
          {t('seeProposal')}
        </Button>
      }
    >
      {t('waits')}
    </Banner>
  )
}
