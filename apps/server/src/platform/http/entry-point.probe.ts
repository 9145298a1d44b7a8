import { endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import { AmountText, line, Nothing } from '@tessera/contract/platform/http/shared.ts'
import { z } from 'zod'

const Reply = z.object({ id: z.string() })
/** Endpoints of no noun, for the tests of the HTTP layer. */
export const probe = endpoints({
  echo: {
    method: 'POST',
    path: 'ex/probe/echo',
    summary: 'Says it back',
    who: 'visitor',
    input: z.object({ amount: AmountText, text: line(20) }),
    reply: z.object({ amount: z.string() }),
    refusals: ['NOT_FOUND'],
  },
  limited: {
    method: 'GET',
    path: 'ex/probe/limited',
    summary: 'Three a minute',
    who: 'visitor',
    rate: { points: 3, seconds: 60 },
    input: z.object({}),
    reply: Nothing,
    refusals: [],
  },
  mine: {
    method: 'POST',
    path: 'ex/probe/mine',
    summary: 'For customers',
    who: 'customer',
    input: z.object({}),
    reply: Reply,
    refusals: [],
  },
  gated: {
    method: 'POST',
    path: 'ex/probe/gated',
    summary: 'For approved customers',
    who: 'approved',
    input: z.object({}),
    reply: Nothing,
    refusals: [],
  },
  staff: {
    method: 'POST',
    path: 'console/probe/staff',
    summary: 'For operators',
    who: 'operator',
    permission: 'kyc.review',
    input: z.object({}),
    reply: Nothing,
    refusals: [],
  },
  once: {
    method: 'POST',
    path: 'ex/probe/once',
    summary: 'Once for a key',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({ text: line(20) }),
    reply: Reply,
    refusals: ['NOT_FOUND'],
  },
  broken: {
    method: 'POST',
    path: 'ex/probe/broken',
    summary: 'A bug',
    who: 'visitor',
    input: z.object({}),
    reply: Nothing,
    refusals: [],
  },
})
