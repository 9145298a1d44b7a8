import { cx } from './classes.ts'
import s from './loader.module.css'

type LoaderProps = {
  size?: 'lg' | 'md' | 'sm'
  /** Read aloud; leave it out where words beside it already say that something is going on. */
  label?: string
}

/** Four tiles laid in turn. */
export const Loader = ({ size = 'md', label }: LoaderProps) => (
  <span className={cx(s['loader'], s[size])}>
    <i />
    <i />
    <i />
    <i />
    {label !== undefined && <span className="sr">{label}</span>}
  </span>
)
