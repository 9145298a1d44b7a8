import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tessera/ui/router.tsx'
import { useEffect } from 'react'

/** Tries again what did not arrive or broke: when it is asked to, and by itself when the line is back. */
export function useRetry(onRetry?: () => void): () => void {
  const { again } = useRouter()
  const client = useQueryClient()
  const retry = () => {
    // What was read may be what broke it.
    client.removeQueries({ type: 'inactive' })
    onRetry?.()
    again()
  }
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return retry
}
