/** The messages of all decisions in one namespace; each noun has its own under `decisions`. */
export type DecisionMessages<Files> = {
  readonly decisions: Whole<DecisionsIn<Files[keyof Files]>>
}

type DecisionsIn<Noun> = Noun extends { readonly decisions: infer Words } ? Words : never
type Whole<Part> = (Part extends unknown ? (part: Part) => void : never) extends (whole: infer All) => void
  ? All
  : never
