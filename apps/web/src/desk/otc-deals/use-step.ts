import { ApiError, type CallOptions } from '@tessera/contract/platform/http/client.ts'
import type { Endpoint, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type Command, useCommand } from '#parts/command.ts'
import { keepDeal } from './read-deals.ts'

/** All endpoints that return the deal after a step. */
type Step = Endpoint & { readonly reply: (typeof otcDeals.get)['reply'] }
type Send<E extends Step, Input> = (
  input: Input,
  options: CallOptions & { idempotencyKey: string },
) => Promise<ReplyOf<E>>

/** Runs one step of a deal. If the deal changed meanwhile, its current state is shown with the refusal. */
export function useStep<E extends Step, Input>(
  row: E,
  send: Send<E, Input>,
  success: string,
  onDone: () => void,
): Command<Input> {
  const client = useQueryClient()
  return useCommand<E, Input>(
    row,
    send,
    (next) => {
      keepDeal(client, next)
      toast('positive', success)
      onDone()
    },
    async (error) => {
      if (error instanceof ApiError) await client.invalidateQueries({ queryKey: ['otc', 'deal'] })
    },
  )
}
