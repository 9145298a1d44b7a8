import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { resolverOf, useField } from '#parts/form.ts'
import { trimmed } from '#parts/money-text.ts'
import { Receipt, type ReceiptFacts } from '#parts/receipt.tsx'
import { useMost } from '#parts/use-most.ts'
import { useTransferReceipt } from './transfer-receipt.ts'
import {
  firstRoute,
  type Holdings,
  mostMovable,
  type Place,
  toTransfer,
  type TransferBody,
  type TransferFields,
} from './to-transfer.ts'

type TransferDialogProps = {
  /** The account from which the dialog was opened. */
  start: Place
  /** The coin and destination; by default a coin with a balance, and its usual destination. */
  coin?: string | undefined
  end?: Place | undefined
  /** The balances of each account. A coin moves between the spot account and its home account. */
  holdings: Holdings
  onClose: () => void
}

export function TransferDialog({ start, coin: named, end, holdings, onClose }: TransferDialogProps) {
  const t = useTranslations('transfers')
  const client = useQueryClient()
  const receiptOf = useTransferReceipt()
  const [receipt, setReceipt] = useState<ReceiptFacts>()
  const [route] = useState(() => firstRoute(holdings, start, end))
  const [from, setFrom] = useState<Place>(route.from)
  const [to, setTo] = useState<Place>(route.to)
  const own = holdings[from].filter(({ available }) => /[1-9]/u.test(available))
  const form = useForm<TransferFields, unknown, TransferBody>({
    defaultValues: { coin: (own.find(({ coin }) => coin === named) ?? own[0])?.coin ?? '', amount: '' },
    resolver: resolverOf(
      (fields: TransferFields) =>
        toTransfer(
          fields,
          { from, to },
          own.find(({ coin }) => coin === fields.coin),
        ),
      (fault) => t(`errors.${fault}`),
    ),
  })
  const move = useCommand<typeof transfers.create, TransferBody>(
    transfers.create,
    (body, options) => api.transfers.create(body, options),
    (transfer) => {
      setReceipt(receiptOf(transfer))
      void client.invalidateQueries({ queryKey: ['accounts'] })
    },
  )
  const changeRoute = (nextFrom: Place, nextTo: Place) => {
    setFrom(nextFrom)
    setTo(nextTo)
    form.reset({ coin: holdings[nextFrom].find(({ available }) => /[1-9]/u.test(available))?.coin ?? '', amount: '' })
  }
  const coin = useField(form, 'coin')
  const amount = useField(form, 'amount')
  const chosen = own.find((each) => each.coin === coin.value)
  const most = useMost()({
    most: mostMovable(chosen),
    min: 1n,
    scale: chosen?.decimals ?? 2,
    unit: chosen?.coin ?? '',
  })
  if (receipt) return <Receipt of={receipt} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('title')} busy={move.busy}>
      <Form
        className="col"
        style={{ '--g': '20px' }}
        refusal={move.error}
        onSubmit={() => void form.handleSubmit(move.run)()}
      >
        <Route from={from} to={to} onChange={changeRoute} />
        {own.length === 0 ? (
          <Banner tone="plain">{t('nothing')}</Banner>
        ) : (
          <>
            <Select
              label={t('coin')}
              options={own.map((each) => ({
                code: each.coin,
                value: each.coin,
                end: numberText(trimmed(each.available)),
              }))}
              value={coin.value}
              onChange={coin.onChange}
              name={coin.name}
              error={coin.error}
            />
            <AmountField
              label={t('amount')}
              precision={chosen?.decimals ?? 2}
              unit={chosen?.coin ?? ''}
              labelEnd={
                chosen && (
                  <span className="num">
                    {t('available', { amount: numberText(trimmed(chosen.available)), coin: chosen.coin })}
                  </span>
                )
              }
              help={most?.sentence ?? t('free')}
              {...amount}
              max={most?.max}
            />
          </>
        )}
        {move.checking && (
          <Banner tone="info" live>
            {t('checking')}
          </Banner>
        )}
        <FormErrors />
        <Button type="submit" block loading={move.busy} disabled={own.length === 0}>
          {t('submit')}
        </Button>
      </Form>
    </Dialog>
  )
}

const homes = ['token', 'fiat'] as const

/** One side is always the spot account; the other is the coin's home account. */
const Route = ({ from, to, onChange }: { from: Place; to: Place; onChange: (from: Place, to: Place) => void }) => {
  const t = useTranslations('transfers')
  const options = (place: Place) =>
    (place === 'spot' ? (['spot'] as const) : homes).map((value) => ({
      code: value,
      value: t(`places.${value}`),
      short: t(`short.${value}`),
    }))
  return (
    <div className="row" style={{ alignItems: 'flex-end' }}>
      <div className="grow">
        <Select label={t('from')} options={options(from)} value={from} onChange={(next) => onChange(next, to)} />
      </div>
      <IconButton icon={ArrowLeftRight} label={t('swap')} line onPress={() => onChange(to, from)} />
      <div className="grow">
        <Select label={t('to')} options={options(to)} value={to} onChange={(next) => onChange(from, next)} />
      </div>
    </div>
  )
}
