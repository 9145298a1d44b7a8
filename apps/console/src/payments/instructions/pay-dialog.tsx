import { AmountField } from '@tessera/ui/amount-field.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { AccountFields, accountFields, emptyAccount, readAccount } from './account-fields.tsx'
import { usePayeeText } from './payee-text.ts'
import type { SourceRow } from './source-columns.tsx'

type Prepare = Parameters<typeof api.paymentInstructions.prepare>[0]

/** Prepares an instruction for a source. The server offers the amount and checks it again. */
export function PayDialog({ row, onClose }: { row: SourceRow; onClose: () => void }) {
  const t = useTranslations('instructions')
  const payeeText = usePayeeText()
  const isReturn = row.kind === 'payment_return'
  const [amount, setAmount] = useState(row.payable)
  const [note, setNote] = useState('')
  const [account, setAccount] = useState({ ...emptyAccount, accountName: isReturn ? row.payee.name : '' })
  const prepare = useAct(
    useIdempotentCall((input: Prepare, once) => api.paymentInstructions.prepare(input, once)),
    () => {
      toast('positive', t('prepared'))
      onClose()
    },
  )
  const payer = isReturn ? readAccount(account) : undefined
  const { kind, of, coin } = row
  const hasAccount = isReturn || row.beneficiaryId !== null
  const [isNothing, isFilled] = [
    isZero(row.payable),
    amount !== '' && !isZero(amount) && (!isReturn || payer !== undefined),
  ]
  const blocked = !hasAccount
    ? t('noAccount', { coin })
    : isNothing
      ? t('nothingLeft')
      : isFilled
        ? undefined
        : t('fill')
  const fields = ['amount', 'note', ...accountFields.map((field) => `payerAccount.${field}`)]
  return (
    <ConfirmDialog
      open
      title={t('payTitle', { payee: payeeText(row) })}
      confirm={t('pay')}
      loading={prepare.busy}
      disabledReason={blocked}
      onConfirm={() => prepare.run({ kind, of, coin, amount, note, ...(payer && { payerAccount: payer }) })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('payText')}</p>
        <Charges row={row} />
        {!hasAccount && <p className="t2">{t('noAccount', { coin })}</p>}
        <Refusal of={prepare.error} fields={fields} />
        <AmountField
          label={t('amount')}
          precision={row.payable.split('.')[1]?.length ?? 0}
          unit={coin}
          max={row.payable}
          readOnly={isReturn}
          value={amount}
          onChange={setAmount}
          {...refusalAt(prepare.error, 'amount')}
        />
        {isReturn && (
          <section className="col" aria-label={t('payerAccount')}>
            <h3 className="h5">{t('payerAccount')}</h3>
            <p className="t3">{t('payerAccountText')}</p>
            <AccountFields value={account} onChange={setAccount} refused={prepare.error} within="payerAccount." />
          </section>
        )}
        <TextArea label={t('note')} maxLength={300} value={note} onChange={setNote} />
      </div>
    </ConfirmDialog>
  )
}

/** The fee and the overpayment that an approval deducts, and other instructions for the same money. */
function Charges({ row: { fee, recovered, prepared, coin } }: { row: SourceRow }) {
  const t = useTranslations('instructions')
  return (
    <>
      {!isZero(fee) && <p className="t2">{t('feeText', { fee: figure(fee), coin })}</p>}
      {!isZero(recovered) && <p className="t2">{t('recoveredText', { amount: figure(recovered), coin })}</p>}
      {!isZero(prepared) && <p className="t2">{t('preparedText', { amount: figure(prepared), coin })}</p>}
    </>
  )
}

const figure = (value: string): string => numberText(value, true)
const isZero = (amount: string): boolean => /^[0.]*$/.test(amount)
