import { alertSides, type AlertSide } from '@tessera/domain/trading/price-alerts/price-alert.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import type { Market } from '#trading/markets/markets.queries.ts'

/** Adds an alert: above or below a price. */
export function AlertForm({ market }: { market: Market }) {
  const t = useTranslations('price-alerts')
  const client = useQueryClient()
  const [side, setSide] = useState<AlertSide>('above')
  const [price, setPrice] = useState('')
  const [added, setAdded] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (added > 0) form.current?.querySelector('input')?.focus()
  }, [added])
  const create = useMutation({
    mutationFn: () => api.priceAlerts.create({ symbol: market.symbol, side, price }),
    onSuccess: () => {
      toast('positive', t('added'))
      setPrice('')
      setAdded(added + 1)
      return client.invalidateQueries({ queryKey: ['price-alerts'] })
    },
  })
  const missing = price === '' ? t('priceMissing') : undefined
  return (
    // A new form for each alert, because the last one would call its emptied price missing.
    <Form key={added} ref={form} className="col" refusal={create.error} onSubmit={() => create.mutate()}>
      <Tabs
        label={t('when')}
        variant="segmented"
        size="sm"
        items={alertSides.map((id) => ({ index: id, name: t(`sides.${id}`) }))}
        chosen={side}
        onChange={(next) => {
          setSide(next)
          create.reset()
        }}
      />
      <AmountField
        label={t('price')}
        name="price"
        precision={market.pricePrecision}
        unit={market.quote}
        value={price}
        onChange={(next) => {
          setPrice(next)
          create.reset()
        }}
        fault={missing}
      />
      <FormErrors />
      <Button type="submit" block size="md" loading={create.isPending} disabledReason={missing}>
        {t('add')}
      </Button>
    </Form>
  )
}
