import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { isOutcomeUnknown } from '@tessera/contract/platform/http/unknown-outcome.ts'
import { useDebounce } from 'use-debounce'
import { type Change, type Preview, settingPreview } from './settings.queries.ts'

/** The delay after the last input before the server previews the change. */
const DEBOUNCE_MS = 500
const nothing: Change = { area: 'waits', subject: '', values: {}, effectiveFrom: null }
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export type PreviewState = {
  /** The preview of exactly this change; undefined while it loads. */
  readonly data: Preview | undefined
  /** The server refuses the change. */
  readonly error: ApiError | undefined
  /** The server did not answer. */
  readonly failed: Error | undefined
  readonly retry: () => void
}

/** Previews a change once typing pauses. */
export function usePreview(change: Change | undefined): PreviewState {
  const [settled] = useDebounce(change, DEBOUNCE_MS, { equalityFn: isSame })
  const isSettled = change !== undefined && isSame(settled, change)
  const { data, error, refetch } = useQuery({ ...settingPreview(change ?? nothing), enabled: isSettled })
  const isRefused = error instanceof ApiError && !isOutcomeUnknown(error.code)
  return {
    data: isSettled ? data : undefined,
    error: isSettled && isRefused ? error : undefined,
    failed: isSettled && !isRefused && error !== null ? error : undefined,
    retry: () => void refetch(),
  }
}
