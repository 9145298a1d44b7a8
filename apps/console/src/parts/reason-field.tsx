import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useTranslations } from 'use-intl'
import { wrongAt } from './refusal.tsx'

/** What keeps an act from being done while nobody has said why. */
export function useMissingReason(reason: string): string | undefined {
  const t = useTranslations('shell')
  return reason.trim() === '' ? t('reasonFirst') : undefined
}

type ReasonFieldProps = {
  value: string
  onChange: (reason: string) => void
  /** As many characters as the row of the contract takes. */
  most: number
  refused: ApiError | undefined
  /** While there is nothing to be done it lacks nothing. */
  idle?: boolean
}

/** Why an act is done: the audit log keeps it. */
export const ReasonField = ({ value, onChange, most, refused, idle }: ReasonFieldProps) => {
  const missing = useMissingReason(value)
  return (
    <TextArea
      label={useTranslations('shell')('reason')}
      maxLength={most}
      counter
      value={value}
      onChange={onChange}
      wrong={idle === true ? undefined : missing}
      {...wrongAt(refused, 'reason')}
    />
  )
}
