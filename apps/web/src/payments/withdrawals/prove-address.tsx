import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { signatureForm } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { Button } from '@tessera/ui/button.tsx'
import { CopyButton } from '@tessera/ui/copyable.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { type SigningWallet, useWallets } from '#parts/wallets.ts'
import { ProveByTransfer } from './prove-by-transfer.tsx'
import type { BookEntry } from './withdrawals.queries.ts'

type ProveProps = { entry: BookEntry; onClose: () => void }

/** Proves ownership of a wallet by its signature, or by a small transfer if it cannot sign messages. */
export function ProveAddress(props: ProveProps) {
  const t = useTranslations('withdrawals')
  const [byTransfer, setByTransfer] = useState(false)
  const other = (
    <span>
      <Button kind="soft" size="xs" onPress={() => setByTransfer(!byTransfer)}>
        {t(byTransfer ? 'prove.bySignature' : 'prove.byTransfer')}
      </Button>
    </span>
  )
  const Chosen = byTransfer ? ProveByTransfer : ProveBySignature
  return <Chosen {...props} other={other} />
}

/** The wallet signs one line of text: in the browser if it is installed there, otherwise by copy and paste. */
function ProveBySignature({ entry, onClose, other }: ProveProps & { other: ReactNode }) {
  const t = useTranslations('withdrawals')
  const client = useQueryClient()
  const [signature, setSignature] = useState('')
  const prove = useCommand<typeof withdrawals.proveAddress, { id: string; signature: string }>(
    withdrawals.proveAddress,
    (input, options) => api.withdrawals.proveAddress(input, options),
    () => {
      toast('positive', t('prove.done'))
      void client.invalidateQueries({ queryKey: ['withdrawals', 'addresses'] })
      onClose()
    },
  )
  const change = (text: string) => {
    setSignature(text)
    prove.reset()
  }
  const whole = signatureForm.test(signature)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('prove.title', { remark: entry.remark })}
      confirm={t('prove.submit')}
      loading={prove.busy}
      disabledReason={whole ? undefined : t('prove.invalid')}
      onConfirm={() => prove.run({ id: entry.id, signature })}
    >
      <p className="t2 sm">{t('prove.text')}</p>
      {other}
      <div className="col" style={{ '--g': '8px' }}>
        <span className="label">{t('prove.line')}</span>
        <p className="mono sm" style={{ overflowWrap: 'anywhere' }}>
          {entry.ownershipText}
        </p>
        <span className="row row--wrap" style={{ '--g': '8px' }}>
          <WalletButtons entry={entry} onSigned={change} />
          <CopyButton text={entry.ownershipText}>{t('prove.copy')}</CopyButton>
        </span>
      </div>
      <TextInput
        label={t('prove.signature')}
        help={t('prove.signatureHelp')}
        value={signature}
        onChange={change}
        stripSpaces
        maxLength={90}
        autoComplete="off"
        fault={whole ? undefined : t('prove.invalid')}
        error={prove.error?.message}
      />
    </ConfirmDialog>
  )
}

function WalletButtons({ entry, onSigned }: { entry: BookEntry; onSigned: (signature: string) => void }) {
  const t = useTranslations('withdrawals')
  const sign = useMutation({
    mutationFn: (wallet: SigningWallet) => wallet.sign(entry.address, entry.ownershipText),
    onSuccess: (signature) => signature !== undefined && onSigned(signature),
  })
  const result = sign.isError
    ? t('prove.refused')
    : sign.isSuccess && sign.data === undefined
      ? t('prove.foreign')
      : undefined
  return (
    <>
      {useWallets().map((wallet) => (
        <Button
          key={wallet.name}
          kind="soft"
          size="sm"
          loading={sign.isPending && sign.variables === wallet}
          onPress={() => sign.mutate(wallet)}
        >
          {t('prove.with', { wallet: wallet.name })}
        </Button>
      ))}
      {result !== undefined && (
        <span className="neg sm" role="alert">
          {result}
        </span>
      )}
    </>
  )
}
