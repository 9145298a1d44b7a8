import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form'
import { useController } from 'react-hook-form'

/** The result of checking a form: the request body, or an error code for each invalid field. */
export type Checked<Fields, Body, Fault extends string> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly faults: { readonly [K in keyof Fields]?: Fault | undefined } }

/** Returns `wrong` if it has any error, else the body. */
export const checked = <Fields, Body, Fault extends string>(
  faults: { readonly [K in keyof Fields]?: Fault | undefined },
  body: () => Body,
): Checked<Fields, Body, Fault> =>
  Object.values(faults).some((fault) => fault !== undefined) ? { ok: false, faults } : { ok: true, body: body() }

/** Builds a resolver from a pure `toCommand`, which returns errors or the request. */
export const resolverOf =
  <Fields extends FieldValues, Body, Fault extends string>(
    toCommand: (fields: Fields) => Checked<Fields, Body, Fault>,
    textOf: (fault: Fault) => string,
  ): Resolver<Fields, unknown, Body> =>
  (fields) => {
    const result = toCommand(fields)
    if (result.ok) return { values: result.body, errors: {} }
    const named = Object.entries<Fault | undefined>(result.faults).filter(
      (e): e is [string, Fault] => e[1] !== undefined,
    )
    const errors = Object.fromEntries(named.map(([field, fault]) => [field, { type: 'rule', message: textOf(fault) }]))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry per invalid field
    return { values: {}, errors: errors as FieldErrors<Fields> }
  }

/** The props of a form field for the kit's controls. */
export function useField<Fields extends FieldValues, Name extends Path<Fields>, Body>(
  form: UseFormReturn<Fields, unknown, Body>,
  name: Name,
) {
  const { field, fieldState } = useController({ control: form.control, name })
  const fieldName: string = field.name
  return {
    name: fieldName,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  }
}

/** The server's refusal of one field of the form, in its words (specification §8). */
export const refusalAt = (refused: Error | null | undefined, field: string): string | undefined =>
  refused instanceof ApiError && refused.field === field ? refused.message : undefined
