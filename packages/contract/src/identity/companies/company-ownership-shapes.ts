import { MAX_ENTITIES, MAX_STAKES } from '@tessera/domain/identity/companies/ownership.ts'
import { COMPANY_NAME_LENGTH } from '@tessera/domain/platform/text/person-name.ts'
import { WHOLE_SHARE } from '@tessera/domain/identity/companies/persons.ts'
import { z } from 'zod'
import { Country } from '#identity/kyc/kyc.ts'
import { Id, line } from '#platform/http/shared.ts'

const OwnerEntity = z.strictObject({
  id: Id,
  name: line(COMPANY_NAME_LENGTH),
  registrationNumber: line(40).nullable(),
  country: Country.nullable(),
})
const Stake = z.strictObject({
  /** A person or an entity. */
  ownerId: Id,
  /** The entity of which the owner holds a share; null is the applicant company. */
  ofId: Id.nullable(),
  /** Hundredths of a percent. */
  share: z.number().int().min(1).max(WHOLE_SHARE),
})
/** Indirect owners. A person's direct share of the company is `share` of the person. */
export const OwnershipStructure = z
  .strictObject({
    entities: z.array(OwnerEntity).max(MAX_ENTITIES).readonly(),
    stakes: z.array(Stake).max(MAX_STAKES).readonly(),
    /** Declared by the customer: people with less than 25 % each hold the rest. */
    restBelow: z.boolean(),
  })
  .meta({ id: 'OwnershipStructure' })

/** Shares in hundredths of a percent: the sum of listed persons, rounded down, and the rest. */
export const Ownership = z.object({
  listed: z.number().int(),
  rest: z.number().int(),
  needed: z.boolean(),
  /** The effective share of each person and entity as exact percent, such as `30` or `12.375`. `over`: 25 % or more. */
  effective: z.array(z.object({ id: Id, percent: z.string(), over: z.boolean() })).readonly(),
})
