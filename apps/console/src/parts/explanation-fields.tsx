import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useTranslations } from 'use-intl'
import { refusalAt } from './refusal.tsx'
import { useReasonChoices } from './reasons.queries.ts'

/** The reason code and the note that the customer of an adjustment reads. */
export type Explanation = { readonly reasonCode: string | undefined; readonly en: string; readonly zh: string }
export const emptyExplanation: Explanation = { reasonCode: undefined, en: '', zh: '' }

/** Returns the explanation as a proposal has it; undefined until it is complete. */
export const explanationIn = ({ reasonCode, en, zh }: Explanation) =>
  reasonCode === undefined || en.trim() === '' || zh.trim() === ''
    ? undefined
    : { reasonCode, note: { en_US: en, zh_CN: zh } }

/** The fields of a proposal at which the server refuses an explanation. */
export const explanationFields = ['reasonCode', 'note.en_US', 'note.zh_CN']

type ExplanationFieldsProps = {
  value: Explanation
  onChange: (value: Explanation) => void
  refused: ApiError | undefined
}

/** Chooses the reason of an adjustment, and the note to the customer in both languages. */
export function ExplanationFields({ value, onChange, refused }: ExplanationFieldsProps) {
  const t = useTranslations('shell')
  const choices = useReasonChoices('adjustment')
  return (
    <>
      <Select
        label={t('explanation.reason')}
        value={value.reasonCode}
        options={[...choices]}
        onChange={(reasonCode) => onChange({ ...value, reasonCode })}
        {...refusalAt(refused, 'reasonCode')}
      />
      <TextArea
        label={t('explanation.english')}
        maxLength={500}
        value={value.en}
        onChange={(en) => onChange({ ...value, en })}
        {...refusalAt(refused, 'note.en_US')}
      />
      <TextArea
        label={t('explanation.chinese')}
        maxLength={500}
        value={value.zh}
        onChange={(zh) => onChange({ ...value, zh })}
        {...refusalAt(refused, 'note.zh_CN')}
      />
    </>
  )
}
