import { otcAds } from '@tessera/contract/otc-ads.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../lib/api.ts'
import { useCommand } from '../lib/command.ts'
import { trimmed } from '../lib/money-text.ts'
import type { OwnAd } from './otc-ads.queries.ts'

/** What is left is the owner's again; deals that are open go on. */
export function CloseAd({ ad, onClose }: { ad: OwnAd; onClose: () => void }) {
  const t = useTranslations('otc-ads')
  const client = useQueryClient()
  const close = useCommand<typeof otcAds.close, { id: string }>(
    otcAds.close,
    (input, options) => api.otcAds.close(input, options),
    () => {
      toast('positive', t('close.done'))
      void client.invalidateQueries({ queryKey: ['otc'] })
      void client.invalidateQueries({ queryKey: ['accounts'] })
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('close.title')}
      cancel={t('close.keep')}
      confirm={t('mine.close')}
      kind="danger"
      loading={close.busy}
      onConfirm={() => close.run({ id: ad.id })}
    >
      <p className="t2">
        {ad.side === 'sell'
          ? t('close.free', { amount: numberText(trimmed(ad.remaining)), coin: ad.coin })
          : t('close.nothing')}
        {ad.openDeals > 0 && ` ${t('close.goOn', { count: ad.openDeals })}`}
      </p>
      {close.error && (
        <Banner tone="negative" live>
          {close.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
