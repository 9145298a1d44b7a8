import { Banner } from '@tessera/ui/banner.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { PageLoading } from '#parts/page-loading.tsx'
import { AgentCard } from './agent-card.tsx'
import type { Current, OwnAgent } from './agents.queries.ts'
import { SignContract } from './sign-contract.tsx'

type ProgrammePageProps = {
  programme: ComponentProps<typeof SignContract>['programme']
  /** `need`: the missing requirement, for a customer who cannot apply and has not applied. */
  words: Readonly<Record<'title' | 'lead' | 'failed' | 'contract' | 'need', string>>
  answer: {
    readonly data: Pick<Current, 'contract' | 'mayApply'> | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  member: OwnAgent | undefined
  /** Content for an active member. */
  children: ReactNode
  form: ReactNode
}

/** The page of a programme that shares fees: the status of the application, the contract, the content for members, or the form. */
export function ProgrammePage({ programme, words, answer, member, children, form }: ProgrammePageProps) {
  const { data, isError, refetch } = answer
  if (!data && !isError) return <PageLoading />
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{words.title}</h1>
          <p className="t2">{words.lead}</p>
        </div>
      </div>
      {!data && <Failed title={words.failed} onRetry={() => void refetch()} />}
      {member && <AgentCard agent={member} />}
      {member?.status === 'contract' && member.signedAt === null && data && (
        <SignContract contract={data.contract} title={words.contract} programme={programme} />
      )}
      {children}
      {data?.mayApply && form}
      {data && !data.mayApply && member === undefined && <Banner tone="info">{words.need}</Banner>}
    </>
  )
}
