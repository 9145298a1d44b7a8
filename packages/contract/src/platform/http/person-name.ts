import { nameFault, nameFaults, PERSON_NAME_LENGTH } from '@tessera/domain/platform/text/person-name.ts'
import { canonicalText } from '@tessera/domain/platform/text/typed-text.ts'
import { z } from 'zod'

/** The name of a person, in letters of any script (domain/platform/text/person-name.ts). */
export const personName = (max = PERSON_NAME_LENGTH): z.ZodString =>
  nameFaults
    .filter((rule) => rule !== 'nameLong')
    .reduce<z.ZodString>(
      (name, rule) => name.refine((text) => nameFault(text, max) !== rule, { params: { rule } }),
      z.string().max(max),
    )
    .overwrite(canonicalText)
    .min(1)
