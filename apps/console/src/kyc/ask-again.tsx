import { kycReasonCodes, type KycReason, kycReasons } from '@tessera/contract/kyc-reasons.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { Refusal } from '../lib/refusal.tsx'
import { useLocale } from '../lib/words.tsx'
import type { KycCase } from './kyc.queries.ts'
import { useKycWords } from './kyc-words.ts'

type Item = 'details' | 'front' | 'back' | 'selfie'
type Asked = Partial<Record<Item, { reason?: KycReason; told: string }>>

/** Chooses what the customer sends again, each with its reason. */
export function AskAgain({ kycCase, onClose }: { kycCase: KycCase; onClose: () => void }) {
  const t = useKycWords()
  const [asked, setAsked] = useState<Asked>({})
  const ask = useAct(api.kycCases.askAgain, () => {
    toast('positive', t('asked'))
    onClose()
  })
  const kinds: Item[] = ['details', ...(kycCase.versions[0]?.documents ?? []).map(({ kind }) => kind)]
  const items = kinds.flatMap((item) => {
    const { reason, told } = asked[item] ?? {}
    return reason === undefined ? [] : [{ item, reason, ...(told !== undefined && told !== '' && { told }) }]
  })
  const ready = items.length > 0 && items.length === Object.keys(asked).length
  return (
    <ConfirmDialog
      open
      title={t('askTitle')}
      confirm={t('askSend')}
      loading={ask.busy}
      disabledReason={ready ? undefined : t('askReason')}
      onConfirm={() => ask.run({ id: kycCase.id, version: kycCase.version, items })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('askText')}</p>
        <Refusal of={ask.error} />
        {kinds.map((item) => (
          <AskItem key={item} item={item} asked={asked} onChange={setAsked} />
        ))}
      </div>
    </ConfirmDialog>
  )
}

type AskItemProps = { item: Item; asked: Asked; onChange: (asked: Asked) => void }

function AskItem({ item, asked, onChange }: AskItemProps) {
  const t = useKycWords()
  const locale = useLocale()
  const { [item]: own, ...others } = asked
  return (
    <>
      <Checkbox
        checked={own !== undefined}
        onChange={(checked) => onChange(checked ? { ...others, [item]: { told: '' } } : others)}
      >
        {t(`items.${item}`)}
      </Checkbox>
      {own && (
        <>
          <Select
            label={t('askReason')}
            options={kycReasonCodes.map((value) => ({ value, label: kycReasons[value][locale] }))}
            value={own.reason}
            onChange={(reason) => onChange({ ...asked, [item]: { ...own, reason } })}
          />
          <TextArea
            label={t('askTold')}
            optional
            maxLength={500}
            value={own.told}
            onChange={(told) => onChange({ ...asked, [item]: { ...own, told } })}
          />
        </>
      )}
    </>
  )
}
