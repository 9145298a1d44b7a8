import { cx } from './classes.ts'
import s from './skeleton.module.css'

/** A placeholder for text that is loading, 14 px high. `width` is any CSS width. */
export const Skeleton = ({ width = '100%', square = false }: { width?: string; square?: boolean }) => (
  <span className={cx(s['skeleton'], square && s['square'])} style={square ? undefined : { width }} aria-hidden />
)
