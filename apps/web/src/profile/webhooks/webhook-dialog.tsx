import { type WebhookEvent, webhookEvents } from '@tessera/domain/profile/webhooks/events.ts'
import { useAttempt } from '@tessera/ui/form.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { refusalAt } from '#parts/form.ts'
import { useFormCode } from '#parts/use-form-step-up.ts'
import { StepUpCode } from '#parts/step-up-code.tsx'
import { eventWords } from './event-words.ts'
import { toWebhook, faultsOf } from './to-webhook.ts'
import s from './webhooks.module.css'
import type { CreatedWebhook, WebhookEndpoint } from './webhooks.queries.ts'

/** Adds an endpoint. The code is bound to exactly this address and these events. */
export function NewWebhook({ onClose, onMade }: { onClose: () => void; onMade: (made: CreatedWebhook) => void }) {
  const t = useTranslations('webhooks')
  const client = useQueryClient()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>([])
  const body = toWebhook({ url, events })
  const { stepUp, code, setCode, refused } = useFormCode('create_webhook', {
    url: body.url,
    events: body.events.join(),
  })
  const create = useMutation({
    mutationFn: async () => api.webhooks.create({ ...body, verifyToken: await stepUp.prove(code) }),
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: ['webhooks'] })
      onMade(made)
    },
    onError: refused,
  })
  const faults = faultsOf({ url, events })
  const wrongAt = (field: 'url' | 'events') => (faults.includes(field) ? t(`form.errors.${field}`) : undefined)
  const [first] = faults
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('form.newTitle')}
      confirm={t('form.createSubmit')}
      loading={create.isPending}
      disabledReason={first ? t(`form.errors.${first}`) : stepUp.isWhole(code) ? undefined : t('form.send')}
      onConfirm={() => create.mutate()}
    >
      <TextInput
        label={t('url')}
        value={url}
        onChange={(text) => {
          setUrl(text)
          create.reset()
        }}
        maxLength={500}
        readOnly={stepUp.sent}
        help={t('form.urlHelp')}
        error={refusalAt(create.error, 'url')}
        fault={wrongAt('url')}
        autoComplete="off"
      />
      <EventChoice events={events} onChange={setEvents} locked={stepUp.sent} />
      {first === undefined && (
        <StepUpCode
          help={t('form.codeHelp')}
          stepUp={stepUp}
          code={code}
          onCode={setCode}
          busy={create.isPending}
          refused={create.error}
          fields={['url']}
        />
      )}
    </ConfirmDialog>
  )
}

/** Changes the events of an endpoint, or pauses and resumes it. */
export function EditWebhook({ of, onClose }: { of: WebhookEndpoint; onClose: () => void }) {
  const t = useTranslations('webhooks')
  const client = useQueryClient()
  const [events, setEvents] = useState<readonly WebhookEvent[]>(of.events)
  const [active, setActive] = useState(of.status === 'active')
  const save = useMutation({
    mutationFn: () => api.webhooks.update({ id: of.id, events: toWebhook({ url: of.url, events }).events, active }),
    onSuccess: () => {
      toast('positive', t('changed'))
      void client.invalidateQueries({ queryKey: ['webhooks'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('form.editTitle')}
      confirm={t('form.editSubmit')}
      loading={save.isPending}
      disabledReason={events.length === 0 ? t('form.errors.events') : undefined}
      onConfirm={() => save.mutate()}
    >
      <p className={s['url']}>{of.url}</p>
      <Checkbox checked={active} onChange={setActive}>
        {t('form.active')}
      </Checkbox>
      <EventChoice events={events} onChange={setEvents} locked={false} />
      {save.error && <p className="neg">{save.error.message}</p>}
    </ConfirmDialog>
  )
}

type EventChoiceProps = {
  events: readonly WebhookEvent[]
  onChange: (events: readonly WebhookEvent[]) => void
  locked: boolean
}

function EventChoice({ events, onChange, locked }: EventChoiceProps) {
  const t = useTranslations('webhooks')
  const { tried } = useAttempt()
  return (
    <fieldset className={s['events']}>
      <legend className="sm fw6">{t('events')}</legend>
      <div className={s['choice']}>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={(on) => onChange(on ? [...events, event] : events.filter((each) => each !== event))}
            disabled={locked}
          >
            {t(`types.${eventWords[event]}`)}
          </Checkbox>
        ))}
      </div>
      <FieldFoot error={tried && events.length === 0 ? t('form.errors.events') : undefined} />
    </fieldset>
  )
}
