import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'

type OrderRequest = Parameters<typeof api.signatures.askOrder>[0]

/** A button that sends an order for signature after it was refused because two people must sign. */
export function OrderSignatureRequest({ orderRequest }: { orderRequest: OrderRequest }) {
  const t = useTranslations('signatures')
  const client = useQueryClient()
  const request = useCommand<typeof signatures.askOrder, OrderRequest>(
    signatures.askOrder,
    (body, options) => api.signatures.askOrder(body, options),
    () => {
      toast('positive', t('sent'))
      void client.invalidateQueries({ queryKey: ['signatures'] })
      void client.invalidateQueries({ queryKey: ['accounts'] })
    },
  )
  return (
    <Banner
      tone={request.error ? 'negative' : 'info'}
      live
      action={
        <Button kind="soft" size="xs" loading={request.busy} onPress={() => request.run(orderRequest)}>
          {t('sendFor')}
        </Button>
      }
    >
      {request.error?.message ?? t('needed')}
    </Banner>
  )
}
