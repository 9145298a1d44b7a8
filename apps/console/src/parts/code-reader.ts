/** Returns the text of a value in an approval's content. */
export type Reader = (value: string) => string

/** Returns a reader for the codes in the list; other values stay unchanged. */
export const codeReader =
  <C extends string>(codes: readonly C[], word: (code: C) => string): Reader =>
  (value) => {
    const code = codes.find((known) => known === value)
    return code === undefined ? value : word(code)
  }
