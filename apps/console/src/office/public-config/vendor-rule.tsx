import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { sumsubDesk } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useMissingReason } from '#parts/reason-field.tsx'
import { readCodes } from './country-codes.ts'
import { ProposalFoot } from './proposal-foot.tsx'

type Rule = ReplyOf<typeof sumsubDesk.rule>

/** Shows the rule for verification on the vendor's verdict alone, and a form to propose another. */
export function VendorRule({ mayPropose }: { mayPropose: boolean }) {
  const t = useTranslations('site')
  const { data, error, refetch } = useQuery({
    queryKey: ['site', 'vendor-rule'],
    queryFn: () => api.sumsubDesk.rule({}),
  })
  if (error !== null && data === undefined)
    return (
      <Failed title={t('vendor.failed')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  return data === undefined ? <Skeleton width="100%" /> : <RuleForm now={data} mayPropose={mayPropose} />
}

function RuleForm({ now, mayPropose }: { now: Rule; mayPropose: boolean }) {
  const t = useTranslations('site')
  const [verifies, setVerifies] = useState<boolean>()
  const [typed, setTyped] = useState<string>()
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    setReason('')
  })
  const isOn = verifies ?? now.verifies
  const text = typed ?? now.countries.join(' ')
  const { codes, invalid } = readCodes(text)
  const needed = isOn && codes.length === 0 ? t('vendor.needsCountries') : undefined
  const error = invalid.length > 0 ? t('codesWrong', { codes: invalid.join(' ') }) : needed
  const rule = { verifies: isOn, countries: codes }
  const send = () =>
    propose.run({ kind: 'sumsub_rule', subjectId: 'site', verdict: 'approve', reason, proposal: { rule } })
  return (
    <Card title={t('vendor.title')}>
      <Form refusal={propose.error} onSubmit={mayPropose ? send : undefined}>
        <div className="col" style={{ '--g': '20px' }}>
          <p className="t2">{t('vendor.lead')}</p>
          <Switch label={t('vendor.verifies')} on={isOn} disabled={!mayPropose} onChange={setVerifies} />
          <TextInput label={t('vendor.countries')} help={t('codes')} value={text} onChange={setTyped} error={error} />
          <ProposalFoot
            reason={reason}
            onReason={setReason}
            propose={propose}
            mayPropose={mayPropose}
            missing={error ?? missingReason}
          />
        </div>
      </Form>
    </Card>
  )
}
