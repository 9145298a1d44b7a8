import { kycReasonCodes, type KycReason, kycReasons } from '@tessera/contract/kyc-reasons.ts'
import type { InputOf } from '@tessera/contract/endpoint.ts'
import type { kycCases } from '@tessera/contract/kyc.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useState } from 'react'
import { useLocale } from '../lib/words.tsx'
import type { KycCase } from './kyc.queries.ts'
import { useKycWords } from './kyc-words.ts'

type Item = 'details' | 'front' | 'back' | 'selfie'
type Asked = Partial<Record<Item, { reason?: KycReason; told: string }>>
export type Asks = InputOf<typeof kycCases.askAgain>['items']

/** The choice of what the customer sends again; `ready` once each item that is ticked has its reason. */
export function useAskedItems(kycCase: KycCase) {
  const [asked, setAsked] = useState<Asked>({})
  const kinds: Item[] = ['details', ...(kycCase.versions[0]?.documents ?? []).map(({ kind }) => kind)]
  const items: Asks = kinds.flatMap((item) => {
    const { reason, told } = asked[item] ?? {}
    return reason === undefined ? [] : [{ item, reason, ...(told !== undefined && told !== '' && { told }) }]
  })
  const ready = items.length > 0 && items.length === Object.keys(asked).length
  const fields = kinds.map((item) => <AskItem key={item} item={item} asked={asked} onChange={setAsked} />)
  return { items, ready, fields }
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
