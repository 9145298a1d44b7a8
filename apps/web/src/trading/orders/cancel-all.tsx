import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useFact } from '#parts/live-store.ts'
import { useLocale } from '#parts/use-locale.ts'
import { fits, type Which } from './order-filters.tsx'
import type { UserStore } from './user-store.ts'

type CancelAllProps = { which: Which; store: UserStore }

/** Cancels all own open orders of the list, after a confirmation with their number, once it is known. */
export function CancelAll({ which, store }: CancelAllProps) {
  const t = useTranslations('orders')
  const listText = new Intl.ListFormat(bcp47(useLocale()), { style: 'narrow' })
  const count = useFact(store, (own) => own?.orders.filter((order) => fits(order, which)).length)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const filters = [which.side && t(`sides.${which.side}`), which.type && t(`types.${which.type}`)]
  const filter = listText.format(filters.filter((each) => each !== undefined))
  const cancel = useMutation({
    mutationFn: () => api.orders.cancelAll(which),
    onSuccess: ({ canceled }) => toast('positive', t('cancelAll.done', { count: canceled })),
    onError: (error) => toast('negative', error.message),
    onSettled: () => setDialogOpen(false),
  })
  return (
    <>
      <Button
        kind="ghost"
        size="xs"
        disabledReason={count === 0 ? t('noneCurrent') : undefined}
        onPress={() => setDialogOpen(true)}
      >
        {t('cancelAll.button')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={count === undefined ? t('cancelAll.titleUncounted') : t('cancelAll.title', { count })}
        confirm={t('cancelAll.confirm')}
        cancel={t('cancelAll.keep')}
        kind="danger"
        loading={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        {t('cancelAll.text', { where: which.symbol?.replace('-', ' / ') ?? t('cancelAll.everywhere') })}
        {filter !== '' && ` ${t('cancelAll.filtered', { filter })}`}
      </ConfirmDialog>
    </>
  )
}
