import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { resolverOf } from '#parts/form.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { DraftNotice } from '#access/customers/draft-notice.tsx'
import { useLogin } from '#access/customers/login-state.ts'
import { useDraft } from '#access/customers/use-draft.ts'
import type { PaymentMethod } from '#desk/payment-methods/payment-methods.queries.ts'
import { AdFacts } from './ad-facts.tsx'
import { type AdFormState, AmountFields, HowFields, PriceFields, WhatFields } from './ad-fields.tsx'
import { useTradingObstacle } from './missing-requirement-notice.tsx'
import s from './otc-ads.module.css'
import type { OtcTerms, OwnAd } from './otc-ads.queries.ts'
import { type AdBody, type AdFields, marginText, toAd } from './to-ad.ts'

type AdFormProps = {
  terms: OtcTerms
  methods: readonly PaymentMethod[]
  /** The ad to edit; undefined for a new one. */
  ad: OwnAd | undefined
  onDone: () => void
}

/** The fields of an ad, or of a new one in the reader's own currency if it is traded here. */
const startOf = (terms: OtcTerms, ad: OwnAd | undefined, own: string | undefined): AdFields => ({
  side: ad?.side ?? 'sell',
  coin: ad?.coin ?? terms.coins[0]?.coin ?? '',
  fiat: ad?.fiat ?? (terms.fiats.find(({ fiat }) => fiat === own) ?? terms.fiats[0])?.fiat ?? '',
  priceType: ad?.priceType ?? 'fixed',
  price: ad?.priceType === 'fixed' && ad.price !== null ? bare(ad.price) : '',
  margin: ad?.marginPpm == null ? '0' : marginText(ad.marginPpm),
  quantity: ad === undefined ? '' : bare(ad.quantity),
  min: ad === undefined ? '' : bare(ad.min),
  max: ad === undefined ? '' : bare(ad.max),
  methodIds: ad?.methods.flatMap(({ id, usable }) => (id !== null && usable ? [id] : [])) ?? [],
  methodKinds: ad?.side === 'buy' ? ad.methods.map(({ kind }) => kind) : [],
  window: String(ad?.windowMinutes ?? 30),
  terms: ad?.terms ?? '',
})

/** The fields saved as a draft: all of them. */
const drafted = [
  'side',
  'coin',
  'fiat',
  'priceType',
  'price',
  'margin',
  'quantity',
  'min',
  'max',
  'methodIds',
  'methodKinds',
  'window',
  'terms',
] as const satisfies readonly (keyof AdFields)[]

/** Publishes or edits an ad. The resulting figures are shown beside the form before the button. */
export function AdForm({ terms, methods, ad, onDone }: AdFormProps) {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const form = useAdForm(terms, ad)
  const draft = useDraft(form, `otc-ad/${ad?.id ?? 'new'}`, drafted)
  const done = () => {
    draft.drop()
    onDone()
  }
  const save = useSave(ad, done, (field, message) => form.setError(field, { message }, { shouldFocus: true }))
  const side = form.watch('side')
  const whyNot = useTradingObstacle(terms, side === 'sell')
  return (
    <Form className="split" style={{ '--aside': '340px' }} onSubmit={() => void form.handleSubmit(save.run)()}>
      <div className={s['form']}>
        <DraftNotice draft={draft} />
        <WhatFields form={form} terms={terms} fixed={ad !== undefined} />
        <PriceFields form={form} terms={terms} />
        <AmountFields form={form} terms={terms} fixed={ad !== undefined} />
        <HowFields form={form} terms={terms} methods={methods} />
      </div>
      <div className={`col ${s['facts']}`} style={{ '--g': '20px' }}>
        <AdFacts form={form} terms={terms} fixed={ad !== undefined} />
        {save.checking && (
          <Banner tone="info" live>
            {t('form.checking')}
          </Banner>
        )}
        {save.error && !isAtField(save.error) && (
          <Banner tone="negative" live>
            {save.error.message}
          </Banner>
        )}
        <FormErrors />
        <Button type="submit" block loading={save.busy} disabledReason={whyNot}>
          {t(ad === undefined ? 'form.publish' : ad.status === 'overdue' ? 'form.renew' : 'form.save')}
        </Button>
        <ButtonLink kind="ghost" size="sm" block href={paths.otcAds(locale)}>
          {t('form.back')}
        </ButtonLink>
      </div>
    </Form>
  )
}

function useAdForm(terms: OtcTerms, ad: OwnAd | undefined): AdFormState {
  const t = useTranslations('otc-ads')
  const own = useLogin().user?.fiat
  return useForm<AdFields, unknown, AdBody>({
    defaultValues: startOf(terms, ad, own),
    resolver: (typed, context, options) => {
      const coin = terms.coins.find((each) => each.coin === typed.coin)
      const fiat = terms.fiats.find((each) => each.fiat === typed.fiat)
      const bounds = {
        percent: String(terms.priceBandPpm / 10_000),
        decimals: String(terms.priceDecimals),
        coinDecimals: String(coin?.decimals ?? 0),
        fiatDecimals: String(fiat?.decimals ?? 0),
      }
      return resolverOf(
        (fields: AdFields) => toAd(fields, terms, { changes: ad !== undefined, available: coin?.available }),
        (fault) => t(`errors.${fault}`, bounds),
      )(typed, context, options)
    },
    mode: 'onTouched',
  })
}

const fieldOf: Readonly<Record<string, keyof AdFields>> = {
  price: 'price',
  marginPpm: 'margin',
  quantity: 'quantity',
  min: 'min',
  max: 'max',
  methodIds: 'methodIds',
  methodKinds: 'methodIds',
  terms: 'terms',
}
const isAtField = (error: Error): boolean => error instanceof ApiError && fieldOf[error.field ?? ''] !== undefined

function useSave(ad: OwnAd | undefined, onDone: () => void, onFault: (field: keyof AdFields, message: string) => void) {
  const t = useTranslations('otc-ads')
  const client = useQueryClient()
  return useCommand<typeof otcAds.create | typeof otcAds.edit, AdBody>(
    ad === undefined ? otcAds.create : otcAds.edit,
    ({ side, coin, fiat, quantity, ...shape }, options) =>
      ad === undefined
        ? api.otcAds.create({ side, coin, fiat, quantity, ...shape }, options)
        : api.otcAds.edit({ id: ad.id, ...shape }, options),
    ({ number }) => {
      toast('positive', t(ad === undefined ? 'form.published' : 'form.saved', { number }))
      void client.invalidateQueries({ queryKey: ['otc'] })
      void client.invalidateQueries({ queryKey: ['accounts'] })
      onDone()
    },
    (error) => {
      const field = error instanceof ApiError ? fieldOf[error.field ?? ''] : undefined
      if (field !== undefined) onFault(field, error.message)
    },
  )
}
