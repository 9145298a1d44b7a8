import type { LucideIcon } from 'lucide-react'
import type { JSX, MouseEvent, ReactNode } from 'react'
import { Button as Pressable, Link } from 'react-aria-components'
import { useAttempt } from './form.tsx'
import s from './button.module.css'
import { cx } from './classes.ts'
import { Icon } from './icon.tsx'
import { Loader } from './loader.tsx'
import { useIgnoreDoubleClick } from '@tessera/ui/ignore-double-click.ts'
import { Tooltip } from './tooltip.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'danger-line' | 'buy' | 'sell'
export type ButtonSize = 'lg' | 'md' | 'sm' | 'xs'

type StyleProps = {
  children: ReactNode
  kind?: ButtonKind
  size?: ButtonSize
  block?: boolean
  icon?: LucideIcon
  after?: LucideIcon
  className?: string
}

type ButtonProps = StyleProps & {
  onPress?: () => void
  type?: 'button' | 'submit'
  /**
   * Shows that the action is running and ignores clicks. If this prop is given at all, a double click starts the action
   * once.
   */
  loading?: boolean
  disabled?: boolean
  /**
   * Disabled, but still reachable by keyboard: a tooltip says why. Pressing a disabled submit button counts as an
   * attempt to submit its form.
   */
  disabledReason?: string | undefined
  autoFocus?: boolean
  form?: string
  'aria-label'?: string
  'aria-describedby'?: string
}

const buttonClass = (p: StyleProps): string =>
  cx(s['button'], s[p.kind ?? 'primary'], s[p.size ?? 'md'], p.block && s['block'], p.className)

const Inside = ({ icon, after, size, loading, children }: StyleProps & { loading?: boolean | undefined }) => (
  <>
    {loading ? <Loader size="sm" /> : icon && <Icon of={icon} size={size === 'xs' ? 16 : 18} />}
    <span className={s['label']}>{children}</span>
    {after && <Icon of={after} size={16} />}
  </>
)

export function Button(props: ButtonProps) {
  const { disabledReason, loading, disabled = false, onPress, ...p } = props
  const barred = disabledReason !== undefined
  const { onTry, onBarred } = useAttempt()
  const once = useIgnoreDoubleClick(onPress)
  const click = (e: MouseEvent) => {
    if (barred) onBarred(disabledReason)
    if (barred || loading === true) e.preventDefault()
    else if (loading !== undefined) once.onClickCapture(e)
  }
  const button = (
    <Pressable
      className={cx(buttonClass(p), barred && s['barred'], loading && s['loading'])}
      type={p.type ?? 'button'}
      isDisabled={disabled && !barred}
      isPending={loading === true || barred}
      {...(p.type === 'submit' && { render: asSubmit })}
      // Errors appear on pointer up. If they appeared on pointer down, the layout would shift and the button would
      // miss the click.
      {...(barred && { onFocus: (e) => e.target.matches(':focus-visible') && onTry() })}
      {...(loading === undefined ? onPress && { onPress } : once)}
      onClickCapture={click}
      {...(p.autoFocus && { autoFocus: true })}
      {...(p.form !== undefined && { form: p.form })}
      {...(p['aria-label'] !== undefined && { 'aria-label': p['aria-label'] })}
      {...(p['aria-describedby'] !== undefined && { 'aria-describedby': p['aria-describedby'] })}
    >
      <Inside {...p} loading={loading} />
    </Pressable>
  )
  // A button with this prop always has the tooltip around it, so its element and its focus survive a change.
  return 'disabledReason' in props ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}

/**
 * React-aria takes a disabled or loading button out of its form. Enter in a field would then do nothing, or submit the
 * form without the button. This button stays the default button that Enter clicks.
 */
const asSubmit = (button: JSX.IntrinsicElements['button']) => <button {...button} type="submit" />

/** A link that looks like a button: it has an address and can open in a new tab. */
export const ButtonLink = ({ href, ...p }: StyleProps & { href: string }) => (
  <Link href={href} className={buttonClass(p)}>
    <Inside {...p} />
  </Link>
)

const countText = (count: number): string => (count > 99 ? '99+' : String(count))

type IconButtonProps = {
  icon: LucideIcon
  label: string
  onPress?: () => void
  size?: 'md' | 'sm'
  line?: boolean
  disabled?: boolean
  /** The state of a toggle. */
  pressed?: boolean
  /** Only the favorite star turns gold and is filled while pressed. */
  star?: boolean
  /** The number of items behind the button; 0 shows nothing. */
  count?: number
  className?: string
}

/** A button with only an icon. Its label is read aloud and shown as a tooltip. */
export const IconButton = ({ icon, label, size = 'md', count = 0, pressed, star, ...p }: IconButtonProps) => (
  <Tooltip text={label}>
    <Pressable
      className={cx(s['iconButton'], s[`icon-${size}`], p.line && s['line'], star && pressed && s['on'], p.className)}
      aria-label={count > 0 ? `${label} ${countText(count)}` : label}
      isDisabled={p.disabled ?? false}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(p.onPress && { onPress: p.onPress })}
    >
      <Icon of={icon} size={size === 'sm' ? 16 : 18} filled={star === true && pressed === true} />
      {count > 0 && (
        <span className={s['count']} aria-hidden>
          {countText(count)}
        </span>
      )}
    </Pressable>
  </Tooltip>
)
