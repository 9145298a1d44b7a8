import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'

const gone = { decline: 'declined', withdraw: 'withdrawn' } as const

/** One application of one issuer to raise money here. What ended stays as it is; who tries again opens a new one. */
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

/** Who takes a step: the issuer, one operator, or two of them together. */
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

/** The steps that one operator takes. */
export const operatorSteps = ['screen', 'examine', 'refer'] as const satisfies readonly FinancingEvent[]
export type OperatorStep = (typeof operatorSteps)[number]

/** Where the issuer fills in everything. */
export const openToIssuer = ['draft', 'precheck_failed'] as const satisfies readonly FinancingStatus[]
/** Where operators look, ask and tick off. */
export const underReview = ['submitted', 'screening', 'due_diligence'] as const satisfies readonly FinancingStatus[]
/** Where two people may decline it. */
export const declinable = [...underReview, 'committee', 'terms'] as const satisfies readonly FinancingStatus[]
/** Over: an issuer may begin another. An accepted one is over as well, its product goes on. */
export const ended = ['accepted', 'declined', 'withdrawn'] as const satisfies readonly FinancingStatus[]

export const isOneOf = (statuses: readonly FinancingStatus[], status: FinancingStatus): boolean =>
  statuses.includes(status)
