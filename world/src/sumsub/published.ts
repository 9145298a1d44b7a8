// Examples that the vendor publishes, as its pages showed them on 28 November 2026. The stand-in and our own client are
// tested against them. Sources: docs.sumsub.com/reference/authentication (what is signed),
// docs.sumsub.com/reference/generate-access-token-body (token, error),
// docs.sumsub.com/docs/receive-and-interpret-results-via-api (webhooks), docs.sumsub.com/reference/get-applicant-data
// and docs.sumsub.com/reference/get-information-about-document-images (names of the fields; the values are ours),
// docs.sumsub.com/reference/change-provided-company-data (the response to changed company data).

/** The text that is signed for a token: time, method, path with query, and no body. */
export const signedText =
  '1607551635POST/resources/accessTokens?userId=cfd20712-24a2-4c7d-9ab0-146f3c142335&levelName=basic-kyc-level&ttlInSecs=600'
export const signedParts = {
  ts: '1607551635',
  method: 'POST',
  path: '/resources/accessTokens?userId=cfd20712-24a2-4c7d-9ab0-146f3c142335&levelName=basic-kyc-level&ttlInSecs=600',
  body: '',
} as const

export const tokenRequest = { ttlInSecs: 600, userId: 'johndoeID', levelName: 'basic-kyc-level' } as const
export const tokenAnswer = { token: '_act-b8ebfb63-5f24-4b89-9c08-000000000000', userId: 'johndoeID' } as const
export const signatureMismatch = {
  description: 'Request signature mismatch',
  code: 401,
  correlationId: 'f677f38a9998b13c572a2a0000000000',
  errorCode: 4003,
  errorName: 'app-token-signature mismatch',
} as const

export const greenWebhook = {
  applicantId: '5cb56e8e0a975a35f333cb83',
  inspectionId: '5cb56e8e0a975a35f333cb84',
  correlationId: 'req-a260b669-4f14-4bb5-a4c5-ac0218acb9a4',
  externalUserId: 'externalUserId',
  levelName: 'id-and-liveness',
  type: 'applicantReviewed',
  reviewResult: { reviewAnswer: 'GREEN' },
  reviewStatus: 'completed',
  createdAtMs: '2020-02-21 13:23:19.321',
} as const
export const retryWebhook = {
  ...greenWebhook,
  reviewResult: {
    moderationComment: 'Enter your date of birth exactly as it is on your identity document.',
    clientComment: 'A note for the client that must not be shown to the applicant.',
    reviewAnswer: 'RED',
    rejectLabels: ['PROBLEMATIC_APPLICANT_DATA'],
    reviewRejectType: 'RETRY',
    buttonIds: ['dataMismatch_dateOfBirth'],
  },
  createdAtMs: '2020-02-21 13:23:19.001',
} as const
/** Another format of the same time, from the table of payload attributes. */
export const attributeTime = '2021-05-14 16:00:25.032'
/** The response to changed company data. */
export const companyDataAnswer = { ok: 1 } as const
