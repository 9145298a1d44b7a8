import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Label, Text } from 'react-aria-components'
import { useAttempt } from './attempt.tsx'
import s from './field.module.css'
import { Icon } from './icon.tsx'
import { useWords } from './words.tsx'

/** Every control has a name: words in sight, or words for the screen reader. */
export type Named =
  | { readonly label: string; readonly 'aria-label'?: undefined }
  | { readonly label?: undefined; readonly 'aria-label': string }

export type FieldSize = 'lg' | 'md' | 'sm'

export type FieldFacts = {
  size?: FieldSize
  help?: ReactNode
  /** What is wrong, in words. It waits until the field has lost the focus. */
  error?: string | undefined
  /** What keeps it from being sent, in words. It waits until something wrong was left in the field, or somebody tried to go on. */
  wrong?: string | undefined
  optional?: boolean
  /** Stands at the right end of the label line, such as the available balance. */
  labelEnd?: ReactNode
}

type FrameProps = Omit<FieldFacts, 'wrong'> & { label: string | undefined; focused: boolean; children: ReactNode }

type TypedFacts = Pick<FieldFacts, 'error' | 'wrong' | 'labelEnd'> & {
  value: string
  maxLength?: number
  counter?: boolean
}

/** What a field that is typed in says: its error or what it lacks once it was left, and how much of its length is used. */
export function useTyped({ value, error, wrong, labelEnd, counter, maxLength }: TypedFacts) {
  const t = useWords()
  const [focused, setFocused] = useState(false)
  const [left, setLeft] = useState(false)
  const { tried } = useAttempt()
  const count =
    counter && maxLength !== undefined ? t('characters', { count: value.length, limit: maxLength }) : undefined
  return {
    focused,
    error: error ?? (tried || (left && value !== '') ? wrong : undefined),
    labelEnd: labelEnd ?? count,
    onFocusChange: (isFocused: boolean) => {
      setFocused(isFocused)
      if (!isFocused) setLeft(true)
    },
  }
}

/** Label above, control, then help or error below. Used inside a field of react-aria, which ties them together. */
export const FieldFrame = ({ label, optional, labelEnd, help, error, focused, children }: FrameProps) => (
  <>
    {label !== undefined && (
      <span className={s['labelLine']}>
        <Label className={s['label'] ?? ''}>{label}</Label>
        {optional && <Optional />}
        {labelEnd !== undefined && <span className={s['labelEnd']}>{labelEnd}</span>}
      </span>
    )}
    {children}
    <FieldFoot help={help} error={focused ? undefined : error} />
  </>
)

const Optional = () => <span className={s['optional']}>{useWords()('optional')}</span>

type FootProps = {
  help?: ReactNode
  error?: string | undefined
  /** Under something that is no field of react-aria: a dialog around it knows no such slots and throws. */
  loose?: boolean
}

export const FieldFoot = ({ help, error, loose = false }: FootProps) => {
  const Said = loose ? 'span' : Text
  if (error !== undefined)
    return (
      <Said {...(!loose && { slot: 'errorMessage' })} className={`${s['help']} ${s['error']}`}>
        <Icon of={CircleAlert} size={14} />
        {error}
      </Said>
    )
  if (help === undefined) return null
  return (
    <Said {...(!loose && { slot: 'description' })} className={s['help'] ?? ''}>
      {help}
    </Said>
  )
}
