import { keepCaretOfEdit, useImeInput } from '@tessera/ui/ime.ts'
import { describedBy, FieldFoot } from '@tessera/ui/field.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { TextFieldRoot } from '@tessera/ui/text-field-root.tsx'
import { useAmountEdit } from '@tessera/ui/use-amount-edit.ts'
import { useFormField } from '@tessera/ui/use-form-field.ts'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, Input, Label } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { Offer } from './offer.ts'
import s from './subscriptions.module.css'
import { type OfferTerms, stepped } from './to-subscription.ts'

type UnitsFieldProps = {
  offer: OfferTerms & Pick<Offer, 'currency'>
  units: string
  onChange: (units: string) => void
  error: string | undefined
}

/** A field for whole units between two buttons that change them by one step. */
export function UnitsField({ offer, units, onChange, error: wrong }: UnitsFieldProps) {
  const t = useTranslations('subscriptions')
  const price = numberText(offer.unitPrice)
  const footId = useId()
  const { root, error, entryId } = useFormField({ label: t('units'), name: 'units', value: units, error: wrong })
  /** Shows a typed decimal point until the field changes again; digits typed after it are ignored. */
  const [point, setPoint] = useState('')
  const current = `${units}${point}`
  const { edit, note } = useAmountEdit(current, { precision: 0, unit: t('units') })
  const help = note ?? t('minimum', { units: Number.parseInt(offer.minUnits, 10), step: numberText(offer.stepUnits) })
  const typed = useImeInput(current, (text) => {
    const result = edit(current, text)
    keepCaretOfEdit(current, text, result)
    const [whole = '', decimals] = result.split('.')
    setPoint(decimals === undefined ? '' : '.')
    onChange(whole)
  })
  const step = (by: 1 | -1) => {
    setPoint('')
    onChange(stepped(units, by, offer))
  }
  return (
    <TextFieldRoot
      ref={root}
      value={typed.value}
      onChange={typed.onChange}
      onBlur={() => setPoint('')}
      inputMode="numeric"
      isInvalid={error !== undefined}
      label={t('units')}
      {...describedBy(footId, { help, error, entryId })}
      className="col"
    >
      <div className="row row--between">
        <Label className="fw5 sm">{t('units')}</Label>
        <span className="t3 xs num">{t('unitPrice', { price, currency: offer.currency })}</span>
      </div>
      <div className={s['stepper']}>
        <Button slot={null} aria-label={t('fewer')} onPress={() => step(-1)}>
          <Icon of={Minus} />
        </Button>
        <Input {...typed.composition} />
        <output className="sr">{note}</output>
        <Button slot={null} aria-label={t('more')} onPress={() => step(1)}>
          <Icon of={Plus} />
        </Button>
      </div>
      <FieldFoot id={footId} {...{ help, error }} />
    </TextFieldRoot>
  )
}
