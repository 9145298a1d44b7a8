/** Fields of a product's document that joins, leaves or is published under its CID. */
export const documentFields = {
  document: {
    titles: 'Document',
    kind: 'Kind of document',
    datedOn: 'Dated',
    languages: 'Languages',
    mustAccept: 'Must be accepted',
    sha256: 'Hash of the file',
  },
  form: 'Published as',
  cid: 'CID',
  sha256: 'SHA-256',
  supersedes: { titles: 'Replaces', cid: 'CID of the replaced document' },
} as const
