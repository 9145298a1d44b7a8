import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ResubmissionDialog, useResubmissionItems } from '#parts/resubmission-items.tsx'
import type { CompanyCase } from './companies.queries.ts'
import { type Item, useItemText } from './item-text.ts'

/** Chooses the items that the customer must change, each with a reason. */
export function RequestCompanyChanges({ company, onClose }: { company: CompanyCase; onClose: () => void }) {
  const t = useTranslations('companies')
  const itemText = useItemText()
  const given = (company.versions[0]?.documents ?? []).map(({ kind }) => kind)
  const all = [...new Set<Item>(['basics', 'persons', ...given, 'other'])]
  const chosen = useResubmissionItems(all, itemText, 'company')
  const request = useAct(api.companiesReview.askAgain, () => {
    toast('positive', t('requestSent'))
    onClose()
  })
  const send = () => request.run({ id: company.id, version: company.version, items: chosen.items })
  return <ResubmissionDialog {...{ t, onClose }} selection={chosen} act={request} onSend={send} />
}
