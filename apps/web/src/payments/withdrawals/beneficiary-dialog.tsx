import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import type { Beneficiary } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { BeneficiaryFields } from './beneficiary-fields.tsx'
import { fieldsOf, missingOf, toBeneficiary } from './to-beneficiary.ts'
import type { BookEntry } from './withdrawals.queries.ts'

/** Adds or changes the beneficiary of an address in the book. */
export function BeneficiaryDialog({ entry, onClose }: { entry: BookEntry; onClose: () => void }) {
  const t = useTranslations('withdrawals')
  const client = useQueryClient()
  const [fields, setFields] = useState(fieldsOf(entry.beneficiary))
  const saveBeneficiary = useCommand<typeof withdrawals.tellBeneficiary, { id: string; beneficiary: Beneficiary }>(
    withdrawals.tellBeneficiary,
    (input, options) => api.withdrawals.tellBeneficiary(input, options),
    () => {
      toast('positive', t('whose.saved'))
      void client.invalidateQueries({ queryKey: ['withdrawals', 'addresses'] })
      onClose()
    },
  )
  const missing = missingOf(fields)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('whose.title', { remark: entry.remark })}
      confirm={t('whose.submit')}
      loading={saveBeneficiary.busy}
      disabledReason={missing && t(`whose.errors.${missing}`)}
      onConfirm={() => saveBeneficiary.run({ id: entry.id, beneficiary: toBeneficiary(fields) })}
    >
      <p className="t2 sm">{t('whose.text')}</p>
      <p className="mono">{entry.address}</p>
      <BeneficiaryFields value={fields} onChange={setFields} />
      {saveBeneficiary.error && (
        <p className="neg" role="alert">
          {saveBeneficiary.error.message}
        </p>
      )}
    </ConfirmDialog>
  )
}
