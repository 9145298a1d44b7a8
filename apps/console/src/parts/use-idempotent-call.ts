import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { isOutcomeUnknown } from '@tessera/contract/platform/http/unknown-outcome.ts'
import { useRef } from 'react'

export type Once = { readonly idempotencyKey: string }
type Send<Input, Reply> = (input: Input, once: Once) => Promise<Reply>
type UnclearCall<Input, Reply> = { readonly text: string; readonly once: Once; readonly send: Send<Input, Reply> }

/**
 * Sends the same input under one idempotency key until the outcome is clear. A retry repeats the first call unchanged,
 * because a version read meanwhile may be the one that it wrote.
 */
export function useIdempotentCall<Input, Reply>(send: Send<Input, Reply>): (input: Input) => Promise<Reply> {
  const pending = useRef<UnclearCall<Input, Reply>>(undefined)
  return async (input) => {
    const text = JSON.stringify(input)
    if (pending.current?.text !== text) pending.current = { text, once: { idempotencyKey: crypto.randomUUID() }, send }
    const request = pending.current
    try {
      const reply = await request.send(input, request.once)
      pending.current = undefined
      return reply
    } catch (error) {
      if (error instanceof ApiError && !isOutcomeUnknown(error.code)) pending.current = undefined
      throw error
    }
  }
}
