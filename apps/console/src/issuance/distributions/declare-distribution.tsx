import { useQuery } from '@tanstack/react-query'
import { distributionTypes } from '@tessera/domain/issuance/distributions/machine.ts'
import { PER_UNIT_SCALE } from '@tessera/domain/issuance/distributions/share.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { timeOf } from '#parts/input-rules.ts'
import { ratesOf, ratioOf } from './rates-text.ts'

const fields = ['symbol', 'type', 'period', 'perUnit', 'recordAt', 'payAt', 'withholding', 'otherRate'] as const
type Typed = Record<(typeof fields)[number], string>
const nothing: Typed = {
  symbol: '',
  type: 'dividend',
  period: '',
  perUnit: '',
  recordAt: '',
  payAt: '',
  withholding: '',
  otherRate: '0',
}

/** The request; undefined while an input is missing or invalid. */
function read(typed: Typed) {
  const type = distributionTypes.find((known) => known === typed.type)
  const [recordAt, payAt] = [timeOf(typed.recordAt), timeOf(typed.payAt)]
  const [withholding, otherRate] = [ratesOf(typed.withholding), ratioOf(typed.otherRate)]
  const [symbol, period, perUnit] = [typed.symbol, typed.period.trim(), typed.perUnit]
  if (type === undefined || recordAt === undefined || payAt === undefined) return undefined
  if (payAt < recordAt || withholding === undefined || otherRate === undefined) return undefined
  if (symbol === '' || period === '' || perUnit === '') return undefined
  return { symbol, type, period, perUnit, recordAt, payAt, withholding, otherRate }
}

/** Products whose units customers may hold. */
const holdable = {
  queryKey: ['products', 'held'],
  queryFn: async () => {
    const pages = (['trading', 'allotted'] as const).map((status) => api.productsManage.list({ status, pageSize: 100 }))
    return (await Promise.all(pages)).flatMap(({ rows }) => rows)
  },
}

/** Declares a distribution of an issuer to the holders of a product. Two further steps announce and release it. */
export function DeclareDistribution({ onClose }: { onClose: () => void }) {
  const t = useTranslations('distributions')
  const [typed, setTyped] = useState(nothing)
  const set = (field: keyof Typed) => (value: string) => setTyped((all) => ({ ...all, [field]: value }))
  const { data: products } = useQuery(holdable)
  const declare = useAct(
    useIdempotentCall((input: NonNullable<ReturnType<typeof read>>, once) =>
      api.distributionsManage.declare(input, once),
    ),
    () => {
      toast('positive', t('declared'))
      onClose()
    },
  )
  const input = read(typed)
  const wrong = (field: keyof Typed, isRight: boolean, words: 'time' | 'order' | 'rates' | 'rate') =>
    refusalAt(declare.error, field, typed[field] === '' || isRight ? undefined : t(`errors.${words}`))
  const isEarly = (timeOf(typed.payAt) ?? '~') < (timeOf(typed.recordAt) ?? '')
  const currency = products?.find(({ symbol }) => symbol === typed.symbol)?.terms.economics.currency ?? undefined
  return (
    <ConfirmDialog
      open
      title={t('declare')}
      confirm={t('declare')}
      loading={declare.busy}
      disabledReason={input === undefined ? t('fill') : undefined}
      onConfirm={() => input && declare.run(input)}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{products?.length === 0 ? t('noProducts') : t('declareText')}</p>
        <Refusal of={declare.error} fields={fields} />
        <Select
          label={t('product')}
          value={typed.symbol}
          onChange={set('symbol')}
          options={(products ?? []).map(({ symbol, terms }) => ({
            code: symbol,
            value: `${symbol} · ${terms.facts.name.en}`,
          }))}
        />
        <Select
          label={t('type')}
          value={typed.type}
          onChange={set('type')}
          options={distributionTypes.map((value) => ({ code: value, value: t(`types.${value}`) }))}
        />
        <TextInput
          label={t('period')}
          help={t('periodHelp')}
          maxLength={20}
          value={typed.period}
          onChange={set('period')}
          {...refusalAt(declare.error, 'period')}
        />
        <AmountField
          label={currency === undefined ? t('col.perUnit') : t('perUnit', { currency })}
          precision={PER_UNIT_SCALE}
          unit={currency ?? ''}
          value={typed.perUnit}
          onChange={set('perUnit')}
          {...refusalAt(declare.error, 'perUnit')}
        />
        {(['recordAt', 'payAt'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(field)}
            placeholder="YYYY-MM-DD HH:MM"
            maxLength={16}
            value={typed[field]}
            onChange={set(field)}
            {...(field === 'payAt' && isEarly
              ? wrong(field, false, 'order')
              : wrong(field, timeOf(typed[field]) !== undefined, 'time'))}
          />
        ))}
        <TextInput
          label={t('withholding')}
          help={t('withholdingHelp')}
          maxLength={600}
          value={typed.withholding}
          onChange={set('withholding')}
          {...wrong('withholding', ratesOf(typed.withholding) !== undefined, 'rates')}
        />
        <TextInput
          label={t('otherRate')}
          maxLength={8}
          value={typed.otherRate}
          onChange={set('otherRate')}
          {...wrong('otherRate', ratioOf(typed.otherRate) !== undefined, 'rate')}
        />
      </div>
    </ConfirmDialog>
  )
}
