import { toast } from '@tessera/ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type HistoryFilter, type HistoryPage, wholeHistory, withPending } from './accounts.queries.ts'

/** Loads every row, prints the page with all of them, and returns to one page afterwards. */
export function usePrintedHistory(filter: HistoryFilter) {
  const [data, setData] = useState<HistoryPage>()
  const load = useMutation({
    mutationFn: () => wholeHistory(filter),
    onSuccess: (page) => setData(withPending(page)),
    onError: (error) => toast('negative', error.message),
  })
  useEffect(() => {
    if (data === undefined) return undefined
    const end = () => setData(undefined)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [data])
  return { data, isPending: load.isPending, print: () => load.mutate() }
}
