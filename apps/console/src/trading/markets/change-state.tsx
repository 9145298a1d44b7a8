import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { markets } from '@tessera/contract/trading/markets/markets.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { marketEvents, marketMachine, takesOrders } from '@tessera/domain/trading/markets/market.ts'
import { isClosedByHours } from '@tessera/domain/trading/markets/trading-hours.ts'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Radios } from '@tessera/ui/radio.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useMay } from '#parts/me.queries.ts'
import { screenPath } from '#parts/paths.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'

export type Market = ReplyOf<typeof markets.list>['rows'][number]
type Step = (typeof marketEvents)[number]

/** The form of a pair's trading hours; an empty one if it has none yet. */
const hoursEdit = ({ symbol, hours }: Market): string => `tradingHours:${hours === null ? '' : symbol}`

/** One person can halt an open pair; every other change of state is proposed. */
type ChangeStateProps = { market: Market; onReference: () => void; onClose: () => void }
export function ChangeState({ market, onReference, onClose }: ChangeStateProps) {
  const t = useTranslations('markets')
  const locale = useLocale()
  const mayChange = useMay('settings.market')
  const { symbol, state } = market
  const isClosed = isClosedByHours({ status: state, movedBy: market.movedBy })
  const steps = marketEvents.filter(
    (event) => next(marketMachine, state, event) !== undefined || (event === 'restrict' && isClosed),
  )
  const [step, setStep] = useState<Step | undefined>(steps[0])
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const alone = step === 'restrict' && (takesOrders(state) || isClosed)
  const done = (words: 'stopped' | 'proposed') => () => {
    toast('positive', t(words))
    onClose()
  }
  const stop = useAct(api.marketsDesk.restrict, done('stopped'))
  const propose = useAct(api.approvals.propose, done('proposed'))
  const send = () =>
    alone
      ? stop.run({ symbol, reason })
      : propose.run({
          kind: 'market_state',
          subjectId: symbol,
          verdict: 'approve',
          reason,
          proposal: { event: step },
        })
  const error = stop.error ?? propose.error
  return (
    <ConfirmDialog
      open
      title={t('change', { symbol })}
      confirm={t(alone ? 'stop' : 'propose')}
      kind={alone ? 'danger' : 'primary'}
      loading={stop.busy || propose.busy}
      disabledReason={step === undefined ? t('stepFirst') : missingReason}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="col">
        <Button size="sm" onPress={onReference}>
          {t('reference.propose')}
        </Button>
        {mayChange && (
          <div>
            <ButtonLink kind="ghost" size="sm" href={screenPath(locale, 'settings', { edit: `market:${symbol}` })}>
              {t('rules')}
            </ButtonLink>
            <ButtonLink kind="ghost" size="sm" href={screenPath(locale, 'settings', { edit: hoursEdit(market) })}>
              {t('hours')}
            </ButtonLink>
          </div>
        )}
        <p>{t('now', { state: t(`state.${state}`) })}</p>
        {isClosed && <p>{t('closedByHours')}</p>}
        {state === 'halted' && market.movedBy === 'volatility' && <p>{t('halted')}</p>}
        <Refusal of={error} fields={['reason']} />
        <Radios
          label={t('step')}
          options={steps.map((value) => ({ value, label: t(`steps.${value}`) }))}
          value={step}
          onChange={setStep}
        />
        <p className="t3">{t(alone ? 'alone' : 'together')}</p>
        <ReasonField value={reason} onChange={setReason} max={500} refused={error} />
      </div>
    </ConfirmDialog>
  )
}
