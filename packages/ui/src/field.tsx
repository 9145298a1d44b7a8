import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Label } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useAttempt } from './attempt.tsx'
import s from './field.module.css'
import { Icon } from './icon.tsx'

/** Every control has a name: words in sight, or words for the screen reader. */
export type Named =
  | { readonly label: string; readonly 'aria-label'?: undefined }
  | { readonly label?: undefined; readonly 'aria-label': string }

export type FieldSize = 'lg' | 'md' | 'sm'

export type FieldFacts = {
  size?: FieldSize
  help?: ReactNode
  /** What is wrong, in words. It waits until the field has lost the focus, or Enter said that it is typed. */
  error?: string | undefined
  /** What keeps it from being sent, in words. It waits until something wrong was left in the field, or somebody tried to go on, be it by Enter. */
  wrong?: string | undefined
  optional?: boolean
  /** Stands at the right end of the label line, such as the available balance. */
  labelEnd?: ReactNode
}

type FrameProps = Omit<FieldFacts, 'wrong'> & {
  label: string | undefined
  /** Somebody is at it: what is wrong waits. */
  busy: boolean
  footId: string
  children: ReactNode
}

type TypedFacts = Pick<FieldFacts, 'error' | 'wrong' | 'labelEnd'> & {
  value: string
  maxLength?: number
  counter?: boolean
}

/**
 * What a field that is typed in says: its error or what it lacks once it was left, and how much of its length is used.
 * Enter sends a form from within a field: until somebody types on, that field says what is wrong as if it were left.
 */
export function useTyped({ value, error, wrong, labelEnd, counter, maxLength }: TypedFacts) {
  const t = useTranslations('kit')
  const [focused, setFocused] = useState(false)
  const [entered, setEntered] = useState(false)
  const [left, setLeft] = useState(false)
  const { tried } = useAttempt()
  const count =
    counter && maxLength !== undefined ? t('characters', { count: value.length, limit: maxLength }) : undefined
  return {
    busy: focused && !entered,
    error: error ?? (tried || entered || (left && value !== '') ? wrong : undefined),
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

/** Label above, control, then help or error below. The control is tied to what stands below by `describedBy`. */
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
  /** By which a control says that this describes it. */
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

/** What ties a control to its foot, while something stands there. */
export const describedBy = (footId: string, { help, error }: Pick<FootProps, 'help' | 'error'>) =>
  help === undefined && error === undefined ? {} : { 'aria-describedby': footId }
