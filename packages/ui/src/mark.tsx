import s from './mark.module.css'

/** The mark: a T cut from three stones along one 60° line. Minimum size 16 px. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <path className={s['ink']} d="M3 4h14.6l-4.62 8H3z" />
    <path className={s['ink']} d="M20.2 4H29v8H15.58z" />
    <path className={s['stem']} d="M11.8 14.3h8.4v8.9L17.5 28h-5.7z" />
  </svg>
)

/** The wordmark, drawn as monoline paths instead of a font. */
export const Wordmark = ({ height = 18 }: { height?: number }) => (
  <svg height={height} viewBox="0 0 128 24" aria-hidden>
    <g fill="none" stroke="currentColor" strokeWidth="2.7" strokeLinejoin="miter">
      <path d="M1 3.35h15.4M8.7 3.35V22" />
      <path d="M20.2 14.9h11.9c0-3.7-2.4-6.1-5.9-6.1-3.6 0-6.1 2.6-6.1 6s2.5 6 6.3 6c2.2 0 3.9-.8 5-2.3" />
      <path d="M45.2 11.3c-.7-1.6-2.2-2.5-4.3-2.5-2.5 0-4.2 1.2-4.2 3.1 0 4.3 8.9 1.7 8.9 5.9 0 1.9-1.8 3-4.5 3-2.4 0-4.1-1-4.8-2.7" />
      <path d="M59.2 11.3c-.7-1.6-2.2-2.5-4.3-2.5-2.5 0-4.2 1.2-4.2 3.1 0 4.3 8.9 1.7 8.9 5.9 0 1.9-1.8 3-4.5 3-2.4 0-4.1-1-4.8-2.7" />
      <path d="M64.2 14.9h11.9c0-3.7-2.4-6.1-5.9-6.1-3.6 0-6.1 2.6-6.1 6s2.5 6 6.3 6c2.2 0 3.9-.8 5-2.3" />
      <path d="M82 22V7.6M82 14.2c0-3.3 2-5.4 5.6-5.2" />
      <path d="M103.4 7.6V22M103.4 14.8c0 3.4-2.5 6-6 6s-6-2.6-6-6 2.5-6 6-6 6 2.6 6 6z" />
    </g>
  </svg>
)

/** Mark and wordmark side by side; put it inside a link that carries the name. */
export const Logo = ({ height = 18 }: { height?: number }) => (
  <span className={s['logo']}>
    <Mark size={Math.round(height * 1.5)} />
    <Wordmark height={height} />
  </span>
)
