import { areas } from '@tessera/domain/access/customers/areas.ts'
import type { CountryBudget, SmsRules } from '@tessera/domain/access/verification/sms-budget.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { countryText } from '#parts/country-text.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { ReasonField } from '#parts/reason-field.tsx'
import { useApply } from './apply-rules.tsx'
import { dayOf } from './day-field.ts'
import { countriesText, dialText } from './dials.ts'

const ordinary = { countryDay: null, smsClosed: false, voiceClosed: false } as const
const currentBudget = (now: SmsRules, dial: string): CountryBudget =>
  now.countries.find((country) => country.dial === dial) ?? { dial, ...ordinary }

/** The rules with the edited country; a country with default values has no row. */
function withCountry(now: SmsRules, country: CountryBudget): SmsRules {
  const differs = country.countryDay !== null || country.smsClosed || country.voiceClosed
  const others = now.countries.filter(({ dial }) => dial !== country.dial)
  return { exchange: now.exchange, countries: differs ? [...others, country] : others }
}

type CountryDialogProps = { now: SmsRules; dial?: string; onClose: () => void }

/** The rules of a country, which is chosen first unless the dialog was opened from its row. */
export function CountryDialog({ now, dial: given, onClose }: CountryDialogProps) {
  const t = useTranslations('sms')
  const [iso2, setIso2] = useState<string>()
  const dial = given ?? areas.find((area) => area.iso2 === iso2)?.dial
  const [edited, setEdited] = useState<CountryBudget | undefined>(
    given === undefined ? undefined : currentBudget(now, given),
  )
  const [day, setDay] = useState(String(edited?.countryDay ?? ''))
  const [reason, setReason] = useState('')
  const locale = useLocale()
  const right = day === '' || dayOf(day) !== undefined
  const country = edited && { ...edited, countryDay: dayOf(day) ?? null }
  const apply = useApply({
    now,
    wanted: country && right ? withCountry(now, country) : undefined,
    missingText: country === undefined ? t('countryFirst') : right ? undefined : t('invalidNumber'),
    reason,
    onDone: onClose,
  })
  const choose = (code: string) => {
    const chosen = currentBudget(now, areas.find((area) => area.iso2 === code)?.dial ?? '')
    setIso2(code)
    setEdited(chosen)
    setDay(String(chosen.countryDay ?? ''))
  }
  return (
    <ConfirmDialog
      open
      title={dial === undefined ? t('another') : t('countryTitle', { country: dialText(locale, dial) })}
      confirm={apply.button}
      loading={apply.busy}
      disabledReason={apply.whyNot}
      onConfirm={apply.run}
      onClose={onClose}
    >
      <div className="col" style={{ '--g': '16px' }}>
        {given === undefined && <CountryChoice value={iso2} onChange={choose} />}
        {edited && dial !== undefined && (
          <>
            <p className="t3">{t('sameCode', { dial, countries: countriesText(locale, dial) })}</p>
            <NumberField
              kind="count"
              label={t('own', { day: now.exchange.countryDay })}
              help={t('perDay')}
              value={day}
              onChange={setDay}
              error={right ? undefined : t('invalidNumber')}
            />
            <Switch
              label={t('sms')}
              on={!edited.smsClosed}
              onChange={(on) => setEdited({ ...edited, smsClosed: !on })}
            />
            <Switch
              label={t('voice')}
              on={!edited.voiceClosed}
              onChange={(on) => setEdited({ ...edited, voiceClosed: !on })}
            />
            {apply.hint !== undefined && <p className="t3">{apply.hint}</p>}
          </>
        )}
        <Refusal of={apply.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={500} refused={apply.error} idle={apply.idle} />
      </div>
    </ConfirmDialog>
  )
}

function CountryChoice({ value, onChange }: { value: string | undefined; onChange: (code: string) => void }) {
  const t = useTranslations('sms')
  const locale = useLocale()
  return (
    <Select
      label={t('choose')}
      search
      value={value}
      onChange={onChange}
      options={areas.map(({ iso2, dial }) => ({
        code: iso2,
        value: countryText(locale, iso2),
        also: iso2,
        end: `+${dial}`,
      }))}
    />
  )
}
