import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { waitingTime } from '@tessera/domain/platform/clock/waiting-time.ts'
import type { FastifyReply } from 'fastify'
import { API_WEIGHT, ORDERS_10S, ORDERS_DAY, type Weigh } from './rate-limit.ts'
import type { Signed } from './signed.ts'

/** Counts the calls of all API keys of one customer together, over both surfaces (API-08). */
export const apiWeightLimiter =
  (weigh: Weigh, row: Endpoint, reply: FastifyReply): Signed['admit'] =>
  async ({ customerId }) => {
    for (const { scope, rate, header } of row.places === true ? [weighs, ...places] : [weighs]) {
      const { used, waitSeconds } = await weigh(scope, `customer:${customerId}`, rate, 1)
      reply.header(header, String(used))
      if (waitSeconds === undefined) continue
      reply.header('retry-after', String(waitSeconds))
      return refuse('TOO_MANY_REQUESTS', { params: waitingTime(waitSeconds) })
    }
    return ok(undefined)
  }
const weighs = { ...API_WEIGHT, header: 'x-ch-used-weight-1m' }
const places = [
  { ...ORDERS_10S, header: 'x-ch-order-count-10s' },
  { ...ORDERS_DAY, header: 'x-ch-order-count-1d' },
]
