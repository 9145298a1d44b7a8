import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Tries again what did not arrive or broke: when it is asked to, and by itself when the line is back. */
export function useRetry(reset: () => void): () => void {
  const router = useRouter()
  const client = useQueryClient()
  const retry = () => {
    // What was read may be what broke it.
    client.removeQueries({ type: 'inactive' })
    reset()
    void router.invalidate()
  }
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return retry
}
