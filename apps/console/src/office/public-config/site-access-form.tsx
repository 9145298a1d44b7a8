import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { siteSettings } from '@tessera/contract/office/public-config/site-settings.ts'
import { siteAccessCountries, siteAccessFlags } from '@tessera/domain/office/public-config/site-access.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Radios } from '@tessera/ui/radio.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ConcurrentEditBanner, useConcurrentEdit } from '#parts/concurrent-edit.tsx'
import { useMissingReason } from '#parts/reason-field.tsx'
import { readCodes } from './country-codes.ts'
import { AffectedCustomers } from './affected-customers.tsx'
import { ProposalFoot } from './proposal-foot.tsx'

export type SiteSettings = ReplyOf<typeof siteSettings.get>
type List = (typeof siteAccessCountries)[number]
const kinds = ['0', '1', '2'] as const
const typeOf = { 0: '0', 1: '1', 2: '2' } as const

/** The switches and country lists of site access; they can be proposed once the affected customers were previewed. */
export function SiteAccessForm({ now, mayPropose }: { now: SiteSettings; mayPropose: boolean }) {
  const t = useTranslations('site')
  const shell = useTranslations('shell')
  const [changed, setChanged] = useState<Partial<SiteSettings>>({})
  const [typed, setTyped] = useState<Partial<Record<List, string>>>({})
  const [previewed, setPreviewed] = useState<string>()
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const lists = siteAccessCountries.map((name) => {
    const text = typed[name] ?? now[name].join(' ')
    return { name, text, ...readCodes(text) }
  })
  const access = { ...now, ...changed }
  const proposed: SiteSettings = { ...access, ...Object.fromEntries(lists.map(({ name, codes }) => [name, codes])) }
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    setReason('')
  })
  const invalidCodesText = (invalid: readonly string[]) =>
    invalid.length === 0 ? undefined : t('codesWrong', { codes: invalid.join(' ') })
  const firstInvalidText = lists.map(({ invalid }) => invalidCodesText(invalid)).find((each) => each !== undefined)
  const isTyped = reason !== '' || firstInvalidText !== undefined || JSON.stringify(proposed) !== JSON.stringify(now)
  const isConflict = useConcurrentEdit(now, isTyped, () => {
    setChanged({})
    setTyped({})
    setPreviewed(undefined)
  })
  const isSeen = previewed === JSON.stringify(proposed)
  // Without a preview nothing is sent: Enter shows an error at the lists.
  const missingPreview = isTyped && !isSeen ? t('previewFirst') : undefined
  const send = () =>
    propose.run({
      kind: 'site_access',
      subjectId: 'site',
      verdict: 'approve',
      reason,
      proposal: { access: proposed },
    })
  const missing = firstInvalidText ?? (isSeen ? missingReason : t('previewFirst'))
  return (
    <Card>
      <Form refusal={propose.error} onSubmit={mayPropose ? send : undefined}>
        <div className="col" style={{ '--g': '20px' }}>
          {isConflict && <ConcurrentEditBanner text={shell('changedBeside')} reload={shell('reload')} />}
          {siteAccessFlags.map((flag) => (
            <Switch
              key={flag}
              label={t(`access.${flag}`)}
              on={access[flag]}
              disabled={!mayPropose}
              onChange={(on) => setChanged({ ...changed, [flag]: on })}
            />
          ))}
          <Radios
            label={t('access.restrictionType')}
            options={kinds.map((value) => ({ value, label: t(`restriction.r${value}`) }))}
            value={typeOf[access.restrictionType]}
            onChange={(value) => setChanged({ ...changed, restrictionType: value === '0' ? 0 : value === '1' ? 1 : 2 })}
          />
          {lists.map(({ name, text, invalid }) => (
            <TextInput
              key={name}
              label={t(`access.${name}`)}
              help={t(name === 'highRiskCountries' ? 'highRiskHelp' : 'codes')}
              value={text}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
              error={invalidCodesText(invalid)}
              fault={missingPreview}
            />
          ))}
          <div>
            <Button
              kind="secondary"
              size="sm"
              disabledReason={firstInvalidText}
              onPress={() => setPreviewed(JSON.stringify(proposed))}
            >
              {t('preview')}
            </Button>
          </div>
          {isSeen && <AffectedCustomers access={proposed} />}
          <ProposalFoot
            reason={reason}
            onReason={setReason}
            propose={propose}
            mayPropose={mayPropose}
            missing={missing}
          />
        </div>
      </Form>
    </Card>
  )
}
