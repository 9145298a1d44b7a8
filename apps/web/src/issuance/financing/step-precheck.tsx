import { precheckLackWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { precheckNeeds } from '@tessera/domain/issuance/financing/precheck.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'
import { fieldErrorOf } from '#identity/companies/step.ts'
import { SavedText } from '#identity/companies/saved-fields.tsx'
import { useState } from 'react'
import { api } from '#parts/api.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Application } from './financing.queries.ts'
import { groupDigits } from './group-digits.ts'
import { isDraft, type StepProps } from './step.ts'

type Figure = 'revenue' | 'raised' | 'cash' | 'monthlyCost'
const figures = ['revenue', 'raised', 'cash', 'monthlyCost'] as const satisfies readonly Figure[]

const yearOf = (text: string | null): number | null => (text === null ? null : Number(text))

/** Checks the size of the company before any other question. */
export function PrecheckStep(step: StepProps) {
  const t = useTranslations('financing')
  const { application, saving, current } = step
  const precheck = application?.precheck
  const disabled = !isDraft(application)
  const keep = (field: string, given: Parameters<typeof api.financing.save>[0]['precheck']) =>
    void saving.save(field, () => api.financing.save({ precheck: given }))
  return (
    <Card title={t('figures')}>
      <div className="col" style={{ '--g': '20px' }}>
        <p className="t2">{t('figuresText')}</p>
        <div className="fields">
          <Select
            label={t('currency')}
            placeholder={t('choose')}
            options={current.currencies.map((code) => ({ code, value: code }))}
            value={precheck?.currency ?? undefined}
            onChange={(currency) => keep('currency', { currency })}
            error={fieldErrorOf(step)('currency')}
            disabled={disabled}
          />
          <SavedText
            label={t('year')}
            help={t('yearHelp')}
            start={precheck?.year == null ? null : String(precheck.year)}
            send={(text) => keep('year', { year: yearOf(text) })}
            inputMode="numeric"
            format={(text) => text.replace(/\D/gu, '')}
            maxLength={4}
            whole
            error={fieldErrorOf(step)('year')}
            disabled={disabled}
          />
          {figures.map((field) => (
            <SavedText
              key={field}
              label={t(field)}
              start={precheck?.[field] ?? null}
              send={(text) => keep(field, { [field]: text })}
              inputMode="decimal"
              format={plainAmount}
              suffix={precheck?.currency ?? ''}
              maxLength={20}
              whole
              error={fieldErrorOf(step)(field)}
              disabled={disabled}
            />
          ))}
        </div>
        {!disabled && (
          <div>
            <RunPrecheck saving={saving} />
          </div>
        )}
        <Result checked={application?.checked ?? null} currency={precheck?.currency ?? ''} />
        {fieldErrorOf(step)('precheck') !== undefined && (
          <Banner tone="negative" live>
            {fieldErrorOf(step)('precheck')}
          </Banner>
        )}
      </div>
    </Card>
  )
}

/** The button also works while the last figure is being saved: the check runs after the save. */
function RunPrecheck({ saving }: Pick<StepProps, 'saving'>) {
  const t = useTranslations('financing')
  const [running, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    await saving.save('precheck', () => api.financing.precheck({}))
    setRunning(false)
  }
  return (
    <Button loading={running} onPress={() => void run()}>
      {t('runPrecheck')}
    </Button>
  )
}

/** Keeps digits and one point, the format of amounts in requests. */
export const plainAmount = (text: string): string => text.replace(/[^\d.]/gu, '').replace(/^0+(?=\d)/u, '')

function Result({ checked, currency }: { checked: Application['checked']; currency: string }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  if (checked === null) return null
  const { revenue, raised, rate, months } = checked
  return (
    <Banner tone={checked.passed ? 'positive' : 'warning'} live>
      {checked.passed ? (
        <p className="fw6">{t('passed')}</p>
      ) : (
        <>
          {t('failedPrecheck')}
          <ul>
            {checked.lacks.map((shortfall) => (
              <li key={shortfall}>{precheckLackWords[shortfall][locale]}</li>
            ))}
          </ul>
        </>
      )}
      {currency !== precheckNeeds.currency && (
        <p>{t('reckoned', { revenue: groupDigits(revenue), raised: groupDigits(raised), rate, currency })}</p>
      )}
      {months !== null && <p>{t('months', { months })}</p>}
    </Banner>
  )
}
