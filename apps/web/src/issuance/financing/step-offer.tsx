import { financingTypeWords, structureWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { financingTypes, type Offer } from '@tessera/domain/issuance/financing/application.ts'
import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { capitalStructures } from '@tessera/domain/issuance/products/product.ts'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'
import { fieldErrorOf, mayEdit } from '#identity/companies/step.ts'
import { SavedArea, SavedText } from '#identity/companies/saved-fields.tsx'
import { api } from '#parts/api.ts'
import { useLocale } from '#parts/use-locale.ts'
import { groupDigits } from './group-digits.ts'
import { plainAmount } from './step-precheck.tsx'
import type { StepProps } from './step.ts'
import { UsesEditor } from './uses-editor.tsx'

type Text = Exclude<keyof Offer, 'structure' | 'type'>

/** The offer: its figures, its texts in both languages, and the use of the money. */
export function OfferStep(step: StepProps) {
  return (
    <div className="col" style={{ '--g': '24px' }}>
      <FiguresCard {...step} />
      <WordsCard {...step} />
      <UsesEditor {...step} />
    </div>
  )
}

const keep =
  ({ saving }: StepProps) =>
  (field: string, offer: Parameters<typeof api.financing.save>[0]['offer']) =>
    void saving.save(field, () => api.financing.save({ offer }))
const fieldsOf = (step: StepProps) => (name: Text) => ({
  start: step.application?.offer[name] ?? null,
  send: (value: string | null) => keep(step)(name, { [name]: value }),
  error: fieldErrorOf(step)(name),
  disabled: !mayEdit(step.application, 'offer'),
})

const digits = (text: string): string => text.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '')

function FiguresCard(step: StepProps) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const offer = step.application?.offer
  const field = fieldsOf(step)
  const disabled = !mayEdit(step.application, 'offer')
  return (
    <Card title={t('offerTitle')}>
      <div className="col" style={{ '--g': '20px' }}>
        <div className="fields">
          <Select
            label={t('structure')}
            placeholder={t('choose')}
            options={capitalStructures.map((value) => ({ code: value, value: structureWords[value][locale] }))}
            value={offer?.structure ?? undefined}
            onChange={(structure) => keep(step)('structure', { structure })}
            error={fieldErrorOf(step)('structure')}
            disabled={disabled}
          />
          <Select
            label={t('productType')}
            placeholder={t('choose')}
            options={financingTypes.map((value) => ({ code: value, value: financingTypeWords[value][locale] }))}
            value={offer?.type ?? undefined}
            onChange={(type) => keep(step)('type', { type })}
            error={fieldErrorOf(step)('type')}
            disabled={disabled}
          />
          <Select
            label={t('currency')}
            placeholder={t('choose')}
            options={step.current.currencies.map((code) => ({ code, value: code }))}
            value={offer?.currency ?? undefined}
            onChange={(currency) => keep(step)('currency', { currency })}
            error={fieldErrorOf(step)('currency')}
            disabled={disabled}
          />
          <SavedText
            {...field('unitPrice')}
            label={t('unitPrice')}
            inputMode="decimal"
            format={plainAmount}
            suffix={offer?.currency ?? ''}
            maxLength={20}
            whole
          />
          <SavedText {...field('units')} label={t('units')} inputMode="numeric" format={digits} maxLength={15} whole />
          <SavedText
            {...field('minUnits')}
            label={t('minUnits')}
            inputMode="numeric"
            format={digits}
            maxLength={15}
            whole
          />
        </div>
        <Details items={[{ term: t('amount'), value: amountOf(offer) ?? '--' }]} />
      </div>
    </Card>
  )
}

/** Price times units, with the decimals of the price. */
export function amountOf(offer: Offer | undefined): string | undefined {
  const { unitPrice, units, currency } = offer ?? {}
  if (unitPrice == null || units == null || currency == null) return undefined
  const decimals = unitPrice.split('.')[1]?.length ?? 0
  const price = parseAmount(unitPrice, decimals)
  if (price === undefined) return undefined
  const minor = String(price * BigInt(units)).padStart(decimals + 1, '0')
  const text = decimals === 0 ? minor : `${minor.slice(0, -decimals)}.${minor.slice(-decimals)}`
  return `${groupDigits(text)} ${currency}`
}

function WordsCard(step: StepProps) {
  const t = useTranslations('financing')
  const field = fieldsOf(step)
  return (
    <Card title={t('wordsTitle')}>
      <div className="fields">
        <SavedText {...field('nameEn')} label={t('nameEn')} maxLength={80} />
        <SavedText {...field('nameZh')} label={t('nameZh')} maxLength={80} />
        <SavedText {...field('summaryEn')} label={t('summaryEn')} maxLength={200} />
        <SavedText {...field('summaryZh')} label={t('summaryZh')} maxLength={200} />
        <SavedText {...field('termEn')} label={t('termEn')} maxLength={40} />
        <SavedText {...field('termZh')} label={t('termZh')} maxLength={40} />
        <SavedArea {...field('descriptionEn')} label={t('descriptionEn')} maxLength={5000} />
        <SavedArea {...field('descriptionZh')} label={t('descriptionZh')} maxLength={5000} />
        <SavedArea {...field('riskEn')} label={t('riskEn')} maxLength={2000} />
        <SavedArea {...field('riskZh')} label={t('riskZh')} maxLength={2000} />
      </div>
    </Card>
  )
}
