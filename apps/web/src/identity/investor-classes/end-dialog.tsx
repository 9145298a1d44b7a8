import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { type Application, investorClassState } from './investor-classes.queries.ts'

export type Ending = { readonly what: 'withdraw' | 'cancel'; readonly of: Application }

/** Confirms the withdrawal of a consent or of an application. */
export function EndDialog({ what, of, onClose }: Ending & { onClose: () => void }) {
  const t = useTranslations('investor-classes')
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => api.investorClasses[what]({ id: of.id }),
    onSuccess: (reply) => {
      client.setQueryData(investorClassState().queryKey, reply)
      void client.invalidateQueries({ queryKey: ['customers'] })
      void client.invalidateQueries({ queryKey: ['orders'] })
      toast('positive', what === 'withdraw' ? t('withdrawn') : t('cancelled', { number: of.number }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t(`${what}Title`)}
      confirm={t(what)}
      cancel={t('close')}
      loading={end.isPending}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      <div className="col">
        <p>{t(`${what}Text`)}</p>
        {end.error && (
          <Banner tone="negative" live>
            {end.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
