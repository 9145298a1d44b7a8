import { type LocalApplicant, newApplicant, review } from './applicants.ts'
import { green, type Persona, type ReviewResult, verdictOf } from './personas.ts'
import { type Algorithm, type Delivery, deliverTo, signedDelivery, webhookOf } from './webhooks.ts'

/** The receiver of webhooks: an address, or a function that takes them in place of HTTP. */
export type Target = string | ((delivery: Delivery) => Promise<unknown>)
export type VendorOptions = {
  readonly webhookSecret: string
  readonly algorithm: Algorithm
  readonly companyLevel: string
  /** The time until the persona `slow` is approved; without it, only `decide` ends the wait. */
  readonly slowMs?: number
}

/** The data of the local vendor: applicants and tokens, and the webhooks that it sends about them. */
export class Vendor {
  readonly applicants = new Map<string, LocalApplicant>()
  readonly tokens = new Map<string, { readonly user: string; expiresAt: number }>()
  readonly #options: VendorOptions
  readonly #slow = new Set<NodeJS.Timeout>()
  #target: Target | undefined
  #lastMs = 0

  constructor(options: VendorOptions) {
    this.#options = options
  }

  sendTo(target: Target): void {
    this.#target = target
  }

  known(user: string): LocalApplicant {
    const applicant = this.applicants.get(user)
    if (applicant === undefined) throw new Error(`there is no applicant ${user}`)
    return applicant
  }

  userOf(token: string): LocalApplicant | undefined {
    const found = this.tokens.get(token)
    return found === undefined || found.expiresAt <= Date.now() ? undefined : this.known(found.user)
  }

  /** Sends the webhook of a new applicant before the token is returned, so it may arrive before the applicant is known. */
  async begin(user: string, level: string): Promise<LocalApplicant> {
    const isNew = !this.applicants.has(user)
    const applicant = this.applicants.get(user) ?? newApplicant(user, level, level === this.#options.companyLevel)
    this.applicants.set(user, applicant)
    if (applicant.reviewStatus === 'init') applicant.levelName = level
    if (isNew) await this.deliver(webhookOf(applicant, 'applicantCreated', this.#nextMs()))
    return applicant
  }

  async submitted(applicant: LocalApplicant, persona: Persona): Promise<void> {
    applicant.submissions += 1
    applicant.reviewStatus = 'pending'
    applicant.reviewResult = undefined
    if (persona !== 'slow') return this.decide(applicant, verdictOf(persona, applicant.submissions))
    const { slowMs } = this.#options
    if (slowMs !== undefined) this.#slow.add(setTimeout(() => void this.decide(applicant, green), slowMs).unref())
    return this.deliver(webhookOf(applicant, 'applicantPending', this.#nextMs()))
  }

  /** Sends both webhooks of a verdict, the newest before the older one, and each twice. */
  async decide(applicant: LocalApplicant, result: ReviewResult): Promise<void> {
    const pending = webhookOf(applicant, 'applicantPending', this.#nextMs())
    review(applicant, result)
    const reviewed = webhookOf(applicant, 'applicantReviewed', this.#nextMs())
    for (const webhook of [reviewed, pending, pending, reviewed]) await this.deliver(webhook)
  }

  async deliver(webhook: object): Promise<void> {
    const { webhookSecret, algorithm } = this.#options
    const delivery = signedDelivery(webhook, webhookSecret, algorithm)
    if (typeof this.#target === 'string') await deliverTo(this.#target, delivery)
    else await this.#target?.(delivery)
  }

  stop(): void {
    for (const timer of this.#slow) clearTimeout(timer)
  }

  /** Webhook times increase, also within one millisecond. */
  #nextMs(): number {
    this.#lastMs = Math.max(this.#lastMs + 1, Date.now())
    return this.#lastMs
  }
}
