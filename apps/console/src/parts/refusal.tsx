import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'

type RefusalProps = {
  of: ApiError | undefined
  /** Fields that show their own errors. */
  fields?: readonly string[]
}

/** The server's refusal, unless a field of the form shows it. */
export const Refusal = ({ of, fields }: RefusalProps) =>
  of === undefined || (of.field !== undefined && fields?.includes(of.field) === true) ? null : (
    <Banner tone="negative" live>
      {of.message}
    </Banner>
  )

/** The error of one field: that of its form, or else the server's refusal. */
export function refusalAt(refused: ApiError | undefined, field: string, formError?: string): { error?: string } {
  const error = formError ?? (refused?.field === field ? refused.message : undefined)
  return error === undefined ? {} : { error }
}
