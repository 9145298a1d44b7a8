import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { useDebounce } from 'use-debounce'
import { type Change, type Preview, settingPreview } from './settings.queries.ts'

/** The delay after the last input before the server previews the change. */
const DEBOUNCE_MS = 500
const nothing: Change = { area: 'waits', subject: '', values: {}, effectiveFrom: null }
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export type PreviewState = {
  /** The preview of exactly this change; undefined while it loads. */
  readonly data: Preview | undefined
  readonly error: ApiError | undefined
  readonly failed: Error | undefined
  readonly retry: () => void
}

/** Previews a change once typing pauses. */
export function usePreview(change: Change | undefined): PreviewState {
  const [settled] = useDebounce(change, DEBOUNCE_MS, { equalityFn: isSame })
  const isSettled = change !== undefined && isSame(settled, change)
  const { data, error, refetch } = useQuery({ ...settingPreview(change ?? nothing), enabled: isSettled })
  return {
    data: isSettled ? data : undefined,
    error: isSettled && error instanceof ApiError ? error : undefined,
    failed:
      isSettled && error !== null && !(error instanceof ApiError && error.field !== undefined) ? error : undefined,
    retry: () => void refetch(),
  }
}
