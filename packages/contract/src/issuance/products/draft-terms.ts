import { brokenTerms, isAllowedInDraft, type TermRule, termRules } from '@tessera/domain/issuance/products/terms.ts'
import type { PayScales } from '@tessera/domain/issuance/new-coins/sale.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { ProductTerms } from './product-terms.ts'

/** Terms in which each single value may be null because it is not entered yet. */
export type Draft<T> = T extends undefined
  ? undefined
  : T extends string | number | boolean | null
    ? T | null
    : T extends readonly (infer E)[]
      ? E extends object
        ? Draft<E>[]
        : T
      : { [K in keyof T]: Draft<T[K]> }

/**
 * Returns the schema of a draft: objects and lists remain, and each value may be null. An entered value keeps its
 * rules. A list of plain values, such as country codes, does not change; a list of entries may be empty.
 */
function draftOf(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return draftOf(schema.unwrap()).optional()
  if (schema instanceof z.ZodNullable) return draftOf(schema.unwrap()).nullable()
  if (schema instanceof z.ZodObject)
    return z.object(Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, draftOf(part)])))
  assert(schema instanceof z.ZodType, 'a term has no schema of its own')
  if (!(schema instanceof z.ZodArray)) return schema.nullable()
  if (!(schema.element instanceof z.ZodObject)) return schema
  const checks = (schema.def.checks ?? []).filter(({ _zod }) => _zod.def.check !== 'min_length')
  return new z.ZodArray({ ...schema.def, element: draftOf(schema.element), checks })
}

export type CompleteTerms = z.output<typeof ProductTerms>
export type DraftTerms = Draft<CompleteTerms>

/** The terms of a draft, which a listing manager collects over weeks. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `draftOf` does with values what `Draft` does with types
export const DraftTerms = draftOf(ProductTerms).meta({ id: 'DraftTerms' }) as z.ZodType<DraftTerms, DraftTerms>

/** A path besides the terms: the document that investors must accept. */
export const DOCUMENTS = 'documents'

type Scales = { readonly scale: number | undefined; readonly payScaleOf: PayScales }

/** Returns the rules that keep terms from being saved as a draft. */
export const brokenInDraft = (terms: DraftTerms, { scale, payScaleOf }: Scales): TermRule[] =>
  brokenTerms(terms, scale, payScaleOf).filter((rule) => !isAllowedInDraft(rule, terms))

/**
 * Returns the paths of the values that a draft lacks before it can be published, in the order of the contract:
 * `facts.name.zh`, `economics.fee`. A rule that incomplete terms break is listed by its field.
 */
export function missingTerms(terms: DraftTerms, { scale, payScaleOf }: Scales): string[] {
  const issues = ProductTerms.safeParse(terms).error?.issues ?? []
  const fields = brokenTerms(terms, scale, payScaleOf).map((rule) => termRules[rule].field)
  return [...new Set([...issues.map(({ path }) => path.join('.')), ...fields])]
}

/** Returns draft terms as complete ones; undefined if a value is missing. */
export const completeTerms = (terms: DraftTerms): CompleteTerms | undefined => ProductTerms.safeParse(terms).data
