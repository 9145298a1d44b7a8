import type { Agent } from './agents.queries.ts'

/** All that is decided of an agent opens as its activation, but for a proposal to suspend or end it. */
export const caseOf = ({ id, proposed }: Pick<Agent, 'id' | 'proposed'>) =>
  ({ kind: proposed ?? 'agent_activation', subjectId: id }) as const
