import { isConstraintText } from '@tessera/contract/platform/http/constraint-texts.ts'
import { refuse, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue
/** The key of a sentence in contract/constraint-texts.ts, and its arguments. */
export type Reason = { readonly text: string } & Readonly<Record<string, string | number>>
/** Longer lists of choices are not shown. */
const MAX_CHOICES = 12

function choiceReason(values: readonly unknown[]): Reason {
  if (values.length > MAX_CHOICES) return { text: 'manyChoices' }
  return { text: values.length === 1 ? 'literal' : 'choice', choices: values.map(String).join(', ') }
}

function sizeReason(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Reason {
  const { origin, inclusive = true } = issue
  const isBig = issue.code === 'too_big'
  const bound = Number(isBig ? issue.maximum : issue.minimum)
  const figure = isBig ? { max: bound } : { min: bound }
  if (origin === 'string') return { text: isBig ? 'longText' : bound === 1 ? 'missing' : 'shortText', ...figure }
  if (origin === 'array' || origin === 'set') return { text: isBig ? 'longList' : 'shortList', ...figure }
  return { text: isBig ? (inclusive ? 'high' : 'tooHigh') : inclusive ? 'low' : 'tooLow', ...figure }
}

function formatReason(issue: z.core.$ZodIssueInvalidStringFormat): Reason {
  if (issue.format === 'starts_with')
    return { text: 'startsWith', prefix: 'prefix' in issue ? String(issue.prefix) : '' }
  return { text: issue.format === 'regex' ? String(issue.pattern) : issue.format }
}

/**
 * Returns the reason for the most likely branch of a union: the phone if an account name begins with a plus, else the
 * last.
 */
function unionReason(issue: z.core.$ZodIssueInvalidUnion, input: unknown): Reason {
  const firsts = issue.errors.map(([first]) => first)
  const values = firsts.flatMap((each) => (each?.code === 'invalid_value' ? each.values : []))
  if (firsts.every((each) => each?.code === 'invalid_value')) return choiceReason(values)
  const meant = typeof input === 'string' && input.trim().startsWith('+') ? firsts[0] : firsts.at(-1)
  return meant === undefined ? { text: 'unfit' } : reasonOf(meant, input)
}

function rawReason(issue: Issue, input: unknown): Reason {
  switch (issue.code) {
    case 'invalid_type':
      return { text: input === undefined || input === null ? 'missing' : issue.expected }
    case 'invalid_value':
      return input === undefined ? { text: 'missing' } : choiceReason(issue.values)
    case 'too_big':
    case 'too_small':
      return sizeReason(issue)
    case 'invalid_format':
      return formatReason(issue)
    case 'not_multiple_of':
      return { text: 'step', step: issue.divisor }
    case 'unrecognized_keys':
      return { text: 'unknownField' }
    case 'invalid_union':
      return input === undefined ? { text: 'missing' } : unionReason(issue, input)
    case 'custom':
      return { text: String(issue.params?.['rule']) }
    case 'invalid_key':
    case 'invalid_element':
      return { text: 'unfit' }
    default:
      return issue satisfies never
  }
}

/** Returns the reason why a value does not fit. `input` is the value at the path of the issue. */
export function reasonOf(issue: Issue, input: unknown): Reason {
  const reason = rawReason(issue, input)
  return isConstraintText(reason.text) ? reason : { text: 'unfit' }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([name]) => name === String(key))?.[1]
        : undefined,
    value,
  )

/** Refuses one field for a reason. The response names the field as on the screen, in the user's language. */
export const refuseField = (field: string, reason: Reason): Refusal<'PARAM_INVALID'> =>
  refuse('PARAM_INVALID', { field, params: { ...reason, field } })

/**
 * Returns the rule that a refused field breaks, for programs: the key of its sentence, or `format` if the key is a
 * pattern.
 */
export function brokenRule({ params }: Refusal): string {
  const text = String(params?.['text'] ?? 'unfit')
  return text.startsWith('/') ? 'format' : text
}

/** Refuses input that a schema rejects, with its first issue. `within` is the field that holds the value. */
export function refuseParam(
  error: z.ZodError,
  value: unknown,
  within: readonly string[] = [],
): Refusal<'PARAM_INVALID'> {
  const issue = error.issues[0]
  if (issue === undefined) return refuseField(within.join('.'), { text: 'unfit' })
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  return refuseField([...within, ...path].join('.'), reasonOf(issue, valueAt(value, issue.path)))
}
