import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { distributionMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { Refusal } from '#parts/refusal.tsx'
import { me, useMay } from '#parts/me.queries.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { Distribution } from './distributions.queries.ts'

/** Ends a distribution before its release: one person while it is only declared, two people afterwards. */
export function EndDistribution({ of: d }: { of: Distribution }) {
  const t = useTranslations('distributions')
  const shell = useTranslations('shell')
  const [, open] = useOpenCase()
  const mayManage = useMay('products.manage')
  const isOwn = useQuery(me).data?.id === d.declaredBy.id
  const [openDialog, setOpenDialog] = useState<'withdraw' | 'cancel'>()
  if (!statusesAllowing(distributionMachine, 'cancel').includes(d.status)) return null
  const disabledReason = mayManage ? undefined : shell('notAllowed')
  if (d.proposed === 'distribution_cancel')
    return (
      <div>
        <Button kind="secondary" size="sm" onPress={() => open({ kind: 'distribution_cancel', subjectId: d.id })}>
          {t('openProposed')}
        </Button>
      </div>
    )
  return (
    <div className="row row--wrap">
      {d.status === 'declared' && isOwn && d.proposed === null && (
        <Button kind="secondary" size="sm" disabledReason={disabledReason} onPress={() => setOpenDialog('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
      <Button kind="secondary" size="sm" disabledReason={disabledReason} onPress={() => setOpenDialog('cancel')}>
        {t('cancel')}
      </Button>
      {openDialog && <EndDialog key={openDialog} of={d} by={openDialog} onClose={() => setOpenDialog(undefined)} />}
    </div>
  )
}

type EndDialogProps = { of: Distribution; by: 'withdraw' | 'cancel'; onClose: () => void }

function EndDialog({ of: { id }, by, onClose }: EndDialogProps) {
  const t = useTranslations('distributions')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const done = (message: 'withdrawn' | 'cancelProposed') => () => {
    toast('positive', t(message))
    onClose()
  }
  const propose = useAct(api.approvals.propose, done('cancelProposed'))
  const withdraw = useAct(
    useIdempotentCall((input: { id: string; reason: string }, once) => api.distributionsManage.withdraw(input, once)),
    done('withdrawn'),
  )
  const act = by === 'withdraw' ? withdraw : propose
  return (
    <ConfirmDialog
      open
      title={t(by)}
      confirm={t(by)}
      loading={act.busy}
      disabledReason={missingReason}
      onConfirm={() =>
        by === 'withdraw'
          ? withdraw.run({ id, reason })
          : propose.run({
              kind: 'distribution_cancel',
              subjectId: id,
              verdict: 'approve',
              reason,
              proposal: { why: reason },
            })
      }
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">{t(`${by}Text`)}</p>
        <Refusal of={act.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={500} refused={act.error} />
      </div>
    </ConfirmDialog>
  )
}
