import { IDENTIFIER_FORM, SHA256_FORM } from '@tessera/domain/issuance/ipfs/identifier.ts'
import {
  pinErrors,
  publicationForms,
  publicationKinds,
  publicationStates,
} from '@tessera/domain/issuance/ipfs/publication.ts'
import { z } from 'zod'
import { Cid, PinState } from '#issuance/products/cid.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { ProductSymbol, Day, Id, note, Nothing, Time } from '#platform/http/shared.ts'
import { subjectRefusals } from '#subject-refusals.ts'

const Sha256 = z.string().regex(SHA256_FORM)
export const PublicationForm = z.enum(publicationForms).meta({ id: 'PublicationForm' })

/** The path at which the site's own gateway serves content; the CID follows it. */
export const GATEWAY_PATH = 'ipfs'

const named = {
  cid: Cid,
  sha256: Sha256,
  size: z.number().int(),
}

export const Publication = z
  .object({
    kind: z.enum(publicationKinds),
    ...named,
    /** `hash`: only the identifiers are published, so only people who have the file can verify it. */
    form: PublicationForm,
    publishedAt: Time,
    standing: z.enum(publicationStates),
    /** The time at which it was superseded, withdrawn or removed. */
    endedAt: Time.nullable(),
    /** The publication that replaced it. */
    supersededBy: Cid.nullable(),
    /** The state of its pin; null if its content is not published. */
    pin: PinState.nullable(),
    /** Null for files that the exchange publishes about itself, and for products that visitors cannot see. */
    product: z
      .object({
        symbol: ProductSymbol,
        name: z.string(),
        version: z.number().int(),
        title: z.string(),
        datedOn: Day,
      })
      .nullable(),
  })
  .meta({ id: 'Publication' })

/** The file of a proposed publication, within the content of the approval. */
export const PublicationFile = z.object({ document: z.object({ titles: z.tuple([z.string(), z.string()]) }) })

export const ipfs = endpoints({
  lookup: {
    method: 'GET',
    path: 'ex/api/v1/ipfs/lookup',
    summary: 'Publications under a CID or a SHA-256, newest first; no row if there is none',
    who: 'visitor',
    rate: { points: 60, seconds: 60 },
    input: z.object({ id: z.string().regex(IDENTIFIER_FORM) }),
    reply: z.object({ rows: z.array(Publication) }),
    refusals: [],
  },
})

export const ipfsManage = endpoints({
  upload: {
    method: 'POST',
    path: 'console/api/v1/ipfs/upload',
    summary:
      'Computes the identifiers of a product document, keeps its blocks, and proposes to publish it; a second person decides',
    who: 'operator',
    permission: 'products.manage',
    idempotent: 'tx',
    input: z.object({
      documentId: Id,
      /** A published document of the same product that this one replaces. */
      supersedes: Id.nullable(),
      /** The proposer confirms to have read the document and found no personal data. */
      noPersonalData: z.literal(true),
      reason: note(1000),
    }),
    reply: z.object({ ...named, form: PublicationForm, requestId: Id }),
    refusals: [
      'PARAM_INVALID',
      'FORBIDDEN',
      'NOT_FOUND',
      ...subjectRefusals,
      'APPROVAL_REASON_CODE_NEEDED',
      'APPROVAL_CONTENT_CHANGED',
      'APPROVAL_REQUEST_EXISTS',
    ],
  },
  status: {
    method: 'POST',
    path: 'console/api/v1/ipfs/status',
    summary: 'Pins of a CID: state, request number at the service, number of failures and the last error',
    who: 'operator',
    permission: 'products.read',
    input: z.object({ cid: Cid }),
    reply: z.object({
      rows: z.array(
        z
          .object({
            kind: z.enum(publicationKinds),
            form: PublicationForm,
            publishedAt: Time,
            state: PinState.nullable(),
            requestId: z.string().nullable(),
            failures: z.number().int(),
            error: z.enum(pinErrors).nullable(),
            nextAt: Time.nullable(),
            pinnedAt: Time.nullable(),
            /** The time at which an operator withdrew the publication. */
            withdrawnAt: Time.nullable(),
            /** The first time at which the pinning service no longer listed a pin of it. */
            unpinnedAt: Time.nullable(),
          })
          .meta({ id: 'Pin' }),
      ),
    }),
    refusals: [],
  },
  withdraw: {
    method: 'POST',
    path: 'console/api/v1/ipfs/withdraw',
    summary:
      'Withdraws a published document at once and permanently: the gateway stops serving it, and its pins are removed. One person is enough',
    who: 'operator',
    permission: 'products.manage',
    input: z.object({
      cid: Cid,
      /** For operators and the audit log. */
      reason: note(500),
    }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'IPFS_ALREADY_WITHDRAWN'],
  },
})
