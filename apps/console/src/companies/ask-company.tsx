import { companyReasonCodes, type CompanyReason, companyReasons } from '@tessera/contract/company-reasons.ts'
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
import type { CompanyCase } from './companies.queries.ts'
import { useCompanyWords } from './companies-words.ts'
import { type Item, useItemText } from './item-text.ts'

type Asked = Partial<Record<Item, { reason?: CompanyReason; told: string }>>

/** Chooses what the customer changes, each with its reason. */
export function AskCompany({ company, onClose }: { company: CompanyCase; onClose: () => void }) {
  const t = useCompanyWords()
  const [asked, setAsked] = useState<Asked>({})
  const given = (company.versions[0]?.documents ?? []).map(({ kind }) => kind)
  const all: Item[] = [...new Set<Item>(['basics', 'persons', ...given, 'other'])]
  const items = all.flatMap((item) => {
    const { reason, told } = asked[item] ?? {}
    return reason === undefined ? [] : [{ item, reason, ...(told !== undefined && told !== '' && { told }) }]
  })
  const ready = items.length > 0 && items.length === Object.keys(asked).length
  const ask = useAct(api.companiesReview.askAgain, () => {
    toast('positive', t('asked'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('askTitle')}
      confirm={t('askSend')}
      loading={ask.busy}
      disabledReason={ready ? undefined : t('askFirst')}
      onConfirm={() => ask.run({ id: company.id, version: company.version, items })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('askText')}</p>
        <Refusal of={ask.error} />
        {all.map((item) => (
          <AskItem key={item} item={item} asked={asked} onChange={setAsked} />
        ))}
      </div>
    </ConfirmDialog>
  )
}

type AskItemProps = { item: Item; asked: Asked; onChange: (asked: Asked) => void }

function AskItem({ item, asked, onChange }: AskItemProps) {
  const t = useCompanyWords()
  const locale = useLocale()
  const itemText = useItemText()
  const { [item]: own, ...others } = asked
  return (
    <>
      <Checkbox
        checked={own !== undefined}
        onChange={(checked) => onChange(checked ? { ...others, [item]: { told: '' } } : others)}
      >
        {itemText(item)}
      </Checkbox>
      {own && (
        <>
          <Select
            label={t('askReason')}
            options={companyReasonCodes.map((value) => ({ value, label: companyReasons[value][locale] }))}
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
