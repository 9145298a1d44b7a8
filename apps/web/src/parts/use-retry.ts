import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRouter } from './site-router.ts'

/** Repeats failed requests and page loads when the user requests it, and when the connection returns. */
export function useRetry(onRetry?: () => void): () => void {
  const router = useRouter()
  const client = useQueryClient()
  const retry = () => {
    // Cached data may be the cause of the error.
    client.removeQueries({ type: 'inactive' })
    onRetry?.()
    void router.invalidate()
  }
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return retry
}
