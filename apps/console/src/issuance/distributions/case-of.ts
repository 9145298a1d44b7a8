import type { Distribution } from './distributions.queries.ts'

/** The case that a distribution opens: the announcement while it is only declared, otherwise its release. */
export const caseOf = ({ id, status, proposed }: Pick<Distribution, 'id' | 'status' | 'proposed'>) =>
  ({
    kind: proposed ?? (status === 'declared' ? 'distribution_announce' : 'distribution_release'),
    subjectId: id,
  }) as const
