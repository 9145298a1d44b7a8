import { ApiError, type CallOptions } from '@tessera/contract/platform/http/client.ts'
import type { Endpoint, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type Command, useCommand } from '#parts/command.ts'
import { keepDeal } from './read-deals.ts'

/** Every call that answers the deal as it stands then. */
type Step = Endpoint & { readonly reply: (typeof otcDeals.get)['reply'] }
type Send<E extends Step, Input> = (
  input: Input,
  options: CallOptions & { idempotencyKey: string },
) => Promise<ReplyOf<E>>

/** One step of a deal. Where it has moved on by then, what it is now is shown beside the refusal. */
export function useStep<E extends Step, Input>(
  row: E,
  send: Send<E, Input>,
  said: string,
  onDone: () => void,
): Command<Input> {
  const client = useQueryClient()
  return useCommand<E, Input>(
    row,
    send,
    (next) => {
      keepDeal(client, next)
      toast('positive', said)
      onDone()
    },
    async (error) => {
      if (error instanceof ApiError) await client.invalidateQueries({ queryKey: ['otc', 'deal'] })
    },
  )
}
