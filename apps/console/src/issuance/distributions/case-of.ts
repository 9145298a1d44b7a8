import type { Distribution } from './distributions.queries.ts'

/** What is declared is announced, and all else opens as its release, whether it waits for it or has had it. */
export const caseOf = ({ id, status, proposed }: Pick<Distribution, 'id' | 'status' | 'proposed'>) =>
  ({
    kind: proposed ?? (status === 'declared' ? 'distribution_announce' : 'distribution_release'),
    subjectId: id,
  }) as const
