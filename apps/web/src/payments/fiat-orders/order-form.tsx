import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { resolverOf, useField } from '#parts/form.ts'
import { type FiatTerms, fiatTerms } from './fiat-orders.queries.ts'
import { useFirstFiat } from './first-fiat.ts'
import { type FiatBody, type FiatFields, toFiatOrder } from './to-fiat-order.ts'
import { FormLoading } from '#parts/form-loading.tsx'
import { listText } from '#parts/list-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { DraftNotice } from '#access/customers/draft-notice.tsx'
import { useDraft } from '#access/customers/use-draft.ts'

export function OrderForm({ onMade }: { onMade: (id: string) => void }) {
  const t = useTranslations('fiat-orders')
  const { data, isError, refetch } = useQuery(fiatTerms())
  const first = useFirstFiat(data?.rows ?? [])
  if (isError && !data) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  if (!data || first === 'wait') return <FormLoading />
  return first === undefined ? (
    <Empty title={t('closed')} />
  ) : (
    <Fields terms={data.rows} closedFiats={data.closedFiats} first={first} onMade={onMade} />
  )
}

type FieldsProps = {
  terms: readonly FiatTerms[]
  closedFiats: readonly string[]
  first: FiatTerms
  onMade: (id: string) => void
}

function Fields({ terms, closedFiats, first, onMade }: FieldsProps) {
  const t = useTranslations('fiat-orders')
  const locale = useLocale()
  const client = useQueryClient()
  const form = useForm<FiatFields, unknown, FiatBody>({
    defaultValues: { fiat: first.fiat, amount: '' },
    resolver: (typed, context, options) => {
      const of = terms.find(({ fiat }) => fiat === typed.fiat)
      const bounds = { min: numberText(of?.min), max: numberText(of?.max), fiat: typed.fiat }
      return resolverOf(
        (fields: FiatFields) => toFiatOrder(fields, of),
        (fault) => t(`errors.${fault}`, bounds),
      )(typed, context, options)
    },
  })
  const draft = useDraft(form, 'fiat-order', ['fiat', 'amount'])
  const create = useCommand<typeof fiatOrders.create, FiatBody>(
    fiatOrders.create,
    (body, options) => api.fiatOrders.create(body, options),
    ({ id }) => {
      draft.drop()
      void client.invalidateQueries({ queryKey: ['fiatOrders', 'list'] })
      onMade(id)
    },
  )
  const fiat = useField(form, 'fiat')
  const chosen = terms.find((each) => each.fiat === fiat.value) ?? first
  const { min, max } = chosen
  return (
    <Card title={t('create')}>
      <Form
        className="col"
        style={{ '--g': '20px', maxWidth: 520 }}
        refusal={create.error}
        onSubmit={() => void form.handleSubmit(create.run)()}
      >
        <DraftNotice draft={draft} />
        <Select
          label={t('currency')}
          value={fiat.value}
          onChange={fiat.onChange}
          name={fiat.name}
          error={fiat.error}
          options={terms.map((each) => ({ code: each.fiat, value: each.fiat, end: each.name }))}
        />
        {closedFiats.length > 0 && (
          <p className="sm t3">{t('closedFiats', { fiats: listText(locale, closedFiats) })}</p>
        )}
        <AmountField
          label={t('amount')}
          precision={chosen.decimals}
          unit={chosen.fiat}
          help={t('bounds', {
            min: numberText(min),
            max: numberText(max),
            fiat: chosen.fiat,
            hours: chosen.expiresHours,
          })}
          {...useField(form, 'amount')}
        />
        <p className="sm t3">{t('bank', { bank: chosen.bank })}</p>
        {create.checking && (
          <Banner tone="info" live>
            {t('checking')}
          </Banner>
        )}
        <FormErrors />
        <Button type="submit" loading={create.busy}>
          {t('submit')}
        </Button>
      </Form>
    </Card>
  )
}
