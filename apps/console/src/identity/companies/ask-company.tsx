import { companyReasons } from '@tessera/contract/identity/companies/company-reasons.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useAskedItems } from '#parts/asked-items.tsx'
import type { CompanyCase } from './companies.queries.ts'
import { type Item, useItemText } from './item-text.ts'

/** Chooses what the customer changes, each with its reason. */
export function AskCompany({ company, onClose }: { company: CompanyCase; onClose: () => void }) {
  const t = useTranslations('companies')
  const itemText = useItemText()
  const given = (company.versions[0]?.documents ?? []).map(({ kind }) => kind)
  const all = [...new Set<Item>(['basics', 'persons', ...given, 'other'])]
  const { items, ready, fields } = useAskedItems(all, itemText, companyReasons)
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
        {fields}
      </div>
    </ConfirmDialog>
  )
}
