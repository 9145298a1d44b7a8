import { useQuery } from '@tanstack/react-query'
import { subject } from '#services/approvals/approvals.queries.ts'
import { CaseEvidence } from './case-evidence.tsx'
import { RecallItems } from './recall-items.tsx'
import { useOpenCase } from '#parts/open-case.ts'
import { useMay } from '#parts/me.queries.ts'

/** A verified identity with its possible actions; if a recall is proposed, a link to the proposal. */
export function KycFile({ id }: { id: string }) {
  const [, open] = useOpenCase()
  const { data } = useQuery({ ...subject('kyc_recall', id, undefined), enabled: useMay('kyc.review') })
  const hasProposal = data?.requests.some(({ status }) => status === 'requested') === true
  const recall = hasProposal ? { onShow: () => open({ kind: 'kyc_recall', subjectId: id }) } : 'open'
  return <CaseEvidence id={id} recall={data && recall} />
}

/** The file in the decision on a recall, with the items that its customer would have to send again. */
export function RecalledFile({ id }: { id: string }) {
  const { data } = useQuery(subject('kyc_recall', id, undefined))
  return (
    <>
      <RecallItems items={data?.requests[0]?.content['items']} />
      <CaseEvidence id={id} recall={undefined} />
    </>
  )
}
