/** Returns the text of a value in an approval's content. */
export type Reader = (value: string) => string

/** Returns the text of a code in the list; any other value stays as it is. */
export const codeReader =
  <C extends string>(codes: readonly C[], word: (code: C) => string): Reader =>
  (value) => {
    const code = codes.find((known) => known === value)
    return code === undefined ? value : word(code)
  }
