import { cx } from './classes.ts'
import s from './loader.module.css'

type LoaderProps = {
  size?: 'lg' | 'md' | 'sm'
  /** Read aloud; leave it out where words beside it already say that something is going on. */
  label?: string
}

/** Four tiles laid in turn. */
export const Loader = ({ size = 'md', label }: LoaderProps) => (
  <span
    className={cx(s['loader'], s[size])}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    <i />
    <i />
    <i />
    <i />
  </span>
)
