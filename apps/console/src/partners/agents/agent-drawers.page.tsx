import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { AgentEvidence } from './agent-evidence.tsx'
import { agent, rebateRun } from './agents.queries.ts'
import { RunEvidence } from './run-evidence.tsx'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'

type DrawerProps = Omit<ComponentProps<typeof ReviewDrawer>, 'evidence' | 'unseen'>

/** An agent with its licence, its position in the tree and its clients. */
export function AgentDrawer(p: DrawerProps) {
  const { data } = useQuery(agent(p.subjectId))
  return <ReviewDrawer {...p} unseen={data === undefined} evidence={<AgentEvidence id={p.subjectId} />} />
}

/** A month of rebates with the payments to each agent. */
export function RunDrawer(p: DrawerProps) {
  const { data } = useQuery(rebateRun(p.subjectId))
  return <ReviewDrawer {...p} unseen={data === undefined} evidence={<RunEvidence id={p.subjectId} />} />
}
