import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { zonedStampText } from '#parts/time-text.ts'
import { CloseDialog } from './close-dialog.tsx'

const closing = () => queryOptions({ queryKey: ['accountClosings'], queryFn: () => api.accountClosings.get({}) })

/** Closes the account, or cancels the closing during its waiting period. */
export function ClosingCard() {
  const t = useTranslations('account-closings')
  const client = useQueryClient()
  const { data } = useQuery(closing())
  const [isDialogOpen, setDialogOpen] = useState(false)
  const cancel = useMutation({
    mutationFn: () => api.accountClosings.cancel({}),
    onSuccess: () => {
      toast('positive', t('cancelled'))
      void client.invalidateQueries({ queryKey: ['accountClosings'] })
    },
    onError: (error) => toast('negative', error.message),
  })
  if (!data) return null
  return (
    <Card title={t('title')}>
      {data.closesAt === null ? (
        <div className="row row--between">
          <p className="sm t3 grow">{t('text')}</p>
          <Button kind="secondary" size="sm" onPress={() => setDialogOpen(true)}>
            {t('close')}
          </Button>
        </div>
      ) : (
        <Banner
          tone="warning"
          action={
            <Button kind="secondary" size="xs" loading={cancel.isPending} onPress={() => cancel.mutate()}>
              {t('cancel')}
            </Button>
          }
        >
          {t('waits', { at: zonedStampText(data.closesAt) })}
        </Banner>
      )}
      {isDialogOpen && <CloseDialog onClose={() => setDialogOpen(false)} />}
    </Card>
  )
}
