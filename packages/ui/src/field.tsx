import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Label } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import s from './field.module.css'
import { Icon } from './icon.tsx'
import { useFieldFocus, useFormField } from './use-form-field.ts'

/** Every control has a name: a visible label, or one for screen readers only. */
export type Named =
  | { readonly label: string; readonly 'aria-label'?: undefined }
  | { readonly label?: undefined; readonly 'aria-label': string }

export type FieldSize = 'lg' | 'md' | 'sm'

export type FieldFacts = {
  size?: FieldSize
  help?: ReactNode
  /** The error, in words. It is shown once the field loses focus or Enter is pressed. */
  error?: string | undefined
  /**
   * The reason why the field cannot be submitted, in words. It is shown after an invalid value was left in the field,
   * or after an attempt to submit, also by Enter.
   */
  fault?: string | undefined
  optional?: boolean
  /** The name of the field in a request, by which the server's refusal refers to it. */
  name?: string | undefined
  /** At the right end of the label line, such as the available balance. */
  labelEnd?: ReactNode
}

type FrameProps = Omit<FieldFacts, 'fault' | 'name'> & {
  label: string | undefined
  /** The user is typing: errors are not shown yet. */
  busy: boolean
  footId: string
  children: ReactNode
}

type TypedFacts = Pick<FieldFacts, 'error' | 'fault' | 'labelEnd' | 'name'> &
  Named & {
    value: string
    maxLength?: number
    counter?: boolean
  }

/** Limits of at least this many characters are shown before they cut a text; shorter ones are those of codes. */
const SHOWN_LIMIT = 20
const isNearLimit = (count: number, limit: number): boolean => limit >= SHOWN_LIMIT && count >= limit * 0.8

/**
 * Returns the foot of a text field: its error or missing part, and how much of its length is used. Errors are shown
 * after the field loses focus. Enter in a field outside a form shows its error at once, until the user types again. In
 * a form, the summary shows it.
 */
export function useTyped<Root extends HTMLElement = HTMLDivElement>({
  labelEnd,
  counter,
  maxLength,
  ...p
}: TypedFacts) {
  const t = useTranslations('kit')
  const [focused, setFocused] = useFieldFocus()
  const [entered, setEntered] = useState(false)
  const [left, setLeft] = useState(false)
  const { root, error, entryId } = useFormField<Root>(p)
  const count =
    maxLength !== undefined && (counter || isNearLimit(p.value.length, maxLength))
      ? t('characters', { count: p.value.length, limit: maxLength })
      : undefined
  const visible = error ?? (entered || (left && p.value !== '') ? p.fault : undefined)
  return {
    root,
    busy: focused && (!entered || entryId !== undefined),
    error: visible,
    entryId: visible === undefined ? undefined : entryId,
    labelEnd: labelEnd ?? count,
    onFocusChange: (isFocused: boolean) => {
      setFocused(isFocused)
      setEntered(false)
      if (!isFocused) setLeft(true)
    },
    onType: () => setEntered(false),
    onEnter: () => setEntered(true),
  }
}

/** Label above, control, then help or error below. `describedBy` links the control to the text below it. */
export const FieldFrame = ({ label, optional, labelEnd, help, error, busy, footId, children }: FrameProps) => (
  <>
    {label !== undefined && (
      <span className={s['labelLine']}>
        <Label className={s['label'] ?? ''}>{label}</Label>
        {optional && <Optional />}
        {labelEnd !== undefined && <span className={s['labelEnd']}>{labelEnd}</span>}
      </span>
    )}
    {children}
    <FieldFoot id={footId} help={help} error={busy ? undefined : error} />
  </>
)

const Optional = () => <span className={s['optional']}>{useTranslations('kit')('optional')}</span>

type FootProps = {
  /** The id with which a control refers to this text. */
  id?: string
  help?: ReactNode
  error?: string | undefined
}

export const FieldFoot = ({ id, help, error }: FootProps) => {
  if (error !== undefined)
    return (
      <span id={id} className={`${s['help']} ${s['error']}`}>
        <Icon of={CircleAlert} size={14} />
        {error}
      </span>
    )
  if (help === undefined) return null
  return (
    <span id={id} className={s['help'] ?? ''}>
      {help}
    </span>
  )
}

type Described = Pick<FootProps, 'help' | 'error'> & {
  /** The id of the sentence about the field in the summary of its form. */
  entryId?: string | undefined
  /** The error is hidden below the control, because the user is typing. */
  busy?: boolean
}

/** Returns the link from a control to the text below it or, while that is hidden, to its sentence in the form's summary. */
export function describedBy(footId: string, { help, error, entryId, busy = false }: Described) {
  const hasFoot = help !== undefined || (error !== undefined && !busy)
  const id = busy && entryId !== undefined ? entryId : hasFoot ? footId : undefined
  return id === undefined ? {} : { 'aria-describedby': id }
}
