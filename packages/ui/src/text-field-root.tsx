import { type ComponentRef, type ReactNode, type RefObject, useRef } from 'react'
import { type AriaTextFieldProps, useTextField } from 'react-aria/useTextField'
import { InputContext, type InputProps, LabelContext, TextAreaContext, type TextAreaProps } from 'react-aria-components'

type RootProps<T> = Omit<AriaTextFieldProps<T>, 'validationBehavior'> & {
  ref: RefObject<HTMLDivElement | null>
  className: string
  /** The label and the control of react-aria, which get their props from here. */
  children: ReactNode
}

/**
 * A text field of one line. It replaces react-aria's component `TextField`, which shares a module with the search in
 * lists, so that each page with a field would load that too.
 */
export function TextFieldRoot({ ref, className, children, ...field }: RootProps<HTMLInputElement>) {
  const input = useRef<ComponentRef<'input'>>(null)
  const { labelProps, inputProps } = useTextField({ ...field, validationBehavior: 'aria' }, input)
  return (
    <div ref={ref} className={className}>
      <LabelContext value={labelProps}>
        {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they differ only in undefined for absent props */}
        <InputContext value={{ ...inputProps, ref: input } as InputProps}>{children}</InputContext>
      </LabelContext>
    </div>
  )
}

/** A text field of several lines. */
export function TextAreaRoot({ ref, className, children, ...field }: RootProps<HTMLTextAreaElement>) {
  const area = useRef<ComponentRef<'textarea'>>(null)
  const multiline = { ...field, inputElementType: 'textarea', validationBehavior: 'aria' } as const
  const { labelProps, inputProps } = useTextField<'textarea'>(multiline, area)
  return (
    <div ref={ref} className={className}>
      <LabelContext value={labelProps}>
        {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they differ only in undefined for absent props */}
        <TextAreaContext value={{ ...inputProps, ref: area } as TextAreaProps}>{children}</TextAreaContext>
      </LabelContext>
    </div>
  )
}
