import { useQuery } from '@tanstack/react-query'
import { beneficiaryKinds, type BeneficiaryKind } from '@tessera/domain/payments/instructions/kinds.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { AccountFields, accountFields, emptyAccount, readAccount } from './account-fields.tsx'
import { useOwnerText } from './owner-text.ts'

type Add = Parameters<typeof api.paymentInstructions.addBeneficiary>[0]

/** Prepares a payee account, which two people then approve. */
export function AddBeneficiary({ onClose }: { onClose: () => void }) {
  const t = useTranslations('instructions')
  const ownerText = useOwnerText()
  const [kind, setKind] = useState<BeneficiaryKind>('issuer')
  const [owner, setOwner] = useState('')
  const [coin, setCoin] = useState('SGD')
  const [account, setAccount] = useState(emptyAccount)
  const { data } = useQuery({ queryKey: ['payee owners'], queryFn: () => api.paymentInstructions.owners({}) })
  const owners = (data?.rows ?? []).filter((each) => each.kind === kind)
  const add = useAct(
    useIdempotentCall((input: Add, once) => api.paymentInstructions.addBeneficiary(input, once)),
    () => {
      toast('positive', t('added'))
      onClose()
    },
  )
  const typed = readAccount(account)
  const input = typed === undefined || owner === '' || coin === '' ? undefined : { kind, owner, coin, ...typed }
  return (
    <ConfirmDialog
      open
      title={t('addTitle')}
      confirm={t('add')}
      loading={add.busy}
      disabledReason={input === undefined ? t('fill') : undefined}
      onConfirm={() => input && add.run(input)}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('addText')}</p>
        <Refusal of={add.error} fields={['owner', 'coin', ...accountFields]} />
        <Select
          label={t('kindOfOwner')}
          value={kind}
          options={beneficiaryKinds.map((code) => ({ code, value: t(`beneficiaryKind.${code}`) }))}
          onChange={(next) => {
            setKind(next)
            setOwner('')
          }}
        />
        <Select
          label={t('owner')}
          value={owner}
          options={owners.map((each) => ({ code: each.key, value: ownerText(each) }))}
          onChange={setOwner}
          {...refusalAt(add.error, 'owner')}
        />
        <TextInput
          label={t('currency')}
          maxLength={12}
          value={coin}
          onChange={(text) => setCoin(text.toUpperCase())}
          {...refusalAt(add.error, 'coin')}
        />
        <AccountFields value={account} onChange={setAccount} refused={add.error} />
      </div>
    </ConfirmDialog>
  )
}
