import { useQuery } from '@tanstack/react-query'
import { subject } from '#services/approvals/approvals.queries.ts'
import { CaseEvidence } from './case-evidence.tsx'
import { RecallItems } from './recall-items.tsx'
import { useOpenCase } from '#parts/open-case.ts'
import { useMay } from '#parts/me.queries.ts'

/** A file with what may be done to it; once somebody has proposed to recall it, the way to that proposal. */
export function KycFile({ id }: { id: string }) {
  const [, open] = useOpenCase()
  const { data } = useQuery({ ...subject('kyc_recall', id, undefined), enabled: useMay('kyc.review') })
  const waits = data?.requests.some(({ status }) => status === 'requested') === true
  const recall = waits ? { onShow: () => open({ kind: 'kyc_recall', subjectId: id }) } : 'open'
  return <CaseEvidence id={id} recall={data && recall} />
}

/** The same where it is decided whether it is reviewed again, with what its customer would be asked. */
export function RecalledFile({ id }: { id: string }) {
  const { data } = useQuery(subject('kyc_recall', id, undefined))
  return (
    <>
      <RecallItems items={data?.requests[0]?.content['items']} />
      <CaseEvidence id={id} recall={undefined} />
    </>
  )
}
