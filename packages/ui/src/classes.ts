declare module 'react' {
  // Custom properties carry quantities (a percentage, a gap) from a component to its stylesheet.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

/** Joins class names and leaves out what is absent. */
export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
