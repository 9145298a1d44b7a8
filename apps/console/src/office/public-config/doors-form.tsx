import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { siteSettings } from '@tessera/contract/office/public-config/site-settings.ts'
import { Attempt } from '@tessera/ui/attempt.tsx'
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
import { SavedBeside, useChangedBeside } from '#parts/editing.tsx'
import { useMissingReason } from '#parts/reason-field.tsx'
import { readCodes } from './country-codes.ts'
import { HitList } from './hit-list.tsx'
import { ProposalFoot } from './proposal-foot.tsx'

export type Doors = ReplyOf<typeof siteSettings.get>
const flags = [
  'loginHide',
  'registerHide',
  'loginForbidden',
  'registerForbidden',
  'enforceAuthenticator',
  'voiceOpen',
] as const
const kinds = ['0', '1', '2'] as const
const typeOf = { 0: '0', 1: '1', 2: '2' } as const

/** Flags and country lists as they shall be; proposed once it was seen whom that hits. */
export function DoorsForm({ now, mayPropose }: { now: Doors; mayPropose: boolean }) {
  const t = useTranslations('site')
  const shell = useTranslations('shell')
  const [changed, setChanged] = useState<Partial<Doors>>({})
  const [typedLimited, setLimited] = useState<string>()
  const [typedAllowed, setAllowed] = useState<string>()
  const [typedHighRisk, setHighRisk] = useState<string>()
  const limited = typedLimited ?? now.limitCountries.join(' ')
  const allowed = typedAllowed ?? now.allowCountries.join(' ')
  const highRisk = typedHighRisk ?? now.highRiskCountries.join(' ')
  const [seen, setSeen] = useState<string>()
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const [limit, allow, risky] = [readCodes(limited), readCodes(allowed), readCodes(highRisk)]
  const doors = { ...now, ...changed }
  const wanted = {
    ...doors,
    limitCountries: limit.codes,
    allowCountries: allow.codes,
    highRiskCountries: risky.codes,
  }
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    setReason('')
  })
  const wrongCodes = (wrong: readonly string[]) =>
    wrong.length === 0 ? undefined : t('codesWrong', { codes: wrong.join(' ') })
  const [limitWrong, allowWrong, riskWrong] = [limit, allow, risky].map(({ wrong }) => wrongCodes(wrong))
  const isWrong = limit.wrong.length + allow.wrong.length + risky.wrong.length > 0
  const isTyped = reason !== '' || isWrong || JSON.stringify(wanted) !== JSON.stringify(now)
  const beside = useChangedBeside(now, isTyped, () => {
    setChanged({})
    setLimited(undefined)
    setAllowed(undefined)
    setHighRisk(undefined)
    setSeen(undefined)
  })
  const isSeen = seen === JSON.stringify(wanted)
  // What nobody looked at yet is not sent: Enter says so at the lists.
  const unseen = isTyped && !isSeen ? t('previewFirst') : undefined
  const send = () =>
    propose.run({
      kind: 'site_doors',
      subjectId: 'site',
      verdict: 'approve',
      reason,
      proposal: { doors: wanted },
    })
  const missing = limitWrong ?? allowWrong ?? riskWrong ?? (isSeen ? missingReason : t('previewFirst'))
  return (
    <Card>
      <Attempt onSubmit={mayPropose ? send : undefined}>
        <div className="col" style={{ '--g': '20px' }}>
          {beside && <SavedBeside text={shell('changedBeside')} reload={shell('reload')} />}
          {flags.map((flag) => (
            <Switch
              key={flag}
              label={t(`doors.${flag}`)}
              on={doors[flag]}
              disabled={!mayPropose}
              onChange={(on) => setChanged({ ...changed, [flag]: on })}
            />
          ))}
          <Radios
            label={t('doors.restrictionType')}
            options={kinds.map((value) => ({ value, label: t(`restriction.r${value}`) }))}
            value={typeOf[doors.restrictionType]}
            onChange={(value) => setChanged({ ...changed, restrictionType: value === '0' ? 0 : value === '1' ? 1 : 2 })}
          />
          <TextInput
            label={t('doors.limitCountries')}
            help={t('codes')}
            value={limited}
            onChange={setLimited}
            error={limitWrong}
            wrong={unseen}
          />
          <TextInput
            label={t('doors.allowCountries')}
            help={t('codes')}
            value={allowed}
            onChange={setAllowed}
            error={allowWrong}
            wrong={unseen}
          />
          <TextInput
            label={t('doors.highRiskCountries')}
            help={t('highRiskHelp')}
            value={highRisk}
            onChange={setHighRisk}
            error={riskWrong}
            wrong={unseen}
          />
          <div>
            <Button
              kind="secondary"
              size="sm"
              disabledReason={limitWrong ?? allowWrong ?? riskWrong}
              onPress={() => setSeen(JSON.stringify(wanted))}
            >
              {t('preview')}
            </Button>
          </div>
          {isSeen && <HitList doors={wanted} />}
          <ProposalFoot
            reason={reason}
            onReason={setReason}
            propose={propose}
            mayPropose={mayPropose}
            missing={missing}
          />
        </div>
      </Attempt>
    </Card>
  )
}
