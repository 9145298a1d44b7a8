import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'

const gone = { decline: 'declined', withdraw: 'withdrawn' } as const

/** An application of an issuer to raise money. An ended one is final; another try is another application. */
export const financingMachine = machine('draft', {
  draft: { fail_precheck: 'precheck_failed', submit: 'submitted', withdraw: 'withdrawn' },
  precheck_failed: { mend: 'draft', withdraw: 'withdrawn' },
  submitted: { screen: 'screening', ...gone },
  screening: { examine: 'due_diligence', ...gone },
  due_diligence: { refer: 'committee', ...gone },
  committee: { agree: 'terms', ...gone },
  terms: { accept: 'accepted', ...gone },
  accepted: {},
  declined: {},
  withdrawn: {},
})
export type FinancingStatus = StatusOf<typeof financingMachine>
export type FinancingEvent = EventOf<typeof financingMachine>

/** The actor of each step: the issuer, one operator, or two operators together. */
export const stepTakers = {
  fail_precheck: 'issuer',
  mend: 'issuer',
  submit: 'issuer',
  withdraw: 'issuer',
  accept: 'issuer',
  screen: 'operator',
  examine: 'operator',
  refer: 'operator',
  agree: 'two',
  decline: 'two',
} as const satisfies Record<FinancingEvent, 'issuer' | 'operator' | 'two'>

/** Steps of one operator. */
export const operatorSteps = ['screen', 'examine', 'refer'] as const satisfies readonly FinancingEvent[]
export type OperatorStep = (typeof operatorSteps)[number]

/** Statuses in which the issuer can edit everything. */
export const openToIssuer = ['draft', 'precheck_failed'] as const satisfies readonly FinancingStatus[]
/** Statuses in which operators review it, request changes and check items. */
export const underReview = ['submitted', 'screening', 'due_diligence'] as const satisfies readonly FinancingStatus[]
/** Statuses in which two operators may decline it. */
export const declinable = [...underReview, 'committee', 'terms'] as const satisfies readonly FinancingStatus[]
/** Final statuses, after which an issuer may start another application. The product of an accepted one continues. */
export const ended = ['accepted', 'declined', 'withdrawn'] as const satisfies readonly FinancingStatus[]

export const isOneOf = (statuses: readonly FinancingStatus[], status: FinancingStatus): boolean =>
  statuses.includes(status)
