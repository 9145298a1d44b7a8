import { Calendar as CalendarIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button as Pressable, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { ui } from './constants.ts'
import s from './date-range.module.css'
import { describedBy, FieldFoot, type FieldSize, type Named } from './field.tsx'
import f from './field.module.css'
import { Icon } from './icon.tsx'
import { controlClass } from './text-input.tsx'
import { useFocusWithin, useFormField } from './use-form-field.ts'

type DateControlProps = Named & {
  /** The chosen days, or their placeholder. */
  text: string
  empty: boolean
  size?: FieldSize
  error?: string | undefined
  /** The reason why it cannot be submitted, shown after an attempt. */
  fault?: string | undefined
  name?: string | undefined
  disabled?: boolean
  /** The calendar. Unconfirmed changes are dropped when it closes. */
  children: (close: () => void) => ReactNode
}

/** The closed control of the date pickers and the popover with the calendar. */
export function DateControl({ text, empty, size = 'sm', disabled = false, children, ...p }: DateControlProps) {
  const t = useTranslations('kit')
  const labelId = useId()
  const valueId = useId()
  const footId = useId()
  const { root, error, entryId } = useFormField({ ...p, value: text })
  const { focused, focusProps } = useFocusWithin()
  const busy = focused && entryId !== undefined
  const name =
    p.label === undefined
      ? { 'aria-label': t('labelled', { label: p['aria-label'], name: text }) }
      : { 'aria-labelledby': `${labelId} ${valueId}` }
  return (
    <div ref={root} {...focusProps} className={f['field']}>
      {p.label !== undefined && (
        <span id={labelId} className={s['label']}>
          {p.label}
        </span>
      )}
      <DialogTrigger>
        <Pressable
          className={controlClass({ size, disabled }, error !== undefined)}
          isDisabled={disabled}
          {...describedBy(footId, { error, entryId, busy })}
          {...name}
        >
          <Icon of={CalendarIcon} size={16} />
          <span id={valueId} className={empty ? f['placeholder'] : 'date'}>
            {text}
          </span>
        </Pressable>
        <Popover className={s['popover'] ?? ''} offset={ui.popover.offset} placement="bottom start">
          <Dialog className={s['dialog'] ?? ''} aria-label={p.label ?? p['aria-label'] ?? ''}>
            {({ close }) => children(close)}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <div id={footId} className={s['range']}>
        <FieldFoot error={busy ? undefined : error} />
      </div>
    </div>
  )
}

type DateFootProps = { onCancel: () => void; onConfirm: () => void; ready: boolean; children: ReactNode }

/** The current choice, Cancel, and a Confirm that is disabled until the choice is complete. */
export function DateFoot({ onCancel, onConfirm, ready, children }: DateFootProps) {
  const t = useTranslations('kit')
  return (
    <footer className={s['foot']}>
      <span className={s['chosen']} aria-live="polite">
        {children}
      </span>
      <Button kind="ghost" size="xs" onPress={onCancel}>
        {t('cancel')}
      </Button>
      <Button size="xs" onPress={onConfirm} disabled={!ready}>
        {t('confirm')}
      </Button>
    </footer>
  )
}
