import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { List, Pencil, Plus, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SecretsReady } from '#access/api-keys/key-ready.tsx'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { RemoveDialog, useRemoved } from '#parts/remove-dialog.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { EditWebhook, NewWebhook } from './webhook-dialog.tsx'
import s from './webhooks.module.css'
import { type CreatedWebhook, type WebhookEndpoint, webhookList } from './webhooks.queries.ts'

type Open = { readonly what: 'edit' | 'deliveries' | 'remove'; readonly of: WebhookEndpoint }

/** The endpoints that receive events of the account. */
export function Webhooks() {
  const t = useTranslations('webhooks')
  const { approved } = useLogin()
  const { data, isPending, isError, refetch } = useQuery(webhookList())
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<CreatedWebhook>()
  const [open, setOpen] = useState<Open>()
  const hide = useCallback(() => setMade(undefined), [])
  const close = () => setOpen(undefined)
  const columns = useColumns(setOpen)
  const full = data !== undefined && data.rows.length >= data.max
  return (
    <>
      <Card
        title={t('title')}
        titleEnd={
          <Button
            size="sm"
            icon={Plus}
            disabledReason={approved ? (full ? t('full') : undefined) : t('needsKyc')}
            onPress={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        }
      >
        <p className="t2">{t('lead')}</p>
      </Card>
      {made && (
        <SecretsReady
          key={made.endpoint.id}
          title={t('ready', { host: new URL(made.endpoint.url).host })}
          text={t('readyText')}
          secrets={[{ term: t('secret'), text: made.secret, copy: t('copySecret') }]}
          onHide={hide}
        />
      )}
      {isError && !data ? (
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <Table
          label={t('title')}
          rows={data?.rows ?? []}
          loading={isPending}
          rowId={({ id }) => id}
          empty={{ title: t('none'), text: t('noneText') }}
          columns={columns}
        />
      )}
      {adding && (
        <NewWebhook
          onClose={() => setAdding(false)}
          onMade={(fresh) => {
            setMade(fresh)
            setAdding(false)
          }}
        />
      )}
      {open?.what === 'edit' && <EditWebhook of={open.of} onClose={close} />}
      {open?.what === 'deliveries' && <DeliveryDrawer of={open.of} onClose={close} />}
      {open?.what === 'remove' && <RemoveWebhook of={open.of} onClose={close} />}
    </>
  )
}

const toneOf: Record<WebhookEndpoint['status'], Tone> = { active: 'positive', paused: 'neutral', failing: 'negative' }

function useColumns(onOpen: (open: Open) => void): readonly Column<WebhookEndpoint>[] {
  const t = useTranslations('webhooks')
  return [
    {
      key: 'url',
      title: t('url'),
      cell: (of) => (
        <span className="col" style={{ '--g': '4px', paddingBlock: '6px' }}>
          <span className={s['url']}>{of.url}</span>
          <span className="col-below">
            <EndpointStatus of={of} />
          </span>
        </span>
      ),
    },
    {
      key: 'events',
      title: t('events'),
      optional: true,
      cell: ({ events }) => <span className="num">{t('count', { count: events.length })}</span>,
    },
    {
      key: 'accepted',
      title: t('accepted'),
      optional: true,
      cell: ({ acceptedAt }) => <span className="t2">{acceptedAt === null ? t('never') : stampText(acceptedAt)}</span>,
    },
    {
      key: 'status',
      title: t('status'),
      optional: true,
      cell: (of) => <EndpointStatus of={of} />,
    },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (of) => {
        const { host } = new URL(of.url)
        return (
          <span className="row" style={{ '--g': '0px', justifyContent: 'flex-end' }}>
            <IconButton icon={List} label={t('open', { host })} onPress={() => onOpen({ what: 'deliveries', of })} />
            <IconButton icon={Pencil} label={t('edit', { host })} onPress={() => onOpen({ what: 'edit', of })} />
            <IconButton icon={Trash2} label={t('remove', { host })} onPress={() => onOpen({ what: 'remove', of })} />
          </span>
        )
      },
    },
  ]
}

/** A freeze is shown only for an active endpoint; a paused one depends on its owner. */
function EndpointStatus({ of: { status, stoppedBy } }: { of: WebhookEndpoint }) {
  const t = useTranslations('webhooks')
  if (status !== 'active' || stoppedBy === null) return <Status tone={toneOf[status]}>{t(`statuses.${status}`)}</Status>
  return (
    <>
      <Status tone="warning">{t(`stops.${stoppedBy}`)}</Status>
      <p className="t2">{t('stopText')}</p>
    </>
  )
}

function RemoveWebhook({ of, onClose }: { of: WebhookEndpoint; onClose: () => void }) {
  const t = useTranslations('webhooks')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.webhooks.remove({ id: of.id }),
    onSuccess: useRemoved(t('removed'), ['webhooks'], onClose),
  })
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirm={t('removeSubmit')}
      busy={isPending}
      {...{ error, onClose }}
      onConfirm={() => mutate()}
    >
      <p className={s['url']}>{of.url}</p>
      <p className="t2">{t('removeText')}</p>
    </RemoveDialog>
  )
}
