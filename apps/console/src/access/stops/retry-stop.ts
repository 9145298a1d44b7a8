import { ApiError } from '@tessera/contract/platform/http/client.ts'

type Waiting = {
  /** Called with the server's text after each attempt that did not set the stop. */
  readonly onWait: (message: string) => void
  /** False once the operator has closed the dialog. */
  readonly isWanted: () => boolean
  readonly pauseMs?: number
}

/** Sends a stop again until it is set or refused for another reason. */
export async function retryStop<Reply>(
  send: () => Promise<Reply>,
  { onWait, isWanted, pauseMs = 1000 }: Waiting,
): Promise<Reply> {
  for (;;)
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'STOP_NOT_YET' || !isWanted()) throw error
      onWait(error.message)
      await new Promise((over) => setTimeout(over, pauseMs))
    }
}
