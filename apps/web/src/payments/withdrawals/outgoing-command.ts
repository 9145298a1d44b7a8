import { ApiError, type CallOptions } from '@tessera/contract/platform/http/client.ts'
import type { Endpoint, InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Command, useCommand } from '#parts/command.ts'
import { needsSecond, useSignatureRequest } from '#profile/members/signatures/use-signature-request.ts'

type Proven<Input> = Input & { verifyToken: string }
type OutgoingCommand<E extends Endpoint, Input> = {
  row: E
  outgoingStepUp: { readonly prove: () => Promise<string> }
  send: (input: Proven<Input>, options: CallOptions & { idempotencyKey: string }) => Promise<ReplyOf<E>>
  /** The request for signatures, if a company needs two. */
  act: (input: Proven<Input>) => InputOf<typeof signatures.ask>['act']
  onDone: (reply: ReplyOf<E>) => void
  /** Called after the second person was asked to sign. */
  onSignatureRequested: () => void
  onRefused?: (error: ApiError) => void | Promise<void>
}

/** Sends money out with its proof. If two people must sign, it asks the second one, with the same proof. */
export function useOutgoingCommand<E extends Endpoint, Input>(p: OutgoingCommand<E, Input>): Command<Input> {
  const proven = useRef('')
  const second = useSignatureRequest(p.onSignatureRequested)
  const create = useCommand<E, Input>(
    p.row,
    async (input, options) => {
      proven.current = await p.outgoingStepUp.prove()
      return p.send({ ...input, verifyToken: proven.current }, options)
    },
    p.onDone,
    async (error, input) => {
      if (needsSecond(error)) second.run(p.act({ ...input, verifyToken: proven.current }))
      if (error instanceof ApiError) await p.onRefused?.(error)
    },
  )
  return { ...create, busy: create.busy || second.busy }
}

/** Refusals after which the terms of the form must be loaded again. */
export const outdatedTerms = [
  'WITHDRAWAL_FEE_CHANGED',
  'WITHDRAWAL_DAY_LIMIT_REACHED',
  'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED',
  'WITHDRAWAL_MONTH_LIMIT_REACHED',
] as const

/** Closes a dialog whose terms are outdated, after they were reloaded. */
export function useOutdated(codes: readonly string[], terms: QueryKey, onClose: () => void) {
  const client = useQueryClient()
  return async ({ code, message }: ApiError): Promise<void> => {
    if (!codes.includes(code)) return
    await client.invalidateQueries({ queryKey: terms })
    toast('negative', message)
    onClose()
  }
}
