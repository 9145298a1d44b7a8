import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useMay } from '#parts/me.queries.ts'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { subject } from '#services/approvals/approvals.queries.ts'

/** Cancels a prepared instruction that nobody proposed to approve. */
export function CancelPrepared({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations('instructions')
  const may = useMay('payment_instructions.decide')
  const { data } = useQuery(subject('payment_instruction', id, undefined))
  const cancel = useAct(
    useIdempotentCall((input: { id: string }, once) => api.paymentInstructions.cancel(input, once)),
    () => {
      toast('positive', t('cancelled'))
      onDone()
    },
    (error) => toast('negative', error.message),
  )
  const isWaiting = data?.requests.some(({ status }) => status === 'requested') === true
  return may && data?.content && !isWaiting ? (
    <div className="row row--between row--wrap">
      <span className="t2">{t('cancelText')}</span>
      <Button kind="secondary" size="sm" loading={cancel.busy} onPress={() => cancel.run({ id })}>
        {t('cancel')}
      </Button>
    </div>
  ) : null
}
