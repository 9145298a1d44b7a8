import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Label, Text } from 'react-aria-components'
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
  optional?: boolean
  /** Stands at the right end of the label line, such as the available balance. */
  labelEnd?: ReactNode
}

type FrameProps = FieldFacts & { label: string | undefined; focused: boolean; children: ReactNode }

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

export const FieldFoot = ({ help, error }: { help?: ReactNode; error?: string | undefined }) => {
  if (error !== undefined)
    return (
      <Text slot="errorMessage" className={`${s['help']} ${s['error']}`}>
        <Icon of={CircleAlert} size={14} />
        {error}
      </Text>
    )
  if (help === undefined) return null
  return (
    <Text slot="description" className={s['help'] ?? ''}>
      {help}
    </Text>
  )
}
