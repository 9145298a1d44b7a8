import { ApiError } from '@tessera/contract/client.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type Act<Input> = {
  readonly run: (input: Input) => void
  readonly busy: boolean
  readonly error: ApiError | undefined
  readonly reset: () => void
}

/** Something an operator does. Whatever any screen shows may have changed by it, so all of it is asked for again. */
export function useAct<Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  onDone: (reply: Reply, input: Input) => void,
): Act<Input> {
  const client = useQueryClient()
  const mutation = useMutation<Reply, Error, Input>({
    mutationFn: send,
    onSuccess: (reply, input) => {
      void client.invalidateQueries()
      onDone(reply, input)
    },
  })
  return {
    run: mutation.mutate,
    busy: mutation.isPending,
    error: mutation.error instanceof ApiError ? mutation.error : undefined,
    reset: mutation.reset,
  }
}
