import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'

type Wish = Parameters<typeof api.signatures.askOrder>[0]

/** A button that sends an order for signature after it was refused because two people must sign. */
export function AskOrder({ wish }: { wish: Wish }) {
  const t = useTranslations('signatures')
  const client = useQueryClient()
  const ask = useCommand<typeof signatures.askOrder, Wish>(
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
      tone={ask.error ? 'negative' : 'info'}
      live
      action={
        <Button kind="soft" size="xs" loading={ask.busy} onPress={() => ask.run(wish)}>
          {t('sendFor')}
        </Button>
      }
    >
      {ask.error?.message ?? t('needed')}
    </Banner>
  )
}
