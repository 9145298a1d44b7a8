import { randomUUID } from 'node:crypto'

/** Personas with different results at the vendor. A rejected persona is approved the second time. */
export const personas = ['green', 'retry', 'final', 'slow'] as const
export type Persona = (typeof personas)[number]
export const isPersona = (text: unknown): text is Persona => personas.some((each) => each === text)

export type ReviewResult = {
  readonly reviewAnswer: 'GREEN' | 'RED'
  readonly reviewRejectType?: 'RETRY' | 'FINAL'
  readonly rejectLabels?: readonly string[]
  readonly moderationComment?: string
  readonly clientComment?: string
}
export const green: ReviewResult = { reviewAnswer: 'GREEN' }
export const retry: ReviewResult = {
  reviewAnswer: 'RED',
  reviewRejectType: 'RETRY',
  rejectLabels: ['UNSATISFACTORY_PHOTOS'],
  moderationComment: 'We could not read the document. Please upload a sharp photo.',
  clientComment: 'Second attempt of this person under another name.',
}
export const final: ReviewResult = {
  reviewAnswer: 'RED',
  reviewRejectType: 'FINAL',
  rejectLabels: ['FORGERY'],
  moderationComment: 'We could not verify your profile.',
  clientComment: 'The number was changed with a graphics editor.',
}

export const verdictOf = (persona: Persona, submissions: number): ReviewResult =>
  persona === 'final' ? final : persona === 'retry' && submissions === 1 ? retry : green

/** The person on the uploaded document: always the same, with a separate document number. */
export const personInfo = (number = `E${randomUUID().slice(0, 7).toUpperCase()}N`) => ({
  firstName: 'Mei Hua',
  lastName: 'Ong',
  dob: '1991-07-14',
  nationality: 'SGP',
  country: 'SGP',
  addresses: [
    { country: 'SGP', street: 'Bencoolen Street', buildingNumber: '51', town: 'Singapore', postCode: '189630' },
  ],
  idDocs: [{ idDocType: 'PASSPORT', country: 'SGP', number, validUntil: '2034-05-30' }],
})
export const companyInfo = () => ({
  companyInfo: {
    companyName: 'Northquay Trading',
    registrationNumber: `T19LL${randomUUID().slice(0, 4).toUpperCase()}K`,
    country: 'SGP',
    legalAddress: '12 Marina View, Singapore 018961',
    incorporatedOn: '2019-03-04',
    type: 'Private Company Limited by Shares',
  },
})
