import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { isOutcomeUnknown } from '@tessera/contract/platform/http/unknown-outcome.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionNow } from './session.ts'

export type Act<Input> = {
  readonly run: (input: Input) => void
  readonly busy: boolean
  readonly error: ApiError | undefined
  readonly reset: () => void
}

/**
 * Something an operator does. Whatever any screen shows may have changed by it, so all of it is asked for again; after a refusal
 * too, which may say that somebody was quicker. While nobody knows what became of it the screen stays as it was sent from.
 */
export function useAct<Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  onDone: (reply: Reply, input: Input) => void,
  /** For what has no form or dialog to say the error in. */
  onFail?: (error: Error) => void,
): Act<Input> {
  const client = useQueryClient()
  const mutation = useMutation<Reply, Error, Input>({
    mutationFn: send,
    onSuccess: (reply, input) => {
      void client.invalidateQueries()
      onDone(reply, input)
    },
    onError: (error) => {
      const refused = error instanceof ApiError && !isOutcomeUnknown(error.code)
      // Whose session lapsed is refused everything until they are back, and reads all of it then.
      if (refused && sessionNow().state === 'in') void client.invalidateQueries()
      onFail?.(error)
    },
  })
  return {
    run: mutation.mutate,
    busy: mutation.isPending,
    error: mutation.error instanceof ApiError ? mutation.error : undefined,
    reset: mutation.reset,
  }
}
