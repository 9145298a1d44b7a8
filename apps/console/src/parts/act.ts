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
 * An action of an operator. It may change any data on the screen, so everything is reloaded; also after a refusal,
 * which may mean that a colleague was faster. While the outcome is unclear, the screen does not change.
 */
export function useAct<Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  onDone: (reply: Reply, input: Input) => void,
  /** For actions without a form or dialog that could show the error. */
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
      // With an expired session every request is refused; everything reloads after the next login.
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
