import { cx } from './classes.ts'
import s from './loader.module.css'

type LoaderProps = {
  size?: 'lg' | 'md' | 'sm'
  /** Read aloud; omit it if text beside the loader already says that something is loading. */
  label?: string
}

/** An animation of four tiles that appear one after another. */
export const Loader = ({ size = 'md', label }: LoaderProps) => (
  <span className={cx(s['loader'], s[size])}>
    <i />
    <i />
    <i />
    <i />
    {label !== undefined && <span className="sr">{label}</span>}
  </span>
)
