/** The reasons for which only two people can decide if a payment is signed again. */
export const doubts = [
  'one_host',
  'hosts_differ',
  'host_silent',
  'history_short',
  'payment_differs',
  'attempts_used',
] as const
export type Doubt = (typeof doubts)[number]

/** Maximum number of signatures without a decision of people. */
export const AUTOMATIC_ATTEMPTS = 2
/** Minimum number of hosts for an automatic second signature. */
export const MIN_HOSTS = 2
/** Number of blocks after the last valid one within which hosts may differ, because one of them may be behind. */
const LAG_BLOCKS = 150n

/** The response of one host about a signature, at `finalized`. */
export type SignatureAnswer = {
  readonly host: string
  readonly height: bigint
  readonly state: 'absent' | 'landed' | 'finalized' | 'failed'
}
export type Silent = { readonly host: string; readonly silent: true }
/** A finalized transaction with the withdrawal's id, signed by the hot wallet. */
export type Found = { readonly signature: string; readonly wire: string; readonly matches: boolean }
/** The response of one host about the history of the hot wallet's token account, at `finalized`. */
export type History = {
  readonly host: string
  /** The finalized height that was read before the history. */
  readonly height: bigint
  /** False if the host's oldest block is more recent than the withdrawal. */
  readonly reaches: boolean
  readonly payments: readonly Found[]
}

export type AttemptVerdict = 'finalized' | 'failed' | 'send' | 'wait' | 'search' | Doubt

const isSilent = (answer: object): answer is Silent => 'silent' in answer

/**
 * Returns the conclusion from the responses of all configured hosts about the signature of an attempt. `search`: all of
 * them agree that it can never be confirmed.
 */
export function judgeAnswers(answers: readonly (SignatureAnswer | Silent)[], lastValid: bigint): AttemptVerdict {
  const reported = answers.filter((one): one is SignatureAnswer => !isSilent(one))
  const isOverdue = reported.some(({ height }) => height > lastValid + LAG_BLOCKS)
  if (reported.length < answers.length || reported.length === 0) return isOverdue ? 'host_silent' : 'wait'
  const states = new Set(reported.map(({ state }) => state))
  if (states.size === 1) {
    if (states.has('finalized')) return 'finalized'
    if (states.has('failed')) return 'failed'
    if (states.has('landed')) return 'wait'
    if (reported.every(({ height }) => height > lastValid)) return 'search'
    return isOverdue ? 'hosts_differ' : 'send'
  }
  const isContradiction = states.has('absent') || (states.has('finalized') && states.has('failed'))
  return isContradiction && isOverdue ? 'hosts_differ' : 'wait'
}

export type HistoryVerdict = { readonly found: Found } | 'absent' | Exclude<Doubt, 'one_host' | 'attempts_used'>

/**
 * Returns the conclusion from the histories of all configured hosts. A payment counts only if all of them report it.
 */
export function judgeHistories(answers: readonly (History | Silent)[]): HistoryVerdict {
  const reported = answers.filter((one): one is History => !isSilent(one))
  if (reported.length < answers.length || reported.length === 0) return 'host_silent'
  if (reported.some(({ payments }) => payments.some(({ matches }) => !matches))) return 'payment_differs'
  const [first] = reported
  const names = ({ payments }: History): string =>
    payments
      .map(({ signature }) => signature)
      .toSorted()
      .join(' ')
  if (first === undefined || reported.some((one) => names(one) !== names(first))) return 'hosts_differ'
  const [found, second] = first.payments
  if (second !== undefined) return 'payment_differs'
  if (found !== undefined) return { found }
  return reported.every(({ reaches }) => reaches) ? 'absent' : 'history_short'
}

/**
 * True if people may settle a payment that no withdrawal explains: two hosts show it, or the only configured host does.
 * One of several hosts could falsely report a signed transaction as paid.
 */
export const hasEnoughWitnesses = (view: number, answered: number): boolean =>
  view > 0 && view >= Math.min(MIN_HOSTS, answered)

/** The facts about a withdrawal before it is signed. */
export type BeforeSigning = {
  /** Number of earlier signatures, none of which can be confirmed any more. */
  readonly attempts: number
  /**
   * True if the withdrawal was requested before this signer started, so that an earlier signature may be unknown here.
   */
  readonly isOlder: boolean
  /** True if all responding hosts agree that no payment signed before this signer started can be confirmed any more. */
  readonly isQuiet: boolean
  /** Number of different host names in the configuration. */
  readonly hosts: number
  /**
   * True if two people saw the evidence and agreed to sign, both after the last attempt and after this signer started.
   */
  readonly peopleAgreed: boolean
  /** True if two people approved it again after the last attempt failed on the chain. */
  readonly reviewedAgain: boolean
  /** Ignored if no payment can have been signed. */
  readonly history: HistoryVerdict
}

/** True if the history of the hot wallet must be searched before signing. */
export const needsSearch = ({ attempts, isOlder }: Pick<BeforeSigning, 'attempts' | 'isOlder'>): boolean =>
  attempts > 0 || isOlder

/**
 * Decides if a withdrawal is signed. Returns `sign`, the payment that was found instead, or the reason against signing.
 * Source: threats NODE-01, RST-01.
 */
export function mayPay(of: BeforeSigning): 'sign' | { readonly found: Found } | Doubt | 'restart_wait' {
  const { history } = of
  if (typeof history === 'object') return history
  // A payment that was signed before may still appear in the history that people saw.
  if (of.isOlder && !of.isQuiet) return 'restart_wait'
  if (of.peopleAgreed) return 'sign'
  if (history !== 'absent') return history
  return of.attempts === 0 || of.reviewedAgain ? 'sign' : mayRepeat(of)
}

/** Decides if another attempt may be made without people, once no earlier one can be confirmed. */
export function mayRepeat({ attempts, hosts }: Pick<BeforeSigning, 'attempts' | 'hosts'>): 'sign' | Doubt {
  if (hosts < MIN_HOSTS) return 'one_host'
  return attempts < AUTOMATIC_ATTEMPTS ? 'sign' : 'attempts_used'
}
