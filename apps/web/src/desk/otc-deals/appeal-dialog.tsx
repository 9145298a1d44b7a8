import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { APPEAL_HOURS } from '@tessera/domain/desk/otc-deals/rules.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { refusalAt } from '#parts/form.ts'
import { useLocale } from '#parts/use-locale.ts'
import { appealReasons, type Deal } from './otc-deals.queries.ts'
import { StepError } from './step-error.tsx'
import { useStep } from './use-step.ts'

const isNone = (text: string | undefined): boolean => text === undefined
type AppealRequest = { id: string; reason: string; text: string }

/** Asks Tessera to decide. A refusal keeps the input. */
export function AppealDialog({ deal: { id, side }, onClose }: { deal: Deal; onClose: () => void }) {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  const [reason, choose] = useState<string>()
  const [text, setText] = useState('')
  const appeal = useStep<typeof otcDeals.appeal, AppealRequest>(
    otcDeals.appeal,
    (input, options) => api.otcDeals.appeal(input, options),
    t('appeal.done'),
    onClose,
  )
  const reasons = useQuery(appealReasons(side))
  const missing =
    reason === undefined ? t('appeal.chooseFirst') : text.trim() === '' ? t('appeal.tellFirst') : undefined
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('appeal.title')}
      confirm={t('appeal.submit')}
      loading={appeal.busy}
      disabledReason={missing}
      onConfirm={() => reason && appeal.run({ id, reason, text: text.trim() })}
    >
      <p className="t2">{t('appeal.text', { hours: APPEAL_HOURS })}</p>
      <Select
        label={t('appeal.reason')}
        value={reason}
        onChange={choose}
        options={(reasons.data?.rows ?? []).map(({ code, text: of }) => ({ code, value: of[locale] }))}
        error={refusalAt(appeal.error, 'reason')}
      />
      <TextArea
        label={t('appeal.what')}
        help={t('appeal.whatHelp')}
        counter
        maxLength={1000}
        value={text}
        onChange={setText}
        error={refusalAt(appeal.error, 'text')}
      />
      <StepError
        error={
          [refusalAt(appeal.error, 'text'), refusalAt(appeal.error, 'reason')].every(isNone) ? appeal.error : undefined
        }
        checking={appeal.checking}
      />
    </ConfirmDialog>
  )
}
