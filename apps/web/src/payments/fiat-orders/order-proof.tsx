import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import { attachmentTypes } from '@tessera/ui/upload-rules.ts'
import type { Sent } from '@tessera/ui/upload-send.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { sendFile } from '#parts/send-file.ts'
import type { FiatOrder } from './fiat-orders.queries.ts'

const send = sendFile('attachment')

type ProofFieldProps = { value: readonly Sent[]; onChange: (files: readonly Sent[]) => void; disabled?: boolean }
/** An optional image or PDF of the payment. The exchange finds the payment by its reference even without it. */
export function ProofField({ value, onChange, disabled = false }: ProofFieldProps) {
  const t = useTranslations('fiat-orders')
  return (
    <div className="col" style={{ '--g': '4px' }}>
      <Upload
        label={t('proof')}
        compact
        send={send}
        types={attachmentTypes}
        maxBytes={MAX_UPLOAD_BYTES}
        value={value}
        onChange={onChange}
        disabled={disabled}
      />
      <p className="t3 sm">{t('proofText')}</p>
    </div>
  )
}

/** Adds, replaces or removes the proof of an order that is being checked; each change is saved immediately. */
export function CheckingProof({ order, onSaved }: { order: FiatOrder; onSaved: (next: FiatOrder) => void }) {
  const t = useTranslations('fiat-orders')
  const { proof } = order
  const change = useMutation({
    mutationFn: (next: string | null) => api.fiatOrders.setProof({ id: order.id, proof: next }),
    onSuccess: (next) => {
      toast('positive', t(next.proof === null ? 'proofRemoved' : 'proofSaved'))
      onSaved(next)
    },
  })
  return (
    <>
      <ProofField
        value={proof === null ? [] : [{ url: '', id: proof.id, name: proof.name }]}
        onChange={([file]) => change.mutate(file?.id ?? null)}
        disabled={change.isPending}
      />
      {change.error && (
        <Banner tone="negative" live>
          {change.error.message}
        </Banner>
      )}
    </>
  )
}
