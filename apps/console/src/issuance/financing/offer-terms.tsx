import { investorClasses, type InvestorClass } from '@tessera/domain/identity/investor-classes/classes.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { FinancingCase } from './financing.queries.ts'
import { percentOf, ratioOf } from '#issuance/products/field-text.ts'

const times = ['validUntil', 'opensAt', 'closesAt', 'allotmentExpectedAt'] as const
const figures = ['symbol', 'unitPrice', 'units', 'minUnits', 'fee'] as const
const notes = ['conditionsEn', 'conditionsZh'] as const
type Field = (typeof times)[number] | (typeof figures)[number] | (typeof notes)[number]
const labels = { unitPrice: 'price', fee: 'feePart' } as const
const labelOf = (field: Exclude<Field, 'unitPrice' | 'fee'> | keyof typeof labels) =>
  field === 'unitPrice' || field === 'fee' ? labels[field] : field

/** Converts a typed `2026-12-10 08:00` to ISO; an invalid text stays unchanged and is rejected. */
const isoOf = (text: string): string => {
  const at = new Date(`${text.trim().replace(' ', 'T')}:00Z`)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}

/** Proposes terms, which a second person decides. They start with the issuer's requested terms. */
export function OfferTerms({ of, onClose }: { of: FinancingCase; onClose: () => void }) {
  const t = useTranslations('financing')
  const { offer, fee } = of.versions[0] ?? {}
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({
    symbol: '',
    unitPrice: offer?.unitPrice ?? '',
    units: offer?.units ?? '',
    minUnits: offer?.minUnits ?? '',
    fee: fee === null || fee === undefined ? '' : (percentOf(fee) ?? fee),
    validUntil: '',
    opensAt: '',
    closesAt: '',
    allotmentExpectedAt: '',
    conditionsEn: '',
    conditionsZh: '',
  })
  const [category, setCategory] = useState<InvestorClass>('ai')
  const [reason, setReason] = useState('')
  const missing = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  const filled = Object.values(typed).every((text) => text.trim() !== '')
  const field = (name: Field) => ({
    label: t(labelOf(name)),
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
    ...refusalAt(propose.error, `proposal.${name}`),
  })
  const send = () => {
    const at = Object.fromEntries(times.map((name) => [name, isoOf(typed[name])]))
    const proposal = { ...typed, fee: ratioOf(typed.fee) ?? '', ...at, category, currency: of.currency }
    propose.run({ kind: 'financing_terms', subjectId: of.id, verdict: 'approve', reason, proposal })
  }
  return (
    <ConfirmDialog
      open
      title={t('offer')}
      confirm={t('offer')}
      loading={propose.busy}
      disabledReason={filled ? missing : t('fill')}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('offerText')}</p>
        <Refusal of={propose.error} fields={['reason']} />
        {figures.map((name) => (
          <TextInput key={name} {...field(name)} maxLength={40} />
        ))}
        <Select
          label={t('category')}
          options={investorClasses.map((value) => ({ code: value, value: t(`classes.${value}`) }))}
          value={category}
          onChange={setCategory}
        />
        {times.map((name) => (
          <TextInput key={name} {...field(name)} placeholder="YYYY-MM-DD HH:MM" maxLength={16} />
        ))}
        {notes.map((name) => (
          <TextArea key={name} {...field(name)} maxLength={2000} />
        ))}
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
