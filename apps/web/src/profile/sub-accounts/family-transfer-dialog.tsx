import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { resolverOf, useField } from '#parts/form.ts'
import { trimmed } from '#parts/money-text.ts'
import { Receipt, type ReceiptFacts } from '#parts/receipt.tsx'
import {
  mostMovable,
  type Place,
  toTransfer,
  type TransferFields,
  type TransferFault,
} from '#profile/transfers/to-transfer.ts'
import { useMost } from '#parts/use-most.ts'
import { useTransferReceipt } from '#profile/transfers/transfer-receipt.ts'
import { placesOf, type Side, SideFields } from './side-fields.tsx'
import { heldBy, type SubAccount } from './sub-accounts.queries.ts'

type Body = { coin: string; amount: string; from: Side; to: Side }
type FamilyTransferProps = { subs: readonly SubAccount[]; to: SubAccount; onClose: () => void }

export function FamilyTransferDialog({ subs, to: first, onClose }: FamilyTransferProps) {
  const t = useTranslations('sub-accounts')
  const tTransfers = useTranslations('transfers')
  const client = useQueryClient()
  const receiptOf = useTransferReceipt()
  const [receipt, setReceipt] = useState<ReceiptFacts>()
  const [from, setFrom] = useState<Side>({ account: 'main', place: 'token' })
  const [to, setTo] = useState<Side>({ account: first.id, place: 'token' })
  const { data: balances, isError, refetch } = useQuery(heldBy(from.account))
  const own = (balances?.accounts.find(({ kind }) => kind === from.place)?.holdings ?? []).filter(({ available }) =>
    /[1-9]/u.test(available),
  )
  const form = useForm<TransferFields, unknown, Body>({
    defaultValues: { coin: '', amount: '' },
    resolver: resolverOf<TransferFields, Body, TransferFault>(
      (fields) => {
        const read = toTransfer(fields, { from: from.place, to: to.place }, chosenOf(fields.coin))
        return read.ok ? { ok: true, body: { ...read.body, from, to } } : read
      },
      (fault) => tTransfers(`errors.${fault}`),
    ),
  })
  const coin = useField(form, 'coin')
  const amount = useField(form, 'amount')
  const chosenOf = (code: string) => own.find((each) => each.coin === code) ?? own[0]
  const chosen = chosenOf(coin.value)
  const move = useCommand<typeof subAccounts.transfer, Body>(
    subAccounts.transfer,
    (body, options) => api.subAccounts.transfer(body, options),
    (done) => {
      setReceipt(receiptOf(done, t('moved', { amount: numberText(trimmed(done.amount)), coin: done.coin })))
      void client.invalidateQueries({ queryKey: ['accounts'] })
    },
  )
  /** The source account limits the destinations: fiat money never goes to a token account. */
  const changeFrom = (side: Side) => {
    setFrom(side)
    if (!placesOf(side.place).includes(to.place)) setTo({ ...to, place: side.place })
    form.reset({ coin: '', amount: '' })
  }
  const same = from.account === to.account
  const most = useMost()({
    most: mostMovable(chosen),
    min: 1n,
    scale: chosen?.decimals ?? 2,
    unit: chosen?.coin ?? '',
  })
  if (receipt) return <Receipt of={receipt} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('transferTitle')} busy={move.busy}>
      <Form
        className="col"
        style={{ '--g': '20px' }}
        refusal={move.error}
        onSubmit={() => void form.handleSubmit(move.run)()}
      >
        <SideFields label={t('from')} side={from} subs={subs} places={allPlaces} onChange={changeFrom} />
        <SideFields label={t('to')} side={to} subs={subs} places={placesOf(from.place)} onChange={setTo} />
        {isError && !balances ? (
          <Failed title={t('heldFailed')} onRetry={() => void refetch()} />
        ) : balances !== undefined && own.length === 0 ? (
          <Banner tone="plain">{tTransfers('nothing')}</Banner>
        ) : (
          <>
            <Select
              label={tTransfers('coin')}
              options={own.map((each) => ({
                code: each.coin,
                value: each.coin,
                end: numberText(trimmed(each.available)),
              }))}
              value={chosen?.coin ?? ''}
              onChange={coin.onChange}
              name={coin.name}
              error={coin.error}
            />
            <AmountField
              label={tTransfers('amount')}
              precision={chosen?.decimals ?? 2}
              unit={chosen?.coin ?? ''}
              help={most?.sentence ?? tTransfers('free')}
              {...amount}
              max={most?.max}
            />
          </>
        )}
        {move.checking && (
          <Banner tone="info" live>
            {tTransfers('checking')}
          </Banner>
        )}
        <FormErrors />
        <Button
          type="submit"
          block
          loading={move.busy}
          disabled={own.length === 0}
          disabledReason={same ? t('sameAccount') : undefined}
        >
          {tTransfers('submit')}
        </Button>
      </Form>
    </Dialog>
  )
}

const allPlaces: readonly Place[] = ['token', 'spot', 'fiat']
