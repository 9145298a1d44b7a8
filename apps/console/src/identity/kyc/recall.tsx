import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FileX2, ListRestart, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useReasonChoices } from '#parts/reasons.queries.ts'
import { useMissingReason } from '#parts/reason-field.tsx'
import { useCaseItems } from './case-items.ts'
import type { KycCase } from './kyc.queries.ts'

/** `open` if a recall can be proposed, otherwise a link to the pending proposal. */
export type Recall = 'open' | { readonly onShow: () => void }

/** The actions on a verified identity that two people decide. */
export function RecallActs({ kycCase, recall }: { kycCase: KycCase; recall: Recall }) {
  const t = useTranslations('kyc')
  const [doing, setDoing] = useState<'reopen' | 'revoke'>()
  const close = () => setDoing(undefined)
  return (
    <>
      {recall === 'open' ? (
        <>
          <Button kind="secondary" size="xs" icon={ListRestart} onPress={() => setDoing('reopen')}>
            {t('reopen')}
          </Button>
          <Button kind="danger-line" size="xs" icon={FileX2} onPress={() => setDoing('revoke')}>
            {t('revoke')}
          </Button>
        </>
      ) : (
        <Button kind="secondary" size="xs" icon={Users} onPress={recall.onShow}>
          {t('proposalWaits')}
        </Button>
      )}
      {/* The dialog stays open, so that an operator who was too late reads the reason in it. */}
      {doing === 'reopen' && <Reopen kycCase={kycCase} onClose={close} />}
      {doing === 'revoke' && <Revoke kycCase={kycCase} onClose={close} />}
    </>
  )
}

type DialogProps = { kycCase: KycCase; onClose: () => void }

function Reopen({ kycCase, onClose }: DialogProps) {
  const t = useTranslations('kyc')
  const { items, ready, fields } = useCaseItems(kycCase)
  return (
    <Proposing
      act="reopen"
      kycCase={kycCase}
      onClose={onClose}
      missing={ready ? undefined : t('askFirst')}
      decision={{ verdict: 'approve', proposal: { items } }}
    >
      {fields}
    </Proposing>
  )
}

function Revoke({ kycCase, onClose }: DialogProps) {
  const t = useTranslations('kyc')
  const shell = useTranslations('shell')
  const reasons = useReasonChoices('kyc')
  const [reasonCode, setReasonCode] = useState<string>()
  const [customerText, setCustomerText] = useState('')
  return (
    <Proposing
      act="revoke"
      kycCase={kycCase}
      onClose={onClose}
      missing={reasonCode === undefined ? t('codeFirst') : undefined}
      decision={{
        verdict: 'refuse',
        ...(reasonCode && { reasonCode }),
        ...(customerText !== '' && { customerMessage: customerText }),
      }}
    >
      <Select label={shell('reason')} options={[...reasons]} value={reasonCode} onChange={setReasonCode} />
      <TextArea
        label={shell('customerMessage')}
        optional
        maxLength={500}
        value={customerText}
        onChange={setCustomerText}
      />
    </Proposing>
  )
}

type ProposingProps = DialogProps & {
  act: 'reopen' | 'revoke'
  /** Set while the text for the customer is missing. */
  missing: string | undefined
  decision: Pick<Parameters<typeof api.approvals.propose>[0], 'verdict' | 'proposal' | 'reasonCode' | 'customerMessage'>
  children: ReactNode
}

/** Asks for the texts to the customer and to colleagues, and proposes; another person decides. */
function Proposing({ act, kycCase, missing, decision, onClose, children }: ProposingProps) {
  const t = useTranslations('kyc')
  const [note, setNote] = useState('')
  const noNote = useMissingReason(note)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t(`${act}Title`)}
      confirm={t(`${act}Send`)}
      kind={act === 'revoke' ? 'danger' : 'primary'}
      loading={propose.busy}
      disabledReason={missing ?? noNote}
      onConfirm={() => propose.run({ kind: 'kyc_recall', subjectId: kycCase.id, reason: note, ...decision })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t(`${act}Text`)}</p>
        <Refusal of={propose.error} />
        {children}
        <TextArea label={t('note')} maxLength={1000} fault={noNote} value={note} onChange={setNote} />
      </div>
    </ConfirmDialog>
  )
}
