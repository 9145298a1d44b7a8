import type { Agent } from './agents.queries.ts'

/** The case that opens for an agent: its activation, unless a suspension or an end is proposed. */
export const caseOf = ({ id, proposed }: Pick<Agent, 'id' | 'proposed'>) =>
  ({ kind: proposed ?? 'agent_activation', subjectId: id }) as const
