import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Command } from '#parts/command.ts'
import { trimmed } from '#parts/money-text.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { StepUpCode } from '#parts/step-up-code.tsx'
import { FundPassword } from './fund-password.tsx'

/** The step-up before money leaves: a factor, and the fund password if one is set. */
export function useOutgoingStepUp<S extends SignedInScene>(scene: S, payload: VerifyPayload<S>) {
  const stepUp = useStepUp(scene, payload)
  const [code, setCode] = useState('')
  const [fund, setFund] = useState('')
  return { stepUp, code, setCode, fund, setFund, prove: () => stepUp.prove(code, fund) }
}

type OutgoingProps<Input> = {
  title: string
  submit: string
  codeHelp: string
  coin: string
  amount: string
  /** The recipient or address: its name in the book, and in full if that differs. */
  to: string
  address?: string
  items: ComponentProps<typeof Details>['items']
  /** Content above the code, such as further statements to accept; `missing` names those not accepted yet. */
  before?: ReactNode
  missing?: string | undefined
  outgoingStepUp: ReturnType<typeof useOutgoingStepUp>
  command: Command<Input>
  onConfirm: () => void
  onClose: () => void
}

/** The confirmation of money that leaves the account, with a code bound to exactly these facts. */
export function ConfirmOutgoing<Input>({
  outgoingStepUp,
  command,
  coin,
  amount,
  onConfirm,
  ...p
}: OutgoingProps<Input>) {
  const t = useTranslations('withdrawals')
  const { stepUp, code, setCode, fund, setFund } = outgoingStepUp
  const missing = p.missing ?? (stepUp.fund && fund === '' ? t('confirm.fundFirst') : undefined)
  return (
    <ConfirmDialog
      open
      onClose={p.onClose}
      title={p.title}
      confirm={p.submit}
      loading={command.busy}
      disabledReason={stepUp.isWhole(code) ? missing : t('confirm.send')}
      onConfirm={onConfirm}
    >
      <div className="center">
        <div className="h2">
          <Num value={trimmed(amount)} unit={coin} />
        </div>
        <p className="sm t2" style={{ marginTop: '4px' }}>
          {p.to}
        </p>
        {p.address !== undefined && <p className="mono xs">{p.address}</p>}
      </div>
      <Details tight items={p.items} />
      {p.before}
      <StepUpCode
        help={p.codeHelp}
        stepUp={stepUp}
        code={code}
        onCode={(digits) => {
          setCode(digits)
          if (digits !== '' && digits.length < 6) command.reset()
        }}
        busy={command.busy}
        refused={command.error}
        fields={['password']}
      />
      {stepUp.fund && <FundPassword value={fund} onChange={setFund} error={command.error} />}
      {command.checking && (
        <Banner tone="info" live>
          {t('confirm.checking')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
