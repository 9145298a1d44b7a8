import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })

export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time from request to answer',
  labelNames: ['route', 'code'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  registers: [registry],
})
export const refusals = new Counter({
  name: 'refusals_total',
  help: 'Answers other than SUCCESS',
  labelNames: ['code'],
  registers: [registry],
})
export const brokenInvariants = new Gauge({
  name: 'broken_invariants',
  help: 'Rows the last verification returned',
  registers: [registry],
})
export const abnormalOrders = new Gauge({
  name: 'abnormal_orders',
  help: 'Orders that were set aside and wait for two people',
  registers: [registry],
})
