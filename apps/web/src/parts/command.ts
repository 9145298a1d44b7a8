import { ApiError, type CallOptions } from '@tessera/contract/platform/http/client.ts'
import type { Endpoint, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { isOutcomeUnknown } from '@tessera/contract/platform/http/unknown-outcome.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from './api.ts'
import { keyFor } from './stored-command-key.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

type Send<E extends Endpoint, Input> = (
  input: Input,
  options: CallOptions & { idempotencyKey: string },
) => Promise<ReplyOf<E>>

export type Command<Input> = {
  readonly run: (input: Input) => void
  readonly busy: boolean
  /** True while the outcome is unclear and the server is being asked for it. */
  readonly checking: boolean
  /** A refusal, or the reason why the device did not confirm. */
  readonly error: Error | undefined
  readonly reset: () => void
}

/**
 * A command that moves money or creates something. Its idempotency key is kept until a final response. So a second
 * press, or a retry after a lost response, cannot run it twice, even in a reopened dialog. The key depends on the input
 * without code or token, which differ each time. Before the same input is sent again, the server is asked for the
 * outcome.
 */
export function useCommand<E extends Endpoint, Input>(
  row: E,
  send: Send<E, Input>,
  onDone: (reply: ReplyOf<E>) => void,
  onError?: (error: Error, input: Input) => void | Promise<void>,
): Command<Input> {
  const [checking, setChecking] = useState(false)
  const mutation = useMutation<ReplyOf<E>, Error, Input>({
    mutationFn: async (input) => {
      const { key, before, forget } = await keyFor(row.path, input)
      const readOutcome = async () => {
        setChecking(true)
        const found = await outcomeOf(row, key)
        setChecking(false)
        if (found) forget()
        return found
      }
      const earlier = before ? await readOutcome() : undefined
      if (earlier) return earlier.reply
      try {
        const reply = await send(input, { idempotencyKey: key })
        forget()
        return reply
      } catch (error) {
        if (!(error instanceof ApiError) || !isOutcomeUnknown(error.code)) {
          if (!before) forget()
          throw error
        }
        const found = await readOutcome()
        if (found === undefined) throw new ApiError('NOT_DONE', error.message)
        return found.reply
      }
    },
    onSuccess: onDone,
    ...(onError && { onError }),
    onSettled: () => setChecking(false),
  })
  return {
    run: mutation.mutate,
    busy: mutation.isPending,
    checking,
    error: mutation.error ?? undefined,
    reset: mutation.reset,
  }
}

/** Asks until the server answers. Returns the saved reply, or undefined if nothing was done under the key. */
const outcomeOf = <E extends Endpoint>(row: E, key: string): Promise<{ reply: ReplyOf<E> } | undefined> =>
  retryUntilAnswered(async () => {
    const found = await api.idempotency.get({ scope: row.path, key })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cached value has the row's reply type
    return found.done ? { reply: found.reply as ReplyOf<E> } : undefined
  })
