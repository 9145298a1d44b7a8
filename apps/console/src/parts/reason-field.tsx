import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useTranslations } from 'use-intl'
import { refusalAt } from './refusal.tsx'

/** The text that asks for a reason while there is none. */
export function useMissingReason(reason: string): string | undefined {
  const t = useTranslations('shell')
  return reason.trim() === '' ? t('reasonFirst') : undefined
}

type ReasonFieldProps = {
  value: string
  onChange: (reason: string) => void
  /** The maximum length, as in the contract. */
  max: number
  refused: ApiError | undefined
  /** True while there is nothing to do, so no reason is required. */
  idle?: boolean
}

/** The reason for an action, which the audit log stores. */
export const ReasonField = ({ value, onChange, max, refused, idle }: ReasonFieldProps) => {
  const missing = useMissingReason(value)
  return (
    <TextArea
      name="reason"
      label={useTranslations('shell')('reason')}
      maxLength={max}
      counter
      value={value}
      onChange={onChange}
      fault={idle === true ? undefined : missing}
      {...refusalAt(refused, 'reason')}
    />
  )
}
