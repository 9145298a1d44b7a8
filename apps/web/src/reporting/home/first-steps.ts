import type { UserInfo } from '#access/customers/login-state.ts'

export const firstSteps = ['identity', 'factor', 'deposit', 'invest'] as const
export type FirstStep = (typeof firstSteps)[number]

/**
 * The state of each step. `ready`: the customer can do it now. `resend`: we ask for something again. `review`: our team
 * checks it. `later`: an earlier step comes first.
 */
export type StepStates = {
  readonly identity: 'ready' | 'resend' | 'review' | 'done'
  readonly factor: 'ready' | 'done'
  readonly deposit: 'later' | 'ready' | 'done'
  readonly invest: 'later' | 'ready' | 'done'
}

type Facts = Pick<UserInfo, 'kyc'> & {
  /** True with a second factor, which every movement of money requires. */
  readonly secured: boolean
  /** True if any account has a balance. */
  readonly hasMoney: boolean
  /** True after the first subscription or trade. */
  readonly hasInvested: boolean
}

/** Returns the state of each step from registration to the first investment. */
export function stepStates({ kyc, secured, hasMoney, hasInvested }: Facts): StepStates {
  const approved = kyc.status === 'approved'
  const canDeposit = approved && secured
  return {
    identity: approved ? 'done' : kyc.step === 'review' || kyc.step === 'resend' ? kyc.step : 'ready',
    factor: secured ? 'done' : 'ready',
    deposit: hasMoney || hasInvested ? 'done' : canDeposit ? 'ready' : 'later',
    invest: hasInvested ? 'done' : canDeposit && hasMoney ? 'ready' : 'later',
  }
}
