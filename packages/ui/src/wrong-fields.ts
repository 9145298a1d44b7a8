/** A field of a form, and the reason why it is wrong, if it is. */
export type FormField = {
  /** The id of the sentence about this field in the summary. */
  readonly entryId: string
  /** Undefined for a checkbox, whose label is its own text. */
  readonly label: string | undefined
  /** The name by which a refusal of the server refers to the field. */
  readonly name: string | undefined
  /** The reason in words; undefined if the value is right. */
  readonly message: string | undefined
  /** `fault`: the field shows it only after an attempt to submit. `refused`: the server refused the sent value. */
  readonly kind: 'error' | 'fault' | 'refused'
  readonly root: () => HTMLElement | null
}
export type WrongField = FormField & { readonly message: string }

export type FormFields = {
  /** Adds a field, or replaces its state. Returns a function that removes it. */
  readonly put: (field: FormField) => () => void
  /** True if a field of the form has the name at the end of this path. */
  readonly isNamed: (path: string) => boolean
  /** The wrong fields in the order in which they are on the page. */
  readonly wrong: () => readonly WrongField[]
  readonly subscribe: (onChange: () => void) => () => void
}

/** The fields of one form. Listeners run once after each group of changes, when every field has reported. */
export function createFormFields(): FormFields {
  const fields = new Map<string, FormField>()
  const listeners = new Set<() => void>()
  let wrong: readonly WrongField[] = []
  let isDue = false
  const publish = () => {
    isDue = false
    wrong = [...fields.values()].filter(isWrong).toSorted(byPosition)
    for (const listener of listeners) listener()
  }
  const changed = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(publish)
  }
  return {
    put: (field) => {
      fields.set(field.entryId, field)
      changed()
      return () => {
        if (fields.get(field.entryId) === field) fields.delete(field.entryId)
        changed()
      }
    },
    isNamed: (path) => [...fields.values()].some(({ name }) => isAbout(path, name)),
    wrong: () => wrong,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** True if the path of a refused field, such as `address.city`, ends with the name of a field. */
export const isAbout = (path: string, name: string | undefined): boolean =>
  name !== undefined && (path === name || path.endsWith(`.${name}`))

const isWrong = (field: FormField): field is WrongField => field.message !== undefined

function byPosition(a: WrongField, b: WrongField): number {
  const [one, other] = [a.root(), b.root()]
  if (one === null || other === null) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
}

/**
 * Focuses the control of a field: its text box, else its button. A focus that is in the field already stays, so that
 * the caret and the digit of a code stay. A closed `details` around it opens.
 */
export function focusField(field: WrongField): void {
  const root = field.root()
  if (root?.contains(document.activeElement)) return
  root?.closest('details')?.setAttribute('open', '')
  const boxes = root?.querySelectorAll<HTMLElement>('input, textarea') ?? []
  const others = root?.querySelectorAll<HTMLElement>('button, [tabindex]') ?? []
  for (const control of [...boxes, ...others]) {
    control.focus()
    if (document.activeElement === control) return
  }
}
