import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useMay } from '#parts/me.queries.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { Refusal } from '#parts/refusal.tsx'
import { RevealNumber } from './reveal-number.tsx'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'

/** The full number of a payee's account on request, and a form that closes an active account. */
export function BeneficiaryEvidence({ id }: { id: string }) {
  const may = useMay('payment_instructions.decide')
  const { data } = useQuery({
    queryKey: ['payee account', id],
    queryFn: () => api.paymentInstructions.beneficiary({ id }),
  })
  if (!may) return null
  return (
    <div className="col">
      <RevealNumber read={() => api.paymentInstructions.revealNumber({ id })} />
      {data?.status === 'active' && <CloseAccount id={id} />}
    </div>
  )
}

function CloseAccount({ id }: { id: string }) {
  const t = useTranslations('instructions')
  const [reason, setReason] = useState('')
  const missing = useMissingReason(reason)
  const close = useAct(
    useIdempotentCall((input: { id: string; reason: string }, once) =>
      api.paymentInstructions.closeBeneficiary(input, once),
    ),
    () => toast('positive', t('closed')),
  )
  return (
    <section className="col" aria-label={t('close')}>
      <ReasonField value={reason} onChange={setReason} max={200} refused={close.error} />
      <Refusal of={close.error} fields={['reason']} />
      <Button
        kind="secondary"
        size="sm"
        loading={close.busy}
        disabledReason={missing}
        onPress={() => close.run({ id, reason: reason.trim() })}
      >
        {t('close')}
      </Button>
    </section>
  )
}
