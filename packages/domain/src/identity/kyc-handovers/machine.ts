import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A handover to a phone. A computer shows a code, and the first phone that opens it takes the photos and completes the
 * submission (decision G20).
 */
export const handoverMachine = machine('waiting', {
  waiting: { open: 'opened' },
  opened: { finish: 'done' },
  done: {},
})
export type HandoverStatus = StatusOf<typeof handoverMachine>

/** The lifetime of a code and of the phone's access, in seconds. */
export const HANDOVER_SECONDS = 600

export const handoverFlows = ['personal', 'company'] as const
export type HandoverFlow = (typeof handoverFlows)[number]
