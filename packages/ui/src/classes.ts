declare module 'react' {
  // Custom properties pass quantities (a percentage, a gap) from a component to its stylesheet.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

/** Joins class names and skips the absent ones. */
export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
