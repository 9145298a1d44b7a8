import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { trimmed } from '#parts/money-text.ts'
import { RemoveDialog, useRemoved } from '#parts/remove-dialog.tsx'
import type { OwnAd } from './otc-ads.queries.ts'

/** Closes an ad. The unsold quantity is released to its owner; open deals continue. */
export function CloseAd({ ad, onClose }: { ad: OwnAd; onClose: () => void }) {
  const t = useTranslations('otc-ads')
  const { run, busy, error } = useCommand<typeof otcAds.close, { id: string }>(
    otcAds.close,
    (input, options) => api.otcAds.close(input, options),
    useRemoved(t('close.done'), ['otc', 'accounts'], onClose),
  )
  return (
    <RemoveDialog
      title={t('close.title')}
      cancel={t('close.keep')}
      confirm={t('mine.close')}
      {...{ busy, error, onClose }}
      onConfirm={() => run({ id: ad.id })}
    >
      <p className="t2">
        {ad.side === 'sell'
          ? t('close.free', { amount: numberText(trimmed(ad.remaining)), coin: ad.coin })
          : t('close.nothing')}
        {ad.openDeals > 0 && ` ${t('close.goOn', { count: ad.openDeals })}`}
      </p>
    </RemoveDialog>
  )
}
