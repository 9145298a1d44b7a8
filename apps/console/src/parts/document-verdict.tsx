import { useQuery } from '@tanstack/react-query'
import { type DocumentVerdict as Verdict, documentVerdicts } from '@tessera/domain/identity/kyc/document-verdicts.ts'
import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'
import { useAct } from './act.ts'
import { api } from './api.ts'
import { Refusal } from './refusal.tsx'
import { useMay } from './me.queries.ts'

type VerdictProps = { readonly subjectId: string; readonly uploadId: string; readonly name: string }

/**
 * The operator's own verdict on a document that they opened; an approval needs one from both people for each document.
 */
export function DocumentVerdict({ subjectId, uploadId, name }: VerdictProps) {
  const t = useTranslations('approvals')
  const mayReview = useMay('kyc.review')
  const { data } = useQuery({
    queryKey: ['approvals', 'documents', subjectId],
    queryFn: () => api.approvals.documents({ subjectId }),
    enabled: mayReview,
  })
  const act = useAct(api.approvals.judgeDocument, () => undefined)
  const check = data?.rows.find((row) => row.uploadId === uploadId)
  if (check === undefined) return null
  const choose = (verdict: Verdict): void => act.run({ subjectId, uploadId, verdict })
  return (
    <>
      <Select
        aria-label={t('verdictOn', { name })}
        size="sm"
        placeholder={t('verdictFirst')}
        value={check.verdict ?? undefined}
        onChange={choose}
        options={documentVerdicts.map((value) => ({ code: value, value: t(`documentVerdicts.${value}`) }))}
      />
      <Refusal of={act.error} />
    </>
  )
}
