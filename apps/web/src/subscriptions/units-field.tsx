import { holdCaret, useComposed } from '@tessera/ui/composed.ts'
import { describedBy, FieldFoot } from '@tessera/ui/field.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { keepDigits } from '@tessera/ui/text-rules.ts'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { Button, Group, Input, Label, TextField } from 'react-aria-components'
import type { Offer } from './offer.ts'
import s from './subscriptions.module.css'
import { useSubscriptionWords } from './subscriptions-words.ts'
import { stepped } from './to-subscription.ts'

type UnitsFieldProps = { offer: Offer; units: string; onChange: (units: string) => void; error: string | undefined }

const keepUnits = (text: string): string => keepDigits(text).slice(0, 15)

/** Whole units between two buttons that go one step. */
export function UnitsField({ offer, units, onChange, error }: UnitsFieldProps) {
  const t = useSubscriptionWords()
  const price = numberText(offer.unitPrice)
  const help = t('minimum', { units: Number.parseInt(offer.minUnits, 10), step: numberText(offer.stepUnits) })
  const footId = useId()
  const typed = useComposed(units, (text) => {
    holdCaret(text, keepUnits)
    onChange(keepUnits(text))
  })
  return (
    <TextField
      value={typed.value}
      onChange={typed.onChange}
      inputMode="numeric"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...describedBy(footId, { help, error })}
      className="col"
    >
      <div className="row row--between">
        <Label className="fw5 sm">{t('units')}</Label>
        <span className="t3 xs num">{t('unitPrice', { price, currency: offer.currency })}</span>
      </div>
      <Group className={s['stepper'] ?? ''}>
        <Button slot={null} aria-label={t('fewer')} onPress={() => onChange(stepped(units, -1, offer))}>
          <Icon of={Minus} />
        </Button>
        <Input {...typed.composition} />
        <Button slot={null} aria-label={t('more')} onPress={() => onChange(stepped(units, 1, offer))}>
          <Icon of={Plus} />
        </Button>
      </Group>
      <FieldFoot id={footId} {...{ help, error }} />
    </TextField>
  )
}
