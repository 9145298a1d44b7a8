import { changesOf, type SmsBudget, type SmsRules } from '@tessera/domain/access/verification/sms-budget.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConcurrentEditBanner, useConcurrentEdit } from '#parts/concurrent-edit.tsx'
import { ReasonField } from '#parts/reason-field.tsx'
import { useApply } from './apply-rules.tsx'
import { dayOf } from './day-field.ts'
import s from './sms.module.css'

const budgets = ['numberDay', 'prefixDay', 'countryDay', 'exchangeDay'] as const
type Texts = Readonly<Record<(typeof budgets)[number], string>>
type Switches = Pick<SmsBudget, 'smsClosed' | 'voiceClosed'>

function budgetOf(texts: Texts, switches: Switches): SmsBudget | undefined {
  const [numberDay, prefixDay, countryDay, exchangeDay] = budgets.map((name) => dayOf(texts[name]))
  if (numberDay === undefined || prefixDay === undefined || countryDay === undefined || exchangeDay === undefined)
    return undefined
  return { numberDay, prefixDay, countryDay, exchangeDay, ...switches }
}

const textsOf = ({ numberDay, prefixDay, countryDay, exchangeDay }: SmsBudget): Texts => ({
  numberDay: String(numberDay),
  prefixDay: String(prefixDay),
  countryDay: String(countryDay),
  exchangeDay: String(exchangeDay),
})

/** The budgets and switches of the whole exchange. */
export function ExchangeForm({ now, mayManage }: { now: SmsRules; mayManage: boolean }) {
  const t = useTranslations('sms')
  const shell = useTranslations('shell')
  const [typed, setTyped] = useState<Partial<Texts>>({})
  const [switched, setSwitched] = useState<Partial<Switches>>({})
  const [reason, setReason] = useState('')
  const texts: Texts = { ...textsOf(now.exchange), ...typed }
  const switches: Switches = { ...now.exchange, ...switched }
  const exchange = budgetOf(texts, { smsClosed: switches.smsClosed, voiceClosed: switches.voiceClosed })
  const isTyped = reason !== '' || exchange === undefined || changesOf(now, { ...now, exchange }).length > 0
  const hasConflict = useConcurrentEdit(now.exchange, isTyped, () => {
    setTyped({})
    setSwitched({})
  })
  const apply = useApply({
    now,
    wanted: exchange && { ...now, exchange },
    missingText: exchange ? undefined : t('invalidNumber'),
    reason,
    onDone: () => setReason(''),
  })
  return (
    <Card title={t('exchange')}>
      <Form refusal={apply.error} onSubmit={mayManage ? apply.run : undefined}>
        <div className="col" style={{ '--g': '20px' }}>
          {hasConflict && <ConcurrentEditBanner text={shell('changedBeside')} reload={shell('reload')} />}
          <div className={s['budgets']}>
            {budgets.map((name) => (
              <NumberField
                key={name}
                kind="count"
                label={t(`rules.${name}`)}
                help={t('perDay')}
                value={texts[name]}
                disabled={!mayManage}
                onChange={(text) => setTyped({ ...typed, [name]: text })}
                error={dayOf(texts[name]) === undefined ? t('invalidNumber') : undefined}
              />
            ))}
          </div>
          <Switch
            label={t('sms')}
            on={!switches.smsClosed}
            disabled={!mayManage}
            onChange={(on) => setSwitched({ ...switched, smsClosed: !on })}
          />
          <div>
            <Switch
              label={t('voice')}
              on={!switches.voiceClosed}
              disabled={!mayManage}
              onChange={(on) => setSwitched({ ...switched, voiceClosed: !on })}
            />
            <p className="t3 xs">{t('voiceHelp')}</p>
          </div>
          {mayManage && (
            <>
              <ReasonField value={reason} onChange={setReason} max={500} refused={apply.error} idle={apply.idle} />
              <FormErrors />
              <div className="row row--wrap">
                <Button type="submit" loading={apply.busy} disabledReason={apply.whyNot}>
                  {apply.button}
                </Button>
                <span className="t3">{apply.hint}</span>
              </div>
            </>
          )}
        </div>
      </Form>
    </Card>
  )
}
