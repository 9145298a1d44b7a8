import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { stops } from '@tessera/contract/access/stops/stops.ts'
import {
  customerScopes,
  isOfAll,
  isOfCustomer,
  type StopNotice,
  stopNotices,
  type StopScope,
} from '@tessera/domain/access/stops/stop.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Radios } from '@tessera/ui/radio.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { retryStop } from './retry-stop.ts'

type Input = InputOf<typeof stops.set>
const hoursOf = { h1: 1, h24: 24, h72: 72, h168: 168, h720: 720 } as const
type Hours = keyof typeof hoursOf
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys returns plain strings
const hours = Object.keys(hoursOf) as Hours[]
const endOf = (chosen: Hours): string => new Date(Date.now() + hoursOf[chosen] * HOUR_MS).toISOString()
const partScopes = [
  'withdrawals',
  'deposits',
  'coin',
  'network_deposits',
  'network_withdrawals',
  'product',
  'registration',
  'maintenance',
] as const satisfies readonly StopScope[]

type Customer = { readonly id: string; readonly number: string }
/** The part of the exchange that another screen offers to stop. */
export type Part = { readonly scopes: readonly [StopScope, ...StopScope[]]; readonly subjectId: string }
type SetStopProps = { customer?: Customer; part?: Part; onClose: () => void }

const isNamed = (scope: StopScope): scope is 'coin' | 'product' | 'network_deposits' | 'network_withdrawals' =>
  !isOfAll(scope) && !isOfCustomer(scope)

/** Stops a customer's account, or a part of the exchange: one operator, at once. */
export function SetStop({ customer, part, onClose }: SetStopProps) {
  const t = useTranslations('stops')
  const [scope, setScope] = useState<StopScope>(part?.scopes[0] ?? (customer === undefined ? 'withdrawals' : 'account'))
  const [typed, setTyped] = useState('')
  const [notice, setNotice] = useState<StopNotice>('safety')
  const [until, setUntil] = useState<Hours>('h24')
  const [reason, setReason] = useState('')
  const [notYet, setNotYet] = useState('')
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const missingReason = useMissingReason(reason)
  const act = useAct(
    useIdempotentCall((input: Omit<Input, 'until'> & { hours: Hours }, once) => {
      const { hours: chosen, ...request } = input
      return retryStop(() => api.stops.set({ ...request, until: endOf(chosen) }, once), {
        onWait: setNotYet,
        isWanted: () => isOpen.current,
      })
    }),
    () => {
      toast('positive', t('done'))
      onClose()
    },
  )
  const subjectId = customer?.id ?? part?.subjectId ?? typed.trim()
  const missingSubject = !isOfAll(scope) && subjectId === '' ? t('subjectFirst') : undefined
  const send = (): void =>
    act.run({
      scope,
      reason,
      hours: until,
      ...(!isOfAll(scope) && { subjectId }),
      ...(customer !== undefined && { notice }),
    })
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={customer === undefined ? t('setTitle') : t('freezeTitle', { number: customer.number })}
      confirm={t('stop')}
      loading={act.busy}
      disabledReason={missingSubject ?? missingReason}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="col">
        <Radios
          label={t('scope')}
          value={scope}
          onChange={setScope}
          options={(part?.scopes ?? (customer === undefined ? partScopes : customerScopes)).map((value) => ({
            value,
            label: t(`scopes.${value}`),
          }))}
        />
        <p className="t3">{t(`effects.${scope}`)}</p>
        {part === undefined && isNamed(scope) && (
          <TextInput
            label={t(`subject.${scope}`)}
            value={typed}
            onChange={setTyped}
            maxLength={40}
            {...refusalAt(act.error, 'subjectId')}
          />
        )}
        {customer !== undefined && (
          <>
            <Radios
              label={t('notice')}
              value={notice}
              onChange={setNotice}
              options={stopNotices.map((value) => ({ value, label: t(`notices.${value}`) }))}
            />
            <p className="t3">{t('noticeText')}</p>
          </>
        )}
        <Select
          label={t('end')}
          value={until}
          onChange={setUntil}
          options={hours.map((value) => ({ code: value, value: t(`hours.${value}`) }))}
        />
        <p className="t3">{t('alone')}</p>
        {act.busy && notYet !== '' && (
          <Banner tone="negative" live>
            {notYet}
          </Banner>
        )}
        <Refusal of={act.error} fields={['reason', 'subjectId']} />
        <ReasonField value={reason} onChange={setReason} max={500} refused={act.error} />
      </div>
    </ConfirmDialog>
  )
}
