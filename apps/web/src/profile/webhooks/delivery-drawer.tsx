import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Drawer } from '@tessera/ui/drawer.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { eventWords } from './event-words.ts'
import { webhookDeliveries, type WebhookDelivery, type WebhookEndpoint } from './webhooks.queries.ts'

const toneOf: Record<WebhookDelivery['status'], Tone> = {
  waiting: 'warning',
  delivered: 'positive',
  given_up: 'negative',
}

/** The deliveries of an endpoint, with buttons to send a test event and to resend. */
export function DeliveryDrawer({ of, onClose }: { of: WebhookEndpoint; onClose: () => void }) {
  const t = useTranslations('webhooks')
  const [page, setPage] = useState(1)
  const paused = of.status === 'active' ? undefined : t('resumeFirst')
  const test = useSending(() => api.webhooks.test({ id: of.id }))
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('deliveries')}
      foot={
        <Button onPress={() => test.mutate('')} loading={test.isPending} disabledReason={paused}>
          {t('sendTest')}
        </Button>
      }
    >
      <div className="col">
        <p className="t2">{t('deliveriesText')}</p>
        <RecordTable
          density="compact"
          label={t('deliveries')}
          answer={useQuery(webhookDeliveries(of.id, page))}
          page={page}
          onPage={setPage}
          rowId={({ id }) => id}
          columns={useColumns(paused)}
          empty={{ title: t('noDeliveries'), text: t('noDeliveriesText') }}
          failed={t('deliveriesFailed')}
        />
      </div>
    </Drawer>
  )
}

function useSending(send: (id: string) => Promise<WebhookDelivery>) {
  const t = useTranslations('webhooks')
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast('positive', t('sending'))
      void client.invalidateQueries({ queryKey: ['webhooks', 'deliveries'] })
    },
    onError: (error) => toast('negative', error.message),
  })
}

function useColumns(paused: string | undefined): readonly Column<WebhookDelivery>[] {
  const t = useTranslations('webhooks')
  const again = useSending((id) => api.webhooks.redeliver({ id }))
  return [
    {
      key: 'event',
      title: t('event'),
      cell: ({ type, createdAt }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <span>{t(`types.${eventWords[type]}`)}</span>
          <time className="xs t3">{stampText(createdAt)}</time>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      cell: (delivery) => (
        <span className="col" style={{ '--g': '2px' }}>
          <Status tone={toneOf[delivery.status]}>{t(`deliveryStatuses.${delivery.status}`)}</Status>
          <LastAnswer of={delivery} />
        </span>
      ),
    },
    {
      key: 'again',
      title: '',
      align: 'end',
      cell: ({ id, type }) => (
        <IconButton
          icon={RotateCw}
          label={t('sendAgain', { event: t(`types.${eventWords[type]}`) })}
          disabled={paused !== undefined}
          onPress={() => again.mutate(id)}
        />
      ),
    },
  ]
}

/** The response to the last attempt and the time of the next one. */
function LastAnswer({ of: { tries, lastStatus, lastError, nextAt } }: { of: WebhookDelivery }) {
  const t = useTranslations('webhooks')
  if (tries === 0) return null
  const answer = lastStatus === null ? (lastError === null ? '' : t(`errors.${lastError}`)) : `HTTP ${lastStatus}`
  return (
    <span className="xs t3">{nextAt === null ? answer : t('nextTry', { answer, tries, at: stampText(nextAt) })}</span>
  )
}
