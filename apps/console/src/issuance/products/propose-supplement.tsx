import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import type { ProductSupplement } from '@tessera/contract/issuance/products/products-manage.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { keepDay } from '@tessera/ui/text-rules.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { isDay } from '#parts/input-rules.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { DocumentDialog } from './document-dialog.tsx'
import s from './products.module.css'
import type { ManagedProduct, ProductFile } from './products.queries.ts'

type ProposeProps = { product: ManagedProduct; onClose: () => void }

/** Proposes one change of a published product with a reason; a second person decides. */
function useSupplement({ product, onClose }: ProposeProps) {
  const t = useTranslations('products')
  const [reason, setReason] = useState('')
  const act = useAct(
    (proposal: ProductSupplement): Promise<unknown> => api.approvals.propose(requestOf(product.id, reason, proposal)),
    () => {
      toast('positive', t('supplement.proposed'))
      onClose()
    },
  )
  const field = <ReasonField value={reason} onChange={setReason} max={1000} refused={act.error} />
  return { act, field, missing: useMissingReason(reason) }
}

const requestOf = (
  subjectId: string,
  reason: string,
  proposal: ProductSupplement,
): InputOf<typeof approvals.propose> => ({
  kind: 'product_supplement',
  subjectId,
  verdict: 'approve',
  reason,
  proposal,
})

/** Updates the facts of a published product. */
export function ProposeFacts({ product, onClose }: ProposeProps) {
  const t = useTranslations('products')
  const { act, field, missing } = useSupplement({ product, onClose })
  const { token, facts } = product.terms
  const [address, setAddress] = useState(token.contractAddress ?? '')
  const [day, setDay] = useState(facts.completedOn ?? '')
  const wrongDay = day === '' || isDay(day) ? undefined : t('errors.day')
  return (
    <ConfirmDialog
      open
      title={t('supplement.facts')}
      confirm={t('supplement.facts')}
      loading={act.busy}
      disabledReason={wrongDay ?? missing}
      onConfirm={() =>
        act.run({
          act: 'facts',
          contractAddress: address.trim() === '' ? null : address.trim(),
          completedOn: day === '' ? null : day,
        })
      }
      onClose={onClose}
    >
      <div className={s['section']}>
        <p className="t3">{t('supplement.factsText', { symbol: product.symbol })}</p>
        <Refusal of={act.error} fields={['contractAddress', 'completedOn', 'reason']} />
        <TextInput
          label={t('fields.contractAddress')}
          maxLength={64}
          value={address}
          onChange={setAddress}
          {...refusalAt(act.error, 'contractAddress')}
        />
        <TextInput
          label={t('fields.completedOn')}
          placeholder="YYYY-MM-DD"
          format={keepDay}
          maxLength={10}
          value={day}
          onChange={setDay}
          {...refusalAt(act.error, 'completedOn', wrongDay)}
        />
        {field}
      </div>
    </ConfirmDialog>
  )
}

export function ProposeDocument({ product, onClose }: ProposeProps) {
  const t = useTranslations('products')
  const { act, field, missing } = useSupplement({ product, onClose })
  const add = { ...act, run: (document: Parameters<typeof addition>[0]) => act.run(addition(document)) }
  return (
    <DocumentDialog title={t('supplement.add')} add={add} at="document." more={{ field, missing }} onClose={onClose} />
  )
}

type Added = Extract<ProductSupplement, { act: 'add_document' }>
const addition = (document: Added['document']): Added => ({ act: 'add_document', document })

export function ProposeWithdrawal({ product, document, onClose }: ProposeProps & { document: ProductFile }) {
  const t = useTranslations('products')
  const { act, field, missing } = useSupplement({ product, onClose })
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('supplement.withdrawTitle', { title: document.title })}
      confirm={t('supplement.withdraw')}
      loading={act.busy}
      disabledReason={missing}
      onConfirm={() => act.run({ act: 'withdraw_document', documentId: document.id })}
      onClose={onClose}
    >
      <div className={s['section']}>
        <p className="t3">{t('supplement.withdrawText')}</p>
        <Refusal of={act.error} fields={['reason']} />
        {field}
      </div>
    </ConfirmDialog>
  )
}
