import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'

type RefusalProps = {
  of: ApiError | undefined
  /** Fields that say it themselves. */
  at?: readonly string[]
}

/** What the server refused, unless a field of the form says it. */
export const Refusal = ({ of, at }: RefusalProps) =>
  of === undefined || (of.field !== undefined && at?.includes(of.field) === true) ? null : (
    <Banner tone="negative" live>
      {of.message}
    </Banner>
  )

/** The error of one field: what its form already sees, else what the server refused about it. */
export function wrongAt(refused: ApiError | undefined, field: string, seen?: string): { error?: string } {
  const error = seen ?? (refused?.field === field ? refused.message : undefined)
  return error === undefined ? {} : { error }
}
