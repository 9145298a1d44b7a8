/** A variable of the environment, as an error of the start and README.md explain it. */
type Variable = {
  /** The purpose, in one or two sentences. */
  readonly purpose: string
  readonly example: string
  /** When it is needed, if its own format allows its absence. */
  readonly needed?: string
  /** True if the value is secret. The variable NAME_FILE can then name a file that contains it. */
  readonly secret?: true
}
export type Variables<Name extends string> = Readonly<Record<Name, Variable>>

/** An example of a seed, which shows how to make one. */
export const SEED = 'the output of openssl rand -base64 32'
