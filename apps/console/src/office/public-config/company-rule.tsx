import { MAX_LINK_DAYS, MIN_LINK_DAYS } from '@tessera/domain/identity/companies/person-links.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'

/** Shows for how many days the link of a related party is valid, and a form to propose another number. */
export function CompanyRule({ mayPropose }: { mayPropose: boolean }) {
  const t = useTranslations('site')
  const { data, error, refetch } = useQuery({
    queryKey: ['site', 'company-rule'],
    queryFn: () => api.companyPersonsDesk.rule({}),
  })
  if (error !== null && data === undefined)
    return (
      <Failed title={t('companyRule.failed')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  return data === undefined ? (
    <Skeleton width="100%" />
  ) : (
    <RuleForm days={data.personLinkDays} mayPropose={mayPropose} />
  )
}

function RuleForm({ days, mayPropose }: { days: number; mayPropose: boolean }) {
  const t = useTranslations('site')
  const shell = useTranslations('shell')
  const [typed, setTyped] = useState(String(days))
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    setReason('')
  })
  const next = Number(typed)
  const isRight = Number.isInteger(next) && next >= MIN_LINK_DAYS && next <= MAX_LINK_DAYS
  const bounds = { min: String(MIN_LINK_DAYS), max: String(MAX_LINK_DAYS) }
  const send = () =>
    propose.run({
      kind: 'company_rule',
      subjectId: 'site',
      verdict: 'approve',
      reason,
      proposal: { rule: { personLinkDays: next } },
    })
  return (
    <Card title={t('companyRule.title')}>
      <Form refusal={propose.error} onSubmit={mayPropose ? send : undefined}>
        <div className="col" style={{ '--g': '20px' }}>
          <p className="t2">{t('companyRule.lead')}</p>
          <TextInput
            label={t('companyRule.days')}
            value={typed}
            onChange={setTyped}
            inputMode="numeric"
            disabled={!mayPropose}
            error={isRight ? undefined : t('companyRule.invalid', bounds)}
          />
          <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
          <FormErrors />
          <div>
            <Button
              type="submit"
              loading={propose.busy}
              disabledReason={
                mayPropose ? (isRight ? missingReason : t('companyRule.invalid', bounds)) : shell('notAllowed')
              }
            >
              {t('propose')}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  )
}
