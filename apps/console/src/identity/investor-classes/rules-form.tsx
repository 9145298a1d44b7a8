import { Form } from '@tessera/ui/form.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import s from './investor-classes.module.css'
import { investorRules, type RulesNow } from './investor-classes.queries.ts'
import { limitsOf, textNames, textsOf, toRules } from './to-rules.ts'

/** The settings of investor classes and of the test, with a form to propose others. */
export function InvestorRulesForm({ mayPropose }: { mayPropose: boolean }) {
  const t = useTranslations('investor-classes')
  const { data, error, refetch } = useQuery(investorRules())
  if (error !== null && data === undefined)
    return (
      <Failed title={t('rules.failed')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  if (data === undefined) return <Skeleton width="100%" />
  return <RulesForm key={data.version} now={data} mayPropose={mayPropose} />
}

function RulesForm({ now, mayPropose }: { now: RulesNow; mayPropose: boolean }) {
  const t = useTranslations('investor-classes')
  const site = useTranslations('site')
  const shell = useTranslations('shell')
  const [texts, setTexts] = useState(textsOf(now.rules))
  const [retailMode, setRetailMode] = useState(now.rules.retailMode)
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', site('proposed'))
    setReason('')
  })
  const { rules, invalid } = toRules(texts, retailMode)
  const isSame = rules !== undefined && JSON.stringify(rules) === JSON.stringify(now.rules)
  const disabledReason = rules === undefined ? t('rules.correct') : isSame ? t('rules.unchanged') : missingReason
  const send = () =>
    propose.run({ kind: 'investor_rules', subjectId: 'site', verdict: 'approve', reason, proposal: { rules } })
  return (
    <Card title={t('rules.title')}>
      <Form refusal={propose.error} onSubmit={mayPropose && disabledReason === undefined ? send : undefined}>
        <div className="col" style={{ '--g': '20px' }}>
          <p className="t2">{t('rules.lead', { version: String(now.version) })}</p>
          <div className={s['fields']}>
            {textNames.map((name) => (
              <TextInput
                key={name}
                label={t(`rules.names.${name}`)}
                inputMode="numeric"
                maxLength={30}
                disabled={!mayPropose}
                {...(name === 'remindDays' && { help: t('rules.remindHelp') })}
                value={texts[name]}
                onChange={(text) => setTexts((before) => ({ ...before, [name]: text }))}
                error={
                  invalid.has(name)
                    ? t(name === 'remindDays' ? 'rules.invalidDays' : 'rules.invalid', limitsOf(name))
                    : undefined
                }
              />
            ))}
          </div>
          <Switch label={t('rules.names.retailMode')} on={retailMode} disabled={!mayPropose} onChange={setRetailMode} />
          <p className="t2 sm">{t('rules.retailHelp')}</p>
          <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
          <FormErrors />
          <div>
            <Button
              type="submit"
              loading={propose.busy}
              disabledReason={mayPropose ? disabledReason : shell('notAllowed')}
            >
              {site('propose')}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  )
}
