import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { paths } from '#parts/paths.ts'
import { closeSession } from '#parts/session.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'

/** Freezes the account at once, after one confirmation and without a code. */
export function FreezeCard({ frozen }: { frozen: boolean }) {
  const t = useTranslations('freezes')
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <Card title={t('card')}>
      <div className="row row--between">
        <div className="grow">
          <b className="fw6">{t('freezeTitle')}</b>
          <p className="sm t3">{t('freezeText')}</p>
        </div>
        <Button
          kind="danger"
          size="sm"
          disabledReason={frozen ? t('frozen') : undefined}
          onPress={() => setDialogOpen(true)}
        >
          {t('freeze')}
        </Button>
      </div>
      {isDialogOpen && <FreezeDialog onClose={() => setDialogOpen(false)} />}
    </Card>
  )
}

function FreezeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('freezes')
  const locale = useLocale()
  const { history } = useRouter()
  const freeze = useMutation({
    mutationFn: () => api.freezes.freezeAccount({}),
    onSuccess: () => {
      closeSession()
      toast('positive', t('done'))
      history.push(paths.landing(locale))
    },
  })
  return (
    <ConfirmDialog
      open
      urgent
      kind="danger"
      title={t('askTitle')}
      confirm={t('freeze')}
      loading={freeze.isPending}
      onConfirm={() => freeze.mutate()}
      onClose={onClose}
    >
      <p className="t2">{t('askText')}</p>
      {freeze.error && <p className="neg">{freeze.error.message}</p>}
    </ConfirmDialog>
  )
}
