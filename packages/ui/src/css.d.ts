import 'react'

declare module 'react' {
  // Custom properties carry quantities (a percentage, a gap) from a component to its stylesheet.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
