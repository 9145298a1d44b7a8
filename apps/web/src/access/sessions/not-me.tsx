import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { paths } from '#parts/paths.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { LoginRecord } from './sessions.queries.ts'

/** Reports another person's login: ends that session and asks for a new password. */
export function NotMe({ record, onClose }: { record: LoginRecord; onClose: () => void }) {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const client = useQueryClient()
  const { history } = useRouter()
  const hours = useQuery(publicInfo()).data?.freezeHours
  const report = useMutation({
    mutationFn: () => api.freezes.reportSignIn({ id: record.id }),
    onSuccess: () => {
      toast('positive', t('history.notMeDone'))
      void client.invalidateQueries()
      history.push(paths.changePassword(locale))
    },
  })
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('history.notMeTitle')}
      confirm={t('history.notMeConfirm')}
      loading={report.isPending}
      onConfirm={() => report.mutate()}
      onClose={onClose}
    >
      {hours !== undefined && <p className="t2">{t('history.notMeText', { hours })}</p>}
      {report.error && <p className="neg">{report.error.message}</p>}
    </ConfirmDialog>
  )
}
