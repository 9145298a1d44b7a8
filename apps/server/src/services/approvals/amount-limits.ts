import { amountText } from '@tessera/domain/books/money/amount-text.ts'
import { type Amount, amount, formatAmount, minus, ZERO } from '@tessera/domain/books/money/amount.ts'
import { LIMIT_SCALE, wholeLimit } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { approversOf, type Approver } from './amount-limits.sql.ts'
import type { RequestRow } from './approvals.sql.ts'
import { type Content, type Kinds, permissionFor, type Worth } from './kind.ts'
import { approvalAboveDayLimit, approvalAboveLimit, approvalValueUnknown } from './refusals.ts'

type Approval = {
  readonly request: Pick<RequestRow, 'kind' | 'subject_id' | 'requested_by'>
  readonly content: Content
  readonly checker: string
}
/** An approver with the value approved today; undefined if part of it has no price in the reference currency. */
type Limited = Omit<Approver, 'used'> & { readonly used: Amount | undefined }
type AboveLimit = 'APPROVAL_ABOVE_LIMIT' | 'APPROVAL_ABOVE_DAY_LIMIT' | 'APPROVAL_VALUE_UNKNOWN'

/** The number of people that a refusal names. */
const MOST_NAMED = 5

/**
 * Refuses an approval above the amount limits of the approver, with the figure and the people who may. Returns the
 * value of the approved amounts, which counts towards the limit of the day. The approver's row is locked, so two
 * approvals of one person are added up in turn.
 */
export async function withinAmountLimits(
  tx: Tx,
  kinds: Kinds,
  { request, content, checker }: Approval,
): Promise<Outcome<Worth | undefined, AboveLimit>> {
  const kind = kinds[request.kind]
  const amounts = kind.amounts?.(content) ?? []
  if (amounts.length === 0) return ok(undefined)
  const { value, currency } = await kinds.worthOf(tx, amounts)
  const people: Limited[] = []
  for (const { used, ...person } of await approversOf(tx, permissionFor(kind, request.subject_id))) {
    const values = used.map((each) => ({ ...each, value: amount(BigInt(each.value)) }))
    people.push({ ...person, used: await kinds.sumOf(tx, values) })
  }
  const own = people.find(({ id }) => id === checker)
  const others = people.filter(({ id }) => id !== checker && id !== request.requested_by)
  if (own === undefined || isWithin(own, value)) return ok(value === undefined ? undefined : { value, currency })
  const who = namesOf(others.filter((each) => isWithin(each, value)))
  if (value === undefined) return approvalValueUnknown({ currency, who })
  const figures = { value: textOf(value), currency, who }
  const { decision, day } = limitsOf(own)
  return decision !== undefined && value > decision
    ? approvalAboveLimit({ ...figures, limit: textOf(decision) })
    : approvalAboveDayLimit({ ...figures, limit: textOf(day ?? ZERO), left: textOf(leftOf(own) ?? ZERO) })
}

const limitsOf = ({ decision_limit: decision, day_limit: day }: Limited) => ({
  decision: decision === null ? undefined : wholeLimit(Number(decision)),
  day: day === null ? undefined : wholeLimit(Number(day)),
})

/** Returns the rest of the day's limit; undefined without one, and nothing if the value approved today is unknown. */
function leftOf(person: Limited): Amount | undefined {
  const { day } = limitsOf(person)
  if (day === undefined) return undefined
  return person.used !== undefined && person.used < day ? minus(day, person.used) : ZERO
}

/** Returns true if the person may approve this value. An unknown value needs a person without limits. */
function isWithin(person: Limited, value: Amount | undefined): boolean {
  const { decision } = limitsOf(person)
  const left = leftOf(person)
  if (decision === undefined && left === undefined) return true
  return value !== undefined && (decision === undefined || value <= decision) && (left === undefined || value <= left)
}

const namesOf = (people: readonly Limited[]): string =>
  people.length === 0
    ? '–'
    : people
        .slice(0, MOST_NAMED)
        .map(({ name }) => name)
        .join(', ')

const textOf = (value: Amount): string => amountText(formatAmount(value, LIMIT_SCALE))
