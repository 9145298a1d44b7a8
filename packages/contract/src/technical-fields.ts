import { siteAccessFlags } from '@tessera/domain/office/public-config/site-access.ts'

/** Fields that programs or our own screens fill in; errors use their API names. */
export const technicalFields: ReadonlySet<string> = new Set([
  ...siteAccessFlags,
  ...`uaTime securityInfo verifyToken page pageSize size after type status parentId id event version sha256 by jobId subAccountId tab kind
   subjectId proposal contentHash requestId actor action targetType targetId replaces salt format scene way ordered routes home
   investments cms login register resetPass path personId item open samePhone termsVersion json hash token scope key recipientId
   interval before unread ids acceptedVersion ticket codeId clientOrderId sort appealed adId paymentMethodId proof challengeId credential
   clientDataJSON attestationObject transports payload authenticatorData userHandle browserSecret keep captcha verificationType
   csessionid sig active stage bankAccountId documentId favorite qrId sessionId factor
   exchange smsClosed voiceClosed time depositsOpen tradingOpen beforeSeq orderId purpose
   ending dealId application addressId optionId questionId answers operatorId customerId state iss error prefillId flow phoneToken
   thread unacked checksum useBound
   accountId programme ownerId ofId applicationId basics area subject values bankAccount n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 act leftOut
   feeQuote of withSums`
    .trim()
    .split(/\s+/),
])
