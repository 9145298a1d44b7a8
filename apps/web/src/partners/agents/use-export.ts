import { toast } from '@tessera/ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import type { api } from '#parts/api.ts'
import { freshId } from '#parts/fresh-id.ts'
import { saveText } from '#parts/save-text.ts'
import { dayText } from '#parts/time-text.ts'

type Export = {
  /** The name of the saved file, for one month or for everything. */
  readonly name: (month?: string) => string
  readonly start: (options: { readonly idempotencyKey: string }, month?: string) => Promise<{ readonly jobId: string }>
  readonly jobs: Pick<typeof api.agents, 'exportStatus' | 'exportFile'>
  readonly messageOf: (rows: { readonly count: number; readonly until: string }) => string
}
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 1000))

/** Requests a file, waits until a job has written it, and saves it. */
export const useExport = ({ name, start, jobs, messageOf }: Export) =>
  useMutation({
    mutationFn: async (month?: string) => {
      const { jobId } = await start({ idempotencyKey: freshId() }, month)
      let job = await jobs.exportStatus({ jobId })
      while (!job.ready) {
        await pause()
        job = await jobs.exportStatus({ jobId })
      }
      saveText(name(month), await jobs.exportFile({ jobId }), 'text/csv')
      return job
    },
    onSuccess: ({ rows, availableUntil }) =>
      toast('positive', messageOf({ count: rows ?? 0, until: dayText(availableUntil) })),
    onError: (error) => toast('negative', error.message),
  })
