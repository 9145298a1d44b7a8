import { Card, Facts } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useTranslations } from 'use-intl'
import { fieldErrorOf } from '#identity/companies/step.ts'
import { api } from '#parts/api.ts'
import { percentText } from '#parts/ratio.ts'
import { isDraft, type StepProps } from './step.ts'

/** The fees of Tessera, which the issuer accepts in the shown version. */
export function FeesStep(step: StepProps) {
  const t = useTranslations('financing')
  const { application, current, saving } = step
  const fee = isDraft(application) ? current.fee : (application?.fee ?? null)
  if (fee === null) return null
  return (
    <Card title={t('feeTitle')}>
      <div className="col" style={{ '--g': '20px' }}>
        <Facts columns={2} items={[{ term: t('feeOf'), value: `${percentText(fee)}%` }]} />
        <p className="t2">{t('feeText')}</p>
        <Checkbox
          checked={application?.fee === fee}
          disabled={!isDraft(application)}
          onChange={(isAccepted) =>
            void saving.save('fees', () => api.financing.save({ fee: isAccepted ? fee : null }))
          }
          error={fieldErrorOf(step)('fees')}
        >
          {t('acceptFee')}
        </Checkbox>
      </div>
    </Card>
  )
}
