import { ApiError, type CallOptions } from '@tessera/contract/platform/http/client.ts'
import type { Endpoint, InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Command, useCommand } from '#parts/command.ts'
import { needsSecond, useSignatureRequest } from '#profile/members/signatures/use-signature-request.ts'

type Subscribing<E extends Endpoint, Input> = {
  row: E
  send: (input: Input, options: CallOptions & { idempotencyKey: string }) => Promise<ReplyOf<E>>
  /** The request as an act that a second person signs. */
  act: (input: Input) => InputOf<typeof signatures.ask>['act']
  onDone: (made: ReplyOf<E>) => void
  onSignatureRequested: () => void
  onTermsChanged: () => void
}

/** Subscribes or buys once. If two people must sign, the request goes to them; changed terms are loaded again. */
export function useSubscribe<E extends Endpoint, Input>(p: Subscribing<E, Input>): Command<Input> {
  const client = useQueryClient()
  const second = useSignatureRequest(p.onSignatureRequested)
  const create = useCommand<E, Input>(
    p.row,
    p.send,
    (made) => {
      p.onDone(made)
      void client.invalidateQueries()
    },
    (error, input) => {
      if (needsSecond(error)) second.run(p.act(input))
      if (error instanceof ApiError && error.code === 'SUBSCRIPTION_TERMS_CHANGED') p.onTermsChanged()
    },
  )
  return { ...create, busy: create.busy || second.busy }
}
