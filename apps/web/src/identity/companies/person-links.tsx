import type { companyPersons } from '@tessera/contract/identity/company-persons/company-persons.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import s from './companies.module.css'

type Check = ReplyOf<typeof companyPersons.list>['persons'][number]
const toneOf: Record<Check['state'], Tone> = {
  none: 'neutral',
  sent: 'info',
  opened: 'info',
  done: 'positive',
  expired: 'warning',
  outdated: 'warning',
}

/** Polled every 30 s, because persons verify themselves while the page is open. */
const personChecks = (version: string) =>
  queryOptions({
    queryKey: ['companyPersons', 'list', version],
    queryFn: () => api.companyPersons.list({}),
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  })

/** The verification state of each related party, with their links. `version` changes with the persons. */
export function PersonLinks({ version }: { version: string }) {
  const t = useTranslations('companies')
  const query = personChecks(version)
  const { data } = useQuery(query)
  if (data === undefined || data.persons.length === 0) return null
  return (
    <Card title={t('links.title')}>
      <div className="col" style={{ '--g': '16px' }}>
        <p className="t2 sm">{t('links.lead')}</p>
        {data.persons.map((check) => (
          <PersonLink key={check.personId} check={check} queryKey={query.queryKey} />
        ))}
      </div>
    </Card>
  )
}

type LinkProps = { check: Check; queryKey: ReturnType<typeof personChecks>['queryKey'] }

function PersonLink({ check, queryKey }: LinkProps) {
  const t = useTranslations('companies')
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [open, setOpen] = useState(false)
  const { personId: id, name, complete, state } = check
  const send = useMutation({
    mutationFn: (to: string) => api.companyPersons.send({ personId: id, email: to }),
    onSuccess: ({ persons }) => client.setQueryData(queryKey, { persons }),
  })
  const isMail = /^\S+@\S+$/u.test(email.trim())
  return (
    <section className={s['layer']} aria-label={name}>
      <div className="row">
        <b className="grow">{name}</b>
        <Badge tone={toneOf[state]}>{t(`links.state.${state}`)}</Badge>
        {state !== 'done' && (
          <Button
            kind="secondary"
            size="xs"
            aria-label={t(state === 'none' ? 'links.sendTo' : 'links.againTo', { name })}
            aria-expanded={open}
            disabledReason={complete ? undefined : t('links.incomplete')}
            onPress={() => setOpen(!open)}
          >
            {t(state === 'none' ? 'links.send' : 'links.again')}
          </Button>
        )}
      </div>
      {check.sentAt !== null && state !== 'done' && (
        <p className="t3 sm">{t('links.mailed', { to: check.sentTo ?? '', time: stampText(check.sentAt) })}</p>
      )}
      {check.doneAt !== null && state === 'done' && (
        <p className="t3 sm">{t('links.doneAt', { time: stampText(check.doneAt) })}</p>
      )}
      {open && state !== 'done' && (
        <div className="col" style={{ '--g': '12px' }}>
          <TextInput label={t('links.email')} type="email" value={email} onChange={setEmail} />
          <div className="row">
            <Button
              size="sm"
              loading={send.isPending}
              disabledReason={isMail ? undefined : t('links.emailMissing')}
              onPress={() => send.mutate(email.trim())}
            >
              {t('links.mail')}
            </Button>
          </div>
          {send.error && (
            <Banner tone="negative" live>
              {send.error.message}
            </Banner>
          )}
          <p className="t3 sm">{t('links.private')}</p>
        </div>
      )}
    </section>
  )
}
